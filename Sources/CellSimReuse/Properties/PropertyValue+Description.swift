import CellSimEscaping
import Foundation
import UIKit

/// Describes property values in messages.
extension PropertyValue {
    /// A one-line description of the value for messages.
    @MainActor var description: String {
        switch self {
        case .none: "nil"
        case .text(let text): Self.quoted(text)
        case .attributedText(let text): Self.quoted(text.string) + " with its attributes"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Self.digits(CGFloat(number))
        case .choice(let value): Self.name(of: value)
        case .traits(let traits): Self.names(of: traits)
        case .count(let count, let noun): count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
        case .color(let color): color.resolvedColor(with: .current).cgColor.rgba.hex
        case .font(let font): Self.font(font)
        case .image(let image): Self.image(image)
        case .point(let point): "(\(Self.digits(point.x)), \(Self.digits(point.y)))"
        case .size(let size): "\(Self.digits(size.width)) × \(Self.digits(size.height))"
        case .rect(let rect):
            "(\(Self.digits(rect.minX)), \(Self.digits(rect.minY)); \(Self.digits(rect.width)) × \(Self.digits(rect.height)))"
        case .insets(let insets):
            "(\([insets.top, insets.left, insets.bottom, insets.right].map(Self.digits).joined(separator: ", ")))"
        case .transform(let transform): Self.transform(transform)
        case .path(let path): "a path in \(PropertyValue.rect(path.boundingBoxOfPath).description)"
        case .object(let name): name
        case .parts(let parts): "a value of \(parts.count) parts"
        case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        }
    }

    /// Returns a description for use together with another value. For attributed texts with the same characters, it names
    /// the attributes that differ.
    @MainActor func description(besides other: PropertyValue) -> String {
        guard case .attributedText(let text) = self, case .attributedText(let other) = other,
            text.string == other.string,
            let attributes = AttributedTextComparison.firstAttributes(of: text, unlike: other)
        else { return description }
        return
            "\(Self.quoted(text.string)) with \(attributes.isEmpty ? "no attribute" : attributes.joined(separator: ", "))"
    }

    private static let maximumTextLength = 60

    /// Returns text in quotation marks, truncated, with line breaks written as `\
    /// `.
    static func quoted(_ text: String) -> String {
        var short = Escaping.line(text.prefix(maximumTextLength))
        if !text.dropFirst(maximumTextLength).isEmpty { short += "…" }
        return "\"\(short)\""
    }

    /// Formats a number with at most four decimal places.
    static func digits(_ value: CGFloat) -> String {
        guard abs(value) < 1e12 else { return "\(Double(value))" }
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }

    /// Returns the name of an enumeration case; for option sets, the raw value.
    private static func name(of value: AnyHashable) -> String {
        if let options = value.base as? any OptionSet { return "\(options.rawValue)" }
        let text = String(describing: value.base)
        return text.count <= 80 ? text : String(text.prefix(80)) + "…"
    }

    private static func font(_ font: UIFont) -> String {
        let name = "\(font.fontName) \(digits(font.pointSize))"
        let style = font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
        return style.map { "\(name) of \($0.rawValue)" } ?? name
    }

    private static let traitNames: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.header, "header"),
    ]

    private static func names(of traits: UIAccessibilityTraits) -> String {
        if traits.isEmpty { return "none" }
        var names = traitNames.filter { traits.contains($0.0) }.map(\.1)
        let unknown = traitNames.reduce(traits.rawValue) { $0 & ~$1.0.rawValue }
        if unknown != 0 { names.append("\(unknown)") }
        return names.joined(separator: ", ")
    }

    private static func image(_ image: UIImage) -> String {
        let size = "\(digits(image.size.width)) × \(digits(image.size.height))"
        return image.assetOrSymbolName.map { "image '\($0)' (\(size))" } ?? "an image of \(size)"
    }

    private static func transform(_ transform: CGAffineTransform) -> String {
        if transform.isIdentity { return "identity" }
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + parts.map(digits).joined(separator: ", ") + "]"
    }
}
