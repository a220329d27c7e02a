import Foundation

/// Short descriptions of views: UIKit's format without addresses, which differ in every run.
extension UIView {
    /// A description for messages, such as `<UILabel: frame = (8 8; 42 20.5)>`.
    package var shortDescription: String {
        let name = String(describing: type(of: self))
        var text = "<\(name): frame = \(Self.described(frame))"
        if isHidden { text += "; hidden = YES" }
        if alpha != 1 { text += "; alpha = \(Self.formatted(alpha))" }
        if tag != 0 { text += "; tag = \(tag)" }
        return text + ">"
    }

    package static func described(_ rect: CGRect) -> String {
        "(\(described(rect.minX)) \(described(rect.minY)); \(described(rect.width)) \(described(rect.height)))"
    }

    /// Formats a number with six significant digits, like C's `%g`.
    package static func described(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    nonisolated static func formatted(_ value: CGFloat) -> String {
        guard abs(value) < 1e15 else { return String(describing: Double(value)) }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return String(describing: Double(rounded))
    }
}
