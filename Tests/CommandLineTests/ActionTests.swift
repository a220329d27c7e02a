import Foundation
import TestFixtures
import XCTest

/// Runs the steps of action.yml as GitHub runs them: each command once, and twice in one home folder with different archives.
final class ActionTests: XCTestCase {
    private let label = Fixture.text("action-label.xib")

    /// Returns the lines of a step's `runIndex`.
    private func stepScript(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("action.yml"), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        let stepIndex = try XCTUnwrap(
            lines.firstIndex { $0.hasSuffix("- name: \(name)") }, "the action has no step \(name)")
        let runIndex = try XCTUnwrap(lines[stepIndex...].firstIndex { $0.hasSuffix("run: |") })
        return lines[(runIndex + 1)...].prefix { $0.hasPrefix("        ") }.map { $0.dropFirst(8) + "\n" }.joined()
    }

    /// Creates a folder with the steps as scripts. The program in each archive prints which archive it is from.
    private func makeProject() throws -> CommandLine {
        let cellsim = try CommandLine()
        try cellsim.write(try stepScript("Install"), to: "steps/install.sh")
        try cellsim.write(try stepScript("Run"), to: "steps/run.sh")
        try cellsim.write(label, to: "work/Label.xib")
        try cellsim.write("cases:\n  - document: Label.xib\n", to: "work/cellsim.yml")
        for number in 1...2 {
            let script = "#!/bin/sh\necho archive \(number) >&2\nexec \"$cellsim\" \"$@\"\n"
            try cellsim.write(script, to: "program-\(number)/cellsim-1.2.3/bin/cellsim")
        }
        let result = try cellsim.shell(
            """
            for number in 1 2; do
                chmod +x program-$number/cellsim-1.2.3/bin/cellsim
                tar -czf archive-$number.tar.gz -C program-$number cellsim-1.2.3 || exit 1
            done
            mkdir home
            """)
        XCTAssertEqual(result.code, 0, result.text)
        return cellsim
    }

    /// Runs both steps with a home folder inside the test's folder.
    private func run(
        _ arguments: String, in cellsim: CommandLine, archive: String = "archive-1.tar.gz", sha256: String = "",
        version: String = "", variables: [String: String] = [:]
    ) throws -> (code: Int32, text: String) {
        cellsim.environment = [
            "HOME": cellsim.folder.path + "/home", "ARCHIVE": archive, "SHA256": sha256, "ARGUMENTS": arguments,
            "VERSION": version, "RELEASES": "file://" + cellsim.folder.path + "/releases",
            "GITHUB_PATH": cellsim.folder.path + "/path", "GITHUB_STEP_SUMMARY": cellsim.folder.path + "/summary.md",
        ].merging(variables) { $1 }
        // Like GitHub's runner: each step is a separate script, and each line of the path file is prepended to the search path.
        return try cellsim.shell(
            """
            : >path
            : >summary.md
            sh -e steps/install.sh || exit
            while read -r folder; do PATH="$folder:$PATH"; done <path
            export PATH
            cd work && exec sh -e ../steps/run.sh
            """)
    }

    private func summary(_ cellsim: CommandLine) throws -> String {
        String(decoding: try cellsim.read("summary.md"), as: UTF8.self)
    }

    func testEachCommandRuns() throws {
        let cellsim = try makeProject()
        try cellsim.write(
            "import UIKit\n\nfinal class BasketCell: UITableViewCell {}\n", to: "work/App/BasketCell.swift")
        for arguments in [
            "snapshot --record all", "snapshot", "lint Label.xib", "gallery Label.xib --output pages",
            "render Label.xib --output Label.png", "compare Label.png Label.png", "app App --list", "devices",
        ] {
            let outcome = try run(arguments, in: cellsim)
            XCTAssertEqual(outcome.code, 0, "\(arguments): \(outcome.text)")
            XCTAssertTrue(outcome.text.hasPrefix("archive 1\n"), "\(arguments): \(outcome.text)")
            let isReported = ["snapshot", "compare", "lint"].contains { arguments.hasPrefix($0) }
            XCTAssertEqual(try summary(cellsim).isEmpty, !isReported, arguments)
        }
        XCTAssertEqual(CommandLine.size(try cellsim.read("work/Label.png")), [160, 40])
        XCTAssertFalse(try cellsim.read("work/pages/index.html").isEmpty)
        XCTAssertFalse(try cellsim.read("work/.cellsim/report.html").isEmpty)
    }

