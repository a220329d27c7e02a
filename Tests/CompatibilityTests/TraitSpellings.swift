import SnapshotTesting
import Testing

/// The snapshot trait of Swift Testing, in all its forms.
@Suite(.snapshots(record: .never, diffTool: .ksdiff))
struct TraitSpellings {
    private let nowhere = NSTemporaryDirectory() + "/nowhere-at-all"

    private func isForbidden(record: SnapshotTestingConfiguration.Record? = nil) -> Bool {
        verifySnapshot(of: 1, as: .json, named: "a", record: record, snapshotDirectory: nowhere)?
            .contains("New snapshot was not recorded because recording is disabled") == true
    }

    @Test func suitesConfigure() { #expect(isForbidden()) }
    @Test(.snapshots) func plain() { #expect(isForbidden()) }
    @Test(.snapshots(diffTool: "compare")) func tool() { #expect(isForbidden()) }
    @Test(.snapshots(.init(record: .never))) func byConfiguration() { #expect(isForbidden()) }
    @Test(.snapshots(record: false)) func byBoolean() { #expect(isForbidden(record: .never)) }

    @MainActor @Test func viewsOnTheMainActor() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let failure = verifySnapshot(of: view, as: .image, named: "a", snapshotDirectory: nowhere)
        #expect(failure != nil)
    }
}
