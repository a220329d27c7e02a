import Foundation
import XCTest

/// Tests `cellsim review` in a temporary repository.
final class ReviewTests: XCTestCase {
    private let configuration =
        "cases:\n  - {document: App/Card.xib, name: card}\n  - {document: App/Row.xib, name: row}\n"

    func testDocumentsAndCasesAreReviewed() throws {
        let repository = try ReviewedRepository(
            ["App/Card.xib": "Apples", "App/Row.xib": "Pears"], configuration: configuration)
        try repository.write("Oranges", to: "App/Card.xib")
        let outcome = try repository.cellsim.run("review", "--base", "main")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        XCTAssertEqual(try repository.states(), ["App/Card.xib": "different", "card": "different", "row": "same"])
        for name in [
            "base/App/Card.png", "head/App/Card.png", "difference/App/Card.png", "reference/card.png",
            "actual/card.png", "difference/card.png",
        ] {
            XCTAssertEqual(CommandLine.size(try repository.cellsim.read(".cellsim/review/\(name)")), [200, 100], name)
        }
        let report = try repository.text(".cellsim/review/index.html")
        XCTAssertTrue(report.contains("App/Card.xib"))
        XCTAssertTrue(report.contains(#""acceptance":"cellsim accept --from-run .cellsim/review""#))
        XCTAssertTrue(report.contains(#""branch":"main""#) || report.contains(#""commit":""#))
        XCTAssertTrue(report.contains("not committed"), "the report says that the change is not committed")
        let page = try repository.text(".cellsim/review/review.md")
        for part in [
            "### 🔍 Interface review: 2 of 3 pictures differ", "- Documents: 1 changed\n",
            "- Pictures of documents: 1 different\n", "- Snapshots of <code>cellsim.yml</code>: 1 same, 1 different\n",
            "<h4>1. <code>App/Card.xib:8: UILabel: text “Apples” → “Oranges”</code> (2 pictures, <code>--cause 1</code>)</h4>",
            "<img src=\"base/App/Card.png\" width=\"100\" alt=\"before\">",
            "<img src=\"reference/card.png\" width=\"100\" alt=\"reference\">",
            "text: &#39;Apples&#39; → &#39;Oranges&#39;", "\ncellsim accept --from-run .cellsim/review\n",
        ] { XCTAssertTrue(page.contains(part), "\(part)\n\(page)") }
        // Only the output folder was written.
        XCTAssertEqual(try repository.git("status --porcelain"), " M App/Card.xib")
        let accepted = try repository.cellsim.run("accept", "--from-run", ".cellsim/review", "--cause", "1")
        XCTAssertEqual(
            String(decoding: accepted.output, as: UTF8.self), "accepted card: Snapshots/card.png\n1 accepted\n")
        XCTAssertEqual(try repository.cellsim.run("snapshot").code, 0)
        // A comparison of two revisions has no references to accept.
        _ = try repository.cellsim.run(
            "render", "--git-base", "main", "--output-directory", "changes", "--reporter", "html=changes/index.html")
        XCTAssertFalse(try repository.text("changes/index.html").contains(#""acceptance""#))
    }

    func testNothingIsChanged() throws {
        let repository = try ReviewedRepository()
        let outcome = try repository.cellsim.run("review", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains("cellsim: note: no XIB or storyboard differs from main\n"), outcome.errors)
        XCTAssertTrue(
            try repository.text("out/review.md").hasPrefix("### ✅ Interface review: no interface file changed\n"))
    }

    func testChangesWithoutAVisibleDifferenceAreListed() throws {
        let repository = try ReviewedRepository()
        let text = try repository.text("App/Card.xib")
        try repository.cellsim.write(
            text.replacing("opaque=\"NO\"", with: "opaque=\"NO\" tag=\"7\""), to: "App/Card.xib")
        let outcome = try repository.cellsim.run("review", "--base", "main")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let page = try repository.text(".cellsim/review/review.md")
        XCTAssertTrue(page.contains("no visible difference"), page)
        XCTAssertTrue(page.contains("<h4>Changed without a visible difference</h4>"), page)
        XCTAssertTrue(page.contains("tag: none → &#39;7&#39;"), page)
        XCTAssertFalse(page.contains("cellsim accept"), page)
    }

    func testAddedRemovedAndRenamedDocumentsAreListed() throws {
        let repository = try ReviewedRepository(["Gone.xib": "Apples", "Old.xib": "Some longer text"])
        try repository.git("mv Old.xib Moved.xib")
        try repository.git("rm -q Gone.xib")
        try repository.cellsim.write(
            try String(contentsOfFile: repository.cellsim.xib, encoding: .utf8), to: "Added.xib")
        let outcome = try repository.cellsim.run("review", "--base", "main")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        let page = try repository.text(".cellsim/review/review.md")
        XCTAssertTrue(page.contains("- Documents: 1 added, 1 removed, 1 renamed\n"), page)
        XCTAssertTrue(page.contains("<code>Moved.xib</code>, renamed from <code>Old.xib</code>"), page)
        XCTAssertTrue(page.contains("<h4>Added</h4>\n<details><summary>🆕 <code>Added.xib</code>"), page)
        XCTAssertTrue(page.contains("<h4>Removed</h4>\n<details><summary>🗑️ <code>Gone.xib</code>"), page)
    }

    func testUnreadableDocumentFails() throws {
        let repository = try ReviewedRepository()
        try repository.cellsim.write("nonsense @octocat", to: "App/Card.xib")
        let outcome = try repository.cellsim.run("review", "--base", "main")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("App/Card.xib:1: error: "), outcome.errors)
        let page = try repository.text(".cellsim/review/review.md")
        XCTAssertTrue(page.contains("<h4>Cannot be drawn</h4>"), page)
    }

    /// A crash affects only one document or case. Debug builds simulate the crashes.
    func testCrashAffectsOnlyOnePicture() throws {
        let repository = try ReviewedRepository(
            ["App/Card.xib": "Apples", "App/Row.xib": "Pears"], configuration: configuration)
        try repository.write("Oranges", to: "App/Card.xib")
        for (number, expected) in [
            ("0", ["App/Card.xib": "unreadable", "card": "different", "row": "same"]),
            ("2", ["App/Card.xib": "different", "card": "different", "row": "unreadable"]),
        ] {
            repository.cellsim.environment["CELLSIM_FAULT"] = number + ":trap"
            let outcome = try repository.cellsim.run("review", "--base", "main")
            XCTAssertEqual(outcome.code, 70, outcome.errors)
            XCTAssertEqual(try repository.states(), expected)
        }
    }

    func testDefaultBase() throws {
        let repository = try ReviewedRepository()
        func baseNote(_ variables: [String: String] = [:]) throws -> String {
            repository.cellsim.environment = variables
            return try repository.cellsim.run("review").errors
        }
        XCTAssertTrue(try baseNote().hasPrefix("cellsim: note: the base is main, "))
        try repository.git("update-ref refs/remotes/origin/develop main")
        XCTAssertTrue(
            try baseNote(["GITHUB_BASE_REF": "develop"]).hasPrefix("cellsim: note: the base is origin/develop, "))
        try repository.git("symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/develop")
        XCTAssertTrue(try baseNote().hasPrefix("cellsim: note: the base is origin/HEAD, "))
        let commit = try repository.git("rev-parse main")
        XCTAssertTrue(
            try baseNote(["CI_MERGE_REQUEST_DIFF_BASE_SHA": commit]).hasPrefix("cellsim: note: the base is \(commit), ")
        )
        try repository.git("symbolic-ref -d refs/remotes/origin/HEAD")
        try repository.git("branch -m main other")
        repository.cellsim.environment = [:]
        let outcomeWithoutBase = try repository.cellsim.run("review")
        XCTAssertEqual(outcomeWithoutBase.code, 2)
        XCTAssertTrue(outcomeWithoutBase.errors.contains("no base to compare with"), outcomeWithoutBase.errors)
        XCTAssertTrue(outcomeWithoutBase.errors.contains("--base"), outcomeWithoutBase.errors)
        let invalidBase = try repository.cellsim.run("review", "--base", "nonsense")
        XCTAssertEqual(invalidBase.code, 2)
        XCTAssertTrue(invalidBase.errors.contains("--base 'nonsense' is not a revision"), invalidBase.errors)
    }

    /// Texts of documents and names of files and cases must not mention users or close issues.
    func testTextsDoNotMentionUsersOrCloseIssues() throws {
        let repository = try ReviewedRepository(
            ["App/Card.xib": "Apples", "@octocat #7.xib": "Pears"],
            configuration: "cases:\n  - {document: App/Card.xib, name: \"@octocat closes #12\"}\n")
        try repository.write(
            "@octocat closes #12 GH-12 !3 &lt;/code&gt;&lt;script&gt; ``` https://example.com", to: "App/Card.xib")
        try repository.write("/close", to: "@octocat #7.xib")
        let outcome = try repository.cellsim.run("review", "--base", "main")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        let page = try repository.text(".cellsim/review/review.md")
        for part in ["@o", "#1", "#7", "GH-1", "!3", "<script", "```\n`", "https://example", "\n/close"] {
            XCTAssertFalse(page.contains(part), "\(part)\n\(page)")
        }
        XCTAssertTrue(page.contains("@&#8203;octocat closes #&#8203;12"), page)
    }

    /// A document and a case may have the same name. `accept` changes only the case's reference.
    func testNamesStayUnique() throws {
        let repository = try ReviewedRepository(
            ["Card.xib": "Apples"], configuration: "cases:\n  - {document: Card.xib, name: Card.xib}\n")
        try repository.write("Oranges", to: "Card.xib")
        XCTAssertEqual(try repository.cellsim.run("review", "--base", "main").code, 1)
        XCTAssertEqual(try repository.states(), ["Card.xib": "different", "Card.xib (cellsim.yml)": "different"])
        let accepted = try repository.cellsim.run("accept", "--from-run", ".cellsim")
        XCTAssertEqual(
            String(decoding: accepted.output, as: UTF8.self),
            "accepted Card.xib (cellsim.yml): Snapshots/Card.xib.png\n1 accepted\n", accepted.errors)
        XCTAssertTrue(accepted.errors.contains("accepting from review/report.json"), accepted.errors)
    }

    func testWrongOptionsAreRejected() throws {
        let repository = try ReviewedRepository()
        for (arguments, message) in [
            (["--output-directory", ""], "--output-directory is empty"), (["--base", ""], "--base is empty"),
            (["--comment", "jira"], "'jira'"), (["--comment-name", "a b"], "--comment-name 'a b'"),
            (["--pictures-branch", "../a"], "--pictures-branch '../a'"),
        ] {
            let outcome = try repository.cellsim.runList(["review"] + arguments)
            XCTAssertEqual(outcome.code, 2, message)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
    }
}
