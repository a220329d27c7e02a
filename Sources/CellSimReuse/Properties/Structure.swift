import Foundation
import UIKit

/// Converts structures such as content configurations to values that are compared part by part. Closures, and objects
/// of unknown types, are ignored.
@MainActor enum Structure {
    private static let maximumDepth = 8

    static func value(of subject: Any?) -> PropertyValue { subject.map { .parts(parts($0, depth: 0)) } ?? .none }

    private static func parts(_ subject: Any, depth: Int) -> [PropertyValue.Part] {
        if let leaf = leaf(subject) { return [PropertyValue.Part(name: "", value: leaf)] }
        let mirror = Mirror(reflecting: adaptingFont(subject))
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { parts($0.value, depth: depth) } ?? [
                PropertyValue.Part(name: "", value: .none)
            ]
        }
        guard depth < maximumDepth, mirror.displayStyle != .class else { return [] }
        return mirror.children.enumerated().flatMap { index, child in
            parts(child.value, depth: depth + 1).map { part in
                let label = child.label ?? "\(index)"
                return PropertyValue.Part(name: part.name.isEmpty ? label : "\(label).\(part.name)", value: part.value)
            }
        }
    }

    /// Returns text properties with the font that is displayed. A configuration keeps the font for the text size at which
    /// it was created, but its label uses the font for the current text size. Other values are returned unchanged.
    private static func adaptingFont(_ subject: Any) -> Any {
        guard var text = subject as? UIListContentConfiguration.TextProperties, text.adjustsFontForContentSizeCategory,
            let font = text.font.adapted(to: .current)
        else { return subject }
        text.font = font
        return text
    }

    private static func leaf(_ value: Any) -> PropertyValue? {
        switch value {
        case let text as String: .text(text)
        case let text as NSAttributedString: .attributedText(text)
        case let color as UIColor: .color(color)
        case let font as UIFont: .font(font)
        case let image as UIImage: .image(image)
        case let number as CGFloat: .number(number)
        case let value as AnyHashable where Mirror(reflecting: value.base).displayStyle != .optional: .choice(value)
        default: nil
        }
    }
}