    /// A release is downloaded by version and its checksum is verified. Commands that build sources need the larger archive.
    func testVersionIsDownloadedAndVerified() throws {
        let cellsim = try makeProject()
        let result = try cellsim.shell(
            """
            mkdir -p releases/v1.2.3
            cp archive-1.tar.gz releases/v1.2.3/cellsim-1.2.3-linux-$(uname -m).tar.gz
            cp archive-2.tar.gz releases/v1.2.3/CellSimApps-1.2.3-linux-$(uname -m).tar.gz
            cd releases/v1.2.3 && sha256sum *.tar.gz >SHA256SUMS
            """)
        XCTAssertEqual(result.code, 0, result.text)
        for (arguments, archive) in [("devices", 1), ("app App --list", 2), ("test --help", 2), ("compare --help", 1)] {
            try cellsim.write("import UIKit\n\nfinal class BasketCell: UITableViewCell {}\n", to: "work/App/A.swift")
            for version in ["1.2.3", "v1.2.3"] {
                let outcome = try run(arguments, in: cellsim, archive: "", version: version)
                XCTAssertEqual(outcome.code, 0, outcome.text)
                XCTAssertTrue(outcome.text.hasPrefix("archive \(archive)\n"), outcome.text)
            }
        }
        let rows: [(archive: String, version: String, sha256: String, message: String)] = [
            ("", "9.9.9", "", "::error::file://"), ("", "", "", "::error::neither 'version' nor 'archive' is set"),
            ("archive-1.tar.gz", "1.2.3", "", "::error::'version' and 'archive' exclude each other"),
            ("", "1.2.3", String(repeating: "0", count: 64), "does not have the SHA-256 000"),
        ]
        for row in rows {
            let outcome = try run(
                "devices", in: cellsim, archive: row.archive, sha256: row.sha256, version: row.version)
            XCTAssertEqual(outcome.code, 3, outcome.text)
            XCTAssertTrue(outcome.text.contains(row.message), outcome.text)
        }
        _ = try cellsim.shell("rm -rf home/.cache; sed -i 's/^[0-9a-f]/x/' releases/v1.2.3/SHA256SUMS")
        XCTAssertEqual(
            try run("devices", in: cellsim, archive: "", version: "1.2.3").code, 3,
            "the action rejects a wrong checksum")
    }

    func testFindingsAreAnnotationsAndFailTheStep() throws {
        let cellsim = try makeProject()
        _ = try run("snapshot --record all", in: cellsim)
        try cellsim.write(label.replacingOccurrences(of: "Apples", with: "Pears"), to: "work/Label.xib")
        let changed = try run("snapshot", in: cellsim)
        XCTAssertEqual(changed.code, 1, changed.text)
        XCTAssertTrue(changed.text.contains("::error"), changed.text)
        XCTAssertTrue(try summary(cellsim).contains("Label"))
        try cellsim.write(
            label.replacingOccurrences(of: "id=\"label-1\"", with: "id=\"label-1\" custom=\"x\""), to: "work/Label.xib")
        let lintOutcome = try run("lint Label.xib", in: cellsim)
        XCTAssertEqual(lintOutcome.code, 1, lintOutcome.text)
        XCTAssertTrue(lintOutcome.text.contains("::warning"), lintOutcome.text)
        XCTAssertTrue(try summary(cellsim).contains("custom"))
        XCTAssertEqual(try run("lint --nonsense", in: cellsim).code, 2)
        XCTAssertEqual(try run("render Missing.xib", in: cellsim).code, 3)
    }

