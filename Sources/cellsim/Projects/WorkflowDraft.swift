import ArgumentParser

/// A draft of a CI workflow that runs `cellsim snapshot` for each change.
struct WorkflowDraft {
    /// The CI service that runs the workflow.
    enum Service: String, CaseIterable, ExpressibleByArgument {
        case github, gitlab
    }

    private let service: Service
    /// The path of the folder with `cellsim.yml` relative to the repository's root; empty for the root.
    private let folder: String
    /// A Boolean value that indicates whether the workflow contains a second job that reviews pull requests.
    private let hasReviewJob: Bool

    init(_ service: Service, folder: String, reviews: Bool = false) {
        (self.service, self.folder, self.hasReviewJob) = (service, folder, reviews)
    }

    /// The path of the workflow file relative to the repository's root.
    var path: String {
        switch service {
        case .github: ".github/workflows/snapshots.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }

    /// The contents of the workflow file.
    var text: String {
        switch service {
        case .github: github + (hasReviewJob ? githubReview : "")
        case .gitlab: gitlab + (hasReviewJob ? gitlabReview : "")
        }
    }

    private var location: String { folder.isEmpty ? "." : folder }

    /// Returns the commands that download the archive, verify its checksum, and unpack it to `~/cellsim`.
    private func installCommands(_ download: String) -> [String] {
        [
            download,
            "if [ -n \"$CELLSIM_SHA256\" ]; then echo \"$CELLSIM_SHA256  cellsim.tar.gz\" | sha256sum -c -; fi",
            "mkdir -p ~/cellsim",
            "gunzip -c cellsim.tar.gz | tar -x -f - -C ~/cellsim --strip-components 1",
            "rm cellsim.tar.gz",
        ]
    }

    private var github: String {
        """
        # Written by 'cellsim init --ci github'. Set the repository variables CELLSIM_ARCHIVE, the URL of
        # cellsim-VERSION-linux-x86_64.tar.gz, and CELLSIM_SHA256, its checksum: Settings > Secrets and variables > Actions.
        name: Snapshots
        on: [push, pull_request]
        jobs:
          snapshots:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
        \(githubInstallation)
              - name: Compare
                shell: bash
                working-directory: \(ConfigurationDraft.quoted(location))
                run: cellsim snapshot --reporter github --reporter "markdown=$GITHUB_STEP_SUMMARY" --reporter html=.cellsim/report.html
              - uses: actions/upload-artifact@v4
                if: failure()
                with:
                  name: cellsim
                  path: \(ConfigurationDraft.quoted(location + "/.cellsim"))
                  if-no-files-found: ignore
                  include-hidden-files: true

        """
    }

    /// The first step of the GitHub jobs, which installs CellSim.
    private var githubInstallation: String {
        let commands = installCommands("curl -fsSL --retry 3 -o cellsim.tar.gz \"$CELLSIM_ARCHIVE\"")
        return """
                  - name: Install CellSim
                    shell: bash
                    env:
                      CELLSIM_ARCHIVE: ${{ vars.CELLSIM_ARCHIVE }}
                      CELLSIM_SHA256: ${{ vars.CELLSIM_SHA256 }}
                    run: |
            \(Self.indented(commands, by: 10))
                      echo "$HOME/cellsim/bin" >>"$GITHUB_PATH"
            """
    }

    private var gitlab: String {
        let commands =
            installCommands("wget -q -O cellsim.tar.gz \"$CELLSIM_ARCHIVE\"") + [
                "export PATH=~/cellsim/bin:\"$PATH\"", "cd \(Self.shellQuoted(location))",
                "cellsim snapshot --reporter text --reporter junit=.cellsim/junit.xml --reporter codequality=.cellsim/quality.json",
            ]
        return """
            # Written by 'cellsim init --ci gitlab'. Set the CI/CD variables CELLSIM_ARCHIVE, the URL of
            # cellsim-VERSION-linux-x86_64.tar.gz, and CELLSIM_SHA256, its checksum: Settings > CI/CD > Variables.
            snapshots:
              image: busybox:stable
              script:
                - |
            \(Self.indented(commands, by: 6))
              artifacts:
                when: always
                paths: [\(ConfigurationDraft.quoted(location + "/.cellsim"))]
                reports:
                  junit: \(ConfigurationDraft.quoted(location + "/.cellsim/junit.xml"))
                  codequality: \(ConfigurationDraft.quoted(location + "/.cellsim/quality.json"))

            """
    }

    /// The GitHub job that comments on pull requests. It doesn't fail if there are differences.
    private var githubReview: String {
        """
          review:
            if: github.event_name == 'pull_request'
            runs-on: ubuntu-latest
            permissions:
              contents: write
              issues: write
              pull-requests: write
            steps:
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0
        \(githubInstallation)
              - name: Review
                shell: bash
                working-directory: \(ConfigurationDraft.quoted(location))
                env:
                  GITHUB_TOKEN: ${{ github.token }}
                  CELLSIM_ARTIFACT: cellsim-review
                run: cellsim review --comment github --reporter github --reporter "markdown=$GITHUB_STEP_SUMMARY" || [ "$?" = 1 ]
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: cellsim-review
                  path: \(ConfigurationDraft.quoted(location + "/.cellsim"))
                  if-no-files-found: ignore
                  include-hidden-files: true

        """
    }

    /// The GitLab job that comments on merge requests with the token in `GITLAB_TOKEN`.
    private var gitlabReview: String {
        let commands =
            ["apt-get update -qq && apt-get install -y -qq curl git"]
            + installCommands("curl -fsSL --retry 3 -o cellsim.tar.gz \"$CELLSIM_ARCHIVE\"") + [
                "export PATH=~/cellsim/bin:\"$PATH\"", "cd \(Self.shellQuoted(location))",
                "cellsim review --comment gitlab",
            ]
        return """

            # GITLAB_TOKEN is a project access token with the scope 'api' and the role Reporter.
            review:
              image: debian:stable-slim
              rules:
                - if: $CI_PIPELINE_SOURCE == "merge_request_event"
              variables:
                GIT_DEPTH: 0
              script:
                - |
            \(Self.indented(commands, by: 6))
              allow_failure:
                exit_codes: 1
              artifacts:
                when: always
                paths: [\(ConfigurationDraft.quoted(location + "/.cellsim"))]

            """
    }

    private static func indented(_ lines: [String], by count: Int) -> String {
        lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }

    /// Returns a word quoted for a shell.
    private static func shellQuoted(_ argument: String) -> String { "'" + argument.replacing("'", with: "'\\''") + "'" }
}
