import NibPatterns
import UIKit

/// A compound view: made by code or from another nib like any view, it puts a view from a nib into itself. As that
/// nib's File's Owner it has the outlets.
@preconcurrency @MainActor final class NoteView: UIView {
    weak var textLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        insert(fromNib: InnerNoteView.self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        insert(fromNib: InnerNoteView.self)
    }
}

/// What `InnerNoteView.xib` holds.
@preconcurrency @MainActor final class InnerNoteView: UIView, NibOwner {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
