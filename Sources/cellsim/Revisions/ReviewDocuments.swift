import CellSimCompare
import CellSimDocuments
import CellSimInterfaceBuilder

/// The part of `ReviewPage.Document` that describes a changed document.
extension ReviewPage.Document {
    /// Creates a description of a changed document.
    /// - Parameters:
    ///   - change: the change.
    ///   - revision: the revision to compare with.
    ///   - cases: the names of the document's pictures.
    init(_ change: GitRevision.Change, since revision: GitRevision, cases: [String]) {
        let kind: Kind =
            switch (change.base, change.head) {
            case (nil, _): .added
            case (_, nil): .removed
            case (let base?, let head?) where base != head: .renamed
            default: change.affectsOnlyAssets ? .assets : .changed
            }
        var changes: [String] = []
        if let base = change.base, let head = change.head, !change.affectsOnlyAssets {
            // An unreadable document is reported when it is drawn.
            do {
                if let former = try revision.pathAtRevision(base) {
                    let old = try DocumentText(contentsOfFile: former)
                    let new = try DocumentText(contentsOfFile: revision.root + "/" + head)
                    changes = DocumentDifference(from: old, to: new).changes.text.split(separator: "\n").map(
                        String.init)
                }
            } catch {}
        }
        self.init(
            name: change.name, formerName: kind == .renamed ? change.base : nil, kind: kind, changes: changes,
            cases: cases)
    }
}
