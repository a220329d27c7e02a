import Foundation
import Testing

@testable import SnapshotTesting

/// Tests snapshots in Swift Testing, with its trait.
@Suite(.snapshots(record: .never, diffTool: .ksdiff))
struct SwiftTestingTests {
    @Test func aSuiteConfiguresItsTests() throws {
        let folder = try SnapshotFolder()
        #expect(folder.verify("a", as: .lines) == SnapshotMessages.missing)
        try folder.write(Data("b".utf8), "testCell.x.txt")
        #expect(folder.verify("a", as: .lines, named: "x")?.contains("ksdiff ") == true)
    }

    @Test(.snapshots(record: .missing)) func aTestOverridesItsSuiteFieldByField() throws {
        let folder = try SnapshotFolder()
        #expect(
            folder.verify("a", as: .lines, named: "x")?.hasPrefix("No reference was found on disk. Automatically")
                == true)
        #expect(folder.verify("b", as: .lines, named: "x")?.contains("ksdiff ") == true)
    }

    @Test(arguments: [1, 2]) func eachCaseNumbersFromOne(_ argument: Int) throws {
        let folder = try SnapshotFolder()
        _ = folder.verify("a", as: .lines, record: .missing)
        _ = folder.verify("a", as: .lines, record: .missing)
        #expect(try folder.files == ["testCell.1.txt", "testCell.2.txt"])
    }

    @Test func failuresBecomeIssues() throws {
        let folder = try SnapshotFolder()
        let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_DIRECTORY": folder.url.path])
        withKnownIssue {
            SnapshotEnvironment.$current.withValue(environment) {
                assertSnapshot(of: "a", as: .lines, named: "never recorded", record: .never)
            }
        } matching: { issue in
            issue.comments.map(\.rawValue).joined().hasPrefix(SnapshotMessages.missing)
        }
    }
}
