import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The recorded intrinsic sizes of `@IBDesignable` classes: `<designable name="ID"><size key="intrinsicContentSize"
/// width= height=/>`; −1 means no size in that direction.
@MainActor struct Designables {
    private let sizes: [String: CGSize]

    init(_ document: IBDocument) {
        var sizes: [String: CGSize] = [:]
        for designable in document.root.child(named: "designables")?.children ?? [] {
            guard let id = designable["name"], let size = designable.child(key: "intrinsicContentSize") else {
                continue
            }
            func side(_ key: String) -> CGFloat { size[key].flatMap(IBValue.points).map { CGFloat($0) } ?? -1 }
            sizes[id] = CGSize(width: side("width"), height: side("height"))
        }
        self.sizes = sizes
    }

    /// Applies the recorded size of a view's class. For a label that may wrap, the size of a single line was recorded,
    /// so a matching font is set instead.
    func prepare(_ view: UIView) {
        guard view.layoutAdjustments?.placeholderSize == nil, let id = view.nibIdentity?.objectID, let size = sizes[id]
        else {
            return
        }
        if let label = view as? UILabel, label.numberOfLines != 1, size.width > 0, size.height > 0,
            !containsLineBreak(label.text)
        {
            selectFont(of: label, for: size)
        } else {
            view.updateLayoutAdjustments { $0.placeholderSize = size }
        }
    }

    private func containsLineBreak(_ text: String?) -> Bool { text?.contains { $0.isNewline } ?? true }

    /// Sets the system font whose line height matches the size's height, in the common weight that matches its width.
    private func selectFont(of label: UILabel, for size: CGSize) {
        let pointSize = (size.height / UIFont.systemFont(ofSize: 100).lineHeight * 100).rounded()
        var bestMatch: (font: UIFont?, excess: CGFloat) = (nil, .infinity)
        for weight in [UIFont.Weight.regular, .medium, .semibold, .bold] {
            label.font = .systemFont(ofSize: pointSize, weight: weight)
            let available = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            let excess = abs(label.sizeThatFits(available).width - size.width)
            if excess < bestMatch.excess { bestMatch = (label.font, excess) }
        }
        label.font = bestMatch.font
    }
}