    /// A review has a summary, and a comment unless comments are disabled. Without a token, the step reports it.
    func testReview() throws {
        let cellsim = try makeProject()
        let result = try cellsim.shell(
            "cd work && git init -q -b main && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm one")
        XCTAssertEqual(result.code, 0, result.text)
        try cellsim.write(label.replacingOccurrences(of: "Apples", with: "Pears"), to: "work/Label.xib")
        for comment in ["true", "false"] {
            let outcome = try run("review --base main", in: cellsim, variables: ["COMMENT": comment])
            XCTAssertEqual(outcome.code, comment == "true" ? 2 : 1, outcome.text)
            XCTAssertEqual(
                outcome.text.contains("--comment github: GITHUB_REPOSITORY"), comment == "true", outcome.text)
            XCTAssertTrue(try summary(cellsim).contains("Label.xib"))
            XCTAssertFalse(try cellsim.read("work/.cellsim/review/review.md").isEmpty)
        }
    }

    /// The results of a test run become annotations and a page, and its exit status is kept.
    func testTestResultsAreReported() throws {
        let cellsim = try makeProject()
        let program = """
            #!/bin/sh
            case "$1" in
                test) mkdir -p "$SNAPSHOT_ARTIFACTS/.results" && echo "tests in $SNAPSHOT_ARTIFACTS" && exit 9 ;;
                *) echo "$@" ;;
            esac
            """
        try cellsim.write(program + "\n", to: "program-1/cellsim-1.2.3/bin/cellsim")
        let packed = try cellsim.shell("tar -czf archive-1.tar.gz -C program-1 cellsim-1.2.3")
        XCTAssertEqual(packed.code, 0, packed.text)
        let outcome = try run("test --filter CellTests", in: cellsim)
        XCTAssertEqual(outcome.code, 9, outcome.text)
        XCTAssertTrue(
            outcome.text.contains("tests in .cellsim/artifacts\nreport .cellsim/artifacts --reporter github"),
            outcome.text)
    }

    func testPersistentHomeInstallsNewArchive() throws {
        let cellsim = try makeProject()
        func checksum(_ name: String) throws -> String {
            String(try cellsim.shell("sha256sum \(name)").text.prefix(64))
        }
        let (first, second) = (try checksum("archive-1.tar.gz"), try checksum("archive-2.tar.gz"))
        XCTAssertTrue(try run("devices", in: cellsim, sha256: first).text.contains("archive 1\n"))
        // The archive is not unpacked again.
        let installed = try cellsim.shell("ls home/.cache/cellsim-program").text
        XCTAssertTrue(try run("devices", in: cellsim, sha256: first).text.contains("archive 1\n"))
        XCTAssertEqual(try cellsim.shell("ls home/.cache/cellsim-program").text, installed)

        let other = try run("devices", in: cellsim, archive: "archive-2.tar.gz", sha256: second)
        XCTAssertEqual(other.code, 0, other.text)
        XCTAssertTrue(other.text.contains("archive 2\n"), other.text)
        let mismatch = try run("devices", in: cellsim, archive: "archive-2.tar.gz", sha256: first)
        XCTAssertEqual(mismatch.code, 3, mismatch.text)
        XCTAssertTrue(
            mismatch.text.contains("::error::archive-2.tar.gz does not have the SHA-256 \(first)"), mismatch.text)
        XCTAssertTrue(try run("devices", in: cellsim, sha256: first).text.contains("archive 1\n"))

        // A different archive with the same name and without a checksum.
        XCTAssertTrue(try run("devices", in: cellsim).text.contains("archive 1\n"))
        XCTAssertEqual(try cellsim.shell("mv archive-2.tar.gz archive-1.tar.gz").code, 0)
        XCTAssertTrue(try run("devices", in: cellsim).text.contains("archive 2\n"))
    }
}
