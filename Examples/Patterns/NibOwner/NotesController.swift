import NibPatterns
import UIKit

/// Shows a badge and two notes, one below the other.
@preconcurrency @MainActor final class NotesController: UIViewController {
    private(set) var badge: BadgeView?
    let notes = [NoteView(frame: .zero), NoteView(frame: .zero)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        badge = BadgeView.fromNib()
        badge?.captionLabel.text = "Two notes"
        notes[0].textLabel.text = "Both come out of one nib, which nobody sees from outside."
        notes[1].textLabel.text = "The outlets are the notes’ own."
        let stack = UIStackView(arrangedSubviews: [badge].compactMap { $0 } + notes)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
