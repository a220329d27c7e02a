import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The recorded intrinsic sizes of views with `@IBDesignable` classes: `<designable name="ID"><size
/// key="intrinsicContentSize" width= height=/>`. The value −1 means no intrinsic size in that dimension.
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

    /// Applies the recorded size to a view. For a label that can wrap, the recorded size is that of a single line. Such a label
    /// gets a font whose line has that size instead.
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

    /// Sets a system font whose line height matches the height of the size, in the weight whose text width matches best.
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
