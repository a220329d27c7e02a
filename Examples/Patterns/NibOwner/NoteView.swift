import NibPatterns
import UIKit

/// A compound view: code or another nib creates it like any view, and it adds a view from a nib to itself. It is
/// that nib's File's Owner, so it has the outlets.
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

/// The view in `InnerNoteView.xib`.
@preconcurrency @MainActor final class InnerNoteView: UIView, NibOwner {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
