import CellSimCompare
import CellSimEscaping

/// The location of a review's files for the readers of the review: a folder, or the artifacts of a job on a build server.
struct ReviewLinks {
    /// The shell commands that accept the new pictures.
    let acceptCommands: [String]
    /// The URL of the run's artifacts, or nil for a local run.
    let report: String?

    /// Derives the links from the environment variables of GitHub and GitLab.
    /// - Parameters:
    ///   - folder: the folder with the review's files.
    ///   - environment: the environment variables of the build server.
    init(folder: String, environment: [String: String]) {
        let links = PictureLinks(base: nil, environment: environment)
        report = links.page
        if let repository = environment["GITHUB_REPOSITORY"], GitHubComments.isRepository(repository),
            let run = environment["GITHUB_RUN_ID"], run.isNumber
        {
            let artifact = environment["CELLSIM_ARTIFACT"].flatMap { $0.isEmpty ? nil : $0 } ?? "cellsim"
            acceptCommands = [
                "gh run download \(run) --repo \(repository) --name \(artifact.shellQuoted) --dir cellsim-run",
                "cellsim accept --from-run cellsim-run",
            ]
        } else if let api = environment["CI_API_V4_URL"], PictureLinks.isWebURL(api),
            let project = environment["CI_PROJECT_ID"], project.isNumber, let job = environment["CI_JOB_ID"],
            job.isNumber
        {
            acceptCommands = ["cellsim accept --from-run \(api)/projects/\(project)/jobs/\(job)/artifacts"]
        } else {
            acceptCommands = ["cellsim accept --from-run \(folder.shellQuoted)"]
        }
    }

    /// Returns the relative URL of a picture in a folder, or nil if the picture is outside the folder.
    static func relativeURL(of path: String, in folder: String) -> String? {
        path.hasPrefix(folder + "/") ? Escaping.address(String(path.dropFirst(folder.count + 1))) : nil
    }
}

/// The part of `String` that recognises numbers and quotes shell arguments.
extension String {
    /// A Boolean value that indicates whether the text consists of at most 20 ASCII digits.
    var isNumber: Bool { !isEmpty && utf8.count <= 20 && utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// The text as a shell argument, quoted if necessary.
    var shellQuoted: String {
        let safeCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8
        if !isEmpty, first != "-", utf8.allSatisfy(safeCharacters.contains) { return self }
        return "'" + replacing("'", with: "'\\''") + "'"
    }
}
