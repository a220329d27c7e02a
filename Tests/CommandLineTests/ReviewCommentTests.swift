import CellSimServer
import Foundation
import Synchronization
import TestFixtures
import XCTest

/// Tests `cellsim review --comment` with a local server that implements the used parts of both APIs.
final class ReviewCommentTests: XCTestCase {
    private let marker = "<!-- cellsim-review:review -->"
    private var repository: ReviewedRepository!
    private var server: CommentServer!

    override func setUpWithError() throws {
        repository = try ReviewedRepository()
        try repository.write("Oranges", to: "App/Card.xib")
        server = try CommentServer()
        try repository.cellsim.shell("git init -q --bare remote.git && git remote add origin remote.git").code == 0
            ? () : XCTFail("the remote repository could not be created")
        try repository.cellsim.write(
            "remote.git\nevent.json\nbin\nlog\n.cellsim/\n.errors\n.output\n", to: ".gitignore")
        try repository.cellsim.write(
            #"{"pull_request": {"number": 7, "head": {"repo": {"full_name": "owner/app"}}}}"#, to: "event.json")
        repository.cellsim.environment = github
    }

    override func tearDown() { (repository, server) = (nil, nil) }

    private var github: [String: String] {
        [
            "GITHUB_REPOSITORY": "owner/app", "GITHUB_API_URL": server.address,
            "GITHUB_SERVER_URL": "https://github.test",
            "GITHUB_EVENT_PATH": "event.json", "GITHUB_TOKEN": "secret-token-1", "GITHUB_RUN_ID": "99",
        ]
    }

    private var gitlab: [String: String] {
        [
            "CI_API_V4_URL": server.address, "CI_PROJECT_ID": "5", "CI_MERGE_REQUEST_IID": "7",
            "GITLAB_TOKEN": "secret-token-1", "CI_JOB_URL": "https://gitlab.test/o/a/-/jobs/3", "CI_JOB_ID": "3",
            "CI_PROJECT_DIR": repository.cellsim.folder.path,
        ]
    }

    private func review(
        _ service: String = "github", code: Int32 = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        let outcome = try repository.cellsim.run("review", "--base", "main", "--comment", service)
        XCTAssertEqual(outcome.code, code, outcome.errors, file: file, line: line)
        XCTAssertFalse(outcome.errors.contains("secret-token"), outcome.errors, file: file, line: line)
        XCTAssertTrue(repository.exists(".cellsim/review/review.md"), file: file, line: line)
        return outcome.errors
    }

    func testOneCommentIsPostedAndUpdated() throws {
        XCTAssertTrue(try review().contains("posted a comment on the pull request"))
        XCTAssertEqual(server.bodies.count, 1)
        let first = try XCTUnwrap(server.bodies.first)
        XCTAssertTrue(first.hasPrefix(marker + "\n### 🔍 Interface review: 1 of 1 picture differs"), first)
        XCTAssertTrue(first.contains("[the report](https://github.test/owner/app/actions/runs/99#artifacts)"), first)
        try repository.write("Lemons", to: "App/Card.xib")
        XCTAssertTrue(try review().contains("updated comment 1 of the pull request"))
        XCTAssertEqual(server.bodies.count, 1)
        XCTAssertTrue(try XCTUnwrap(server.bodies.first).contains("Lemons"))
        // Without a difference, the comment reports this.
        try repository.git("checkout -q App")
        _ = try review(code: 0)
        XCTAssertTrue(try XCTUnwrap(server.bodies.first).contains("no interface file changed"))
        XCTAssertEqual(Set(server.authorizations), ["Bearer secret-token-1"])
    }

    func testNothingIsPostedIfNothingDiffers() throws {
        try repository.git("checkout -q App")
        XCTAssertTrue(try review(code: 0).contains("no comment: nothing differs"))
        XCTAssertEqual(server.bodies, [])
    }

    func testCommentIsFoundOnSecondPage() throws {
        for number in 1...120 { server.add("comment \(number)", isOfProgram: false) }
        server.add(marker + "\nold", isOfProgram: true)
        server.add("> \(marker)", isOfProgram: false)
        XCTAssertTrue(try review().contains("updated comment 121"))
        XCTAssertEqual(server.bodies.count, 122)
        XCTAssertTrue(server.bodies[120].contains("Oranges"))
    }

    func testNamesTellCommentsApart() throws {
        _ = try review()
        let outcome = try repository.cellsim.run(
            "review", "--base", "main", "--comment", "github", "--comment-name", "tablet")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        XCTAssertEqual(
            server.bodies.map { $0.prefix(32) },
            ["<!-- cellsim-review:review -->\n#", "<!-- cellsim-review:tablet -->\n#"])
    }

    /// Anyone can write the marker, so another user's comment with it is not replaced.
    func testOtherUsersCommentIsKept() throws {
        server.add(marker + " mine", isOfProgram: false)
        server.deny(updates: true)
        XCTAssertTrue(try review().contains("posted a comment"))
        XCTAssertEqual(server.bodies.first, marker + " mine")
        XCTAssertEqual(server.bodies.count, 2)
    }

    func testTemporaryErrorsAreRetried() throws {
        server.fail(status: 503, times: 1)
        XCTAssertTrue(try review().contains("the service answers 503; trying again in 1 s"))
        XCTAssertEqual(server.bodies.count, 1)
        // The comment was posted, but the response was lost.
        server.reset()
        server.loseNextPost()
        _ = try review()
        XCTAssertEqual(server.bodies.count, 1)
    }

    func testErrorsSuggestRemedies() throws {
        for (status, message) in [
            (401, "check GITHUB_TOKEN"), (403, "permissions: {contents: write"), (404, "check GITHUB_REPOSITORY"),
        ] {
            server.fail(status: status, times: 100)
            let errors = try review(code: 3)
            assertContains(errors, "status \(status): no")
            assertContains(errors, message)
            server.fail(status: 0, times: 0)
        }
    }

    func testRunsWithoutCommentReportReason() throws {
        repository.cellsim.environment["GITHUB_TOKEN"] = ""
        XCTAssertTrue(try review().contains("no comment is posted: GITHUB_TOKEN is not set"))
        repository.cellsim.environment["GITHUB_TOKEN"] = "secret-token-1"
        try repository.cellsim.write(#"{"ref": "refs/heads/main"}"#, to: "event.json")
        XCTAssertTrue(try review().contains("no comment is posted: the event is not one of a pull request"))
        try repository.cellsim.write(
            #"{"pull_request": {"number": 7, "head": {"repo": {"full_name": "stranger/app"}}}}"#, to: "event.json")
        server.fail(status: 403, times: 100)
        XCTAssertTrue(try review().contains("no comment is posted: the pull request comes from a fork"))
        XCTAssertEqual(try repository.git("ls-remote origin"), "", "the command pushes no pictures")
    }

    func testWrongVariablesAreRejected() throws {
        for (name, value) in [
            ("GITHUB_REPOSITORY", "../../x"), ("GITHUB_API_URL", "http://example.com"), ("GITHUB_EVENT_PATH", "none"),
        ] {
            repository.cellsim.environment = github.merging([name: value]) { $1 }
            assertContains(try review(code: 2), name)
        }
        repository.cellsim.environment = gitlab.merging(["CI_PROJECT_ID": "../1"]) { $1 }
        assertContains(try review("gitlab", code: 2), "CI_PROJECT_ID must be a number")
    }

    /// Each run pushes one commit to a separate branch, and the user's repository is unchanged.
    func testPicturesArePushedToBranch() throws {
        let before = try repository.git("for-each-ref") + repository.git("rev-parse HEAD")
        _ = try review()
        try repository.write("Lemons", to: "App/Card.xib")
        _ = try review()
        XCTAssertEqual(try repository.git("for-each-ref") + repository.git("rev-parse HEAD"), before)
        let log = try repository.git("--git-dir remote.git log --format=%s cellsim-pictures")
        XCTAssertEqual(log, Array(repeating: "Pictures of pull request 7 [skip ci]", count: 2).joined(separator: "\n"))
        let commit = try repository.git("--git-dir remote.git rev-parse cellsim-pictures")
        let body = try XCTUnwrap(server.bodies.first)
        for (name, file) in [("base", "001"), ("head", "002"), ("difference", "003")] {
            XCTAssertTrue(
                body.contains("<img src=\"https://github.test/owner/app/raw/\(commit)/\(file).png\" width=\"100\""),
                body)
            let pushedHash = try repository.git("--git-dir remote.git rev-parse cellsim-pictures:\(file).png")
            XCTAssertEqual(
                pushedHash, try repository.git("hash-object --no-filters .cellsim/review/\(name)/App/Card.png"))
        }
    }

    func testWithoutABranchTheCommentHasNoPictures() throws {
        try repository.git("remote remove origin")
        assertContains(try review(), "warning: the comment has no pictures")
        assertLacks(try XCTUnwrap(server.bodies.first), "<img")
    }

    func testGitLabNoteIsPostedAndUpdated() throws {
        repository.cellsim.environment = gitlab
        XCTAssertTrue(try review("gitlab").contains("posted a comment on the merge request"))
        XCTAssertTrue(try review("gitlab").contains("updated comment 1 of the merge request"))
        XCTAssertEqual(server.bodies.count, 1)
        let body = try XCTUnwrap(server.bodies.first)
        XCTAssertTrue(
            body.contains(
                "<img src=\"https://gitlab.test/o/a/-/jobs/3/artifacts/raw/.cellsim/review/head/App/Card.png\""),
            body)
        XCTAssertEqual(Set(server.authorizations), ["secret-token-1"])
        repository.cellsim.environment["CI_MERGE_REQUEST_IID"] = ""
        XCTAssertTrue(try review("gitlab").contains("no comment is posted: the job is not one of a merge request"))
    }

    /// Arguments and files are visible to other users of the machine.
    func testTokenIsNotPassedAsArgument() throws {
        for name in ["curl", "git"] {
            try repository.cellsim.write(
                "#!/bin/sh\necho \"$0 $*\" >>\"\(repository.cellsim.folder.path)/log\"\nPATH=\"${PATH#*:}\" exec \(name) \"$@\"\n",
                to: "bin/\(name)")
        }
        _ = try repository.cellsim.shell("chmod +x bin/*")
        repository.cellsim.environment["PATH"] =
            repository.cellsim.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        _ = try review()
        let log = try repository.text("log")
        assertContains(log, "/bin/curl -q --config -")
        assertContains(log, " push ")
        assertLacks(log, "secret-token")
    }
}
