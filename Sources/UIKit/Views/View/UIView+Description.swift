import Foundation

/// Descriptions of views for messages.
extension UIView {
    /// A description such as `<UILabel: frame = (8 8; 42 20.5)>`: UIKit's format without the address, which differs in
    /// every run.
    package var shortDescription: String {
        let name = String(describing: type(of: self))
        let rect = frame
        var text =
            "<\(name): frame = (\(Self.formatted(rect.minX)) \(Self.formatted(rect.minY)); \(Self.formatted(rect.width)) \(Self.formatted(rect.height)))"
        if isHidden { text += "; hidden = YES" }
        if alpha != 1 { text += "; alpha = \(Self.formatted(alpha))" }
        if tag != 0 { text += "; tag = \(tag)" }
        return text + ">"
    }

    nonisolated static func formatted(_ value: CGFloat) -> String {
        guard abs(value) < 1e15 else { return String(describing: Double(value)) }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return String(describing: Double(rounded))
    }
}
