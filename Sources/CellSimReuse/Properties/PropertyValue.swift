import Foundation
import UIKit

/// The value of a property, in a form that can be compared and described.
enum PropertyValue {
    /// No value, or the value of a property that has no effect.
    case none
    case text(String)
    case attributedText(NSAttributedString)
    case flag(Bool)
    case number(Double)
    /// A case of an enumeration, an option set or another small value.
    case choice(AnyHashable)
    case traits(UIAccessibilityTraits)
    /// A number of items, with the singular noun that names them.
    case count(Int, String)
    case color(UIColor)
    case font(UIFont)
    case image(UIImage)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(UIEdgeInsets)
    case transform(CGAffineTransform)
    case path(CGPath)
    /// An object, which is compared only by its class.
    case object(String)
    case list([PropertyValue])
    /// The named parts of a structure, in order.
    case parts([Part])

    struct Part {
        var name: String
        var value: PropertyValue
    }
}

/// Converts UIKit values to property values.
extension PropertyValue {
    static func text(_ text: String?) -> PropertyValue { text.map { .text($0) } ?? .none }
    static func attributedText(_ text: NSAttributedString?) -> PropertyValue {
        text.map { .attributedText($0) } ?? .none
    }
    static func color(_ color: UIColor?) -> PropertyValue { color.map { .color($0) } ?? .none }
    static func color(_ color: CGColor?) -> PropertyValue { color.map { .color(UIColor(cgColor: $0)) } ?? .none }
    static func font(_ font: UIFont?) -> PropertyValue { font.map { .font($0) } ?? .none }
    static func image(_ image: UIImage?) -> PropertyValue { image.map { .image($0) } ?? .none }
    static func path(_ path: CGPath?) -> PropertyValue { path.map { .path($0) } ?? .none }
    static func number(_ number: Float) -> PropertyValue { .number(Double(number)) }
    static func number(_ number: Int) -> PropertyValue { .number(Double(number)) }
    static func object(_ object: AnyObject?) -> PropertyValue { object.map { .object("\(type(of: $0))") } ?? .none }

    /// Converts directional insets to edge insets; leading becomes left.
    static func insets(_ insets: NSDirectionalEdgeInsets) -> PropertyValue {
        .insets(UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}

/// Compares property values with tolerances.
extension PropertyValue: @MainActor Equatable {
    /// Returns whether two values are equal. Lengths may differ by a ten-thousandth of a point. Colours are equal if they
    /// look the same in light and dark mode.
    @MainActor static func == (a: PropertyValue, b: PropertyValue) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        // A nil text equals an empty text.
        case (.none, .text(let text)), (.text(let text), .none): text.isEmpty
        case (.none, .attributedText(let text)), (.attributedText(let text), .none): text.length == 0
        case (.text(let a), .text(let b)), (.object(let a), .object(let b)): a == b
        case (.attributedText(let a), .attributedText(let b)): AttributedTextComparison.isEqual(a, b)
        case (.flag(let a), .flag(let b)): a == b
        case (.number(let a), .number(let b)): isApproximatelyEqual(CGFloat(a), CGFloat(b))
        case (.choice(let a), .choice(let b)): a == b
        case (.traits(let a), .traits(let b)): a == b
        case (.count(let a, _), .count(let b, _)): a == b
        case (.color(let a), .color(let b)): ColorComparison.isEqual(a, b)
        case (.font(let a), .font(let b)): a === b || a.isEqual(b)
        case (.image(let a), .image(let b)): a.isDrawn(like: b)
        case (.point(let a), .point(let b)): isApproximatelyEqual(a.x, b.x) && isApproximatelyEqual(a.y, b.y)
        case (.size(let a), .size(let b)):
            isApproximatelyEqual(a.width, b.width) && isApproximatelyEqual(a.height, b.height)
        case (.rect(let a), .rect(let b)):
            isApproximatelyEqual(a.minX, b.minX) && isApproximatelyEqual(a.minY, b.minY)
                && isApproximatelyEqual(a.width, b.width) && isApproximatelyEqual(a.height, b.height)
        case (.insets(let a), .insets(let b)):
            isApproximatelyEqual(a.top, b.top) && isApproximatelyEqual(a.left, b.left)
                && isApproximatelyEqual(a.bottom, b.bottom) && isApproximatelyEqual(a.right, b.right)
        case (.transform(let a), .transform(let b)):
            isApproximatelyEqual(a.a, b.a) && isApproximatelyEqual(a.b, b.b) && isApproximatelyEqual(a.c, b.c)
                && isApproximatelyEqual(a.d, b.d) && isApproximatelyEqual(a.tx, b.tx)
                && isApproximatelyEqual(a.ty, b.ty)
        case (.path(let a), .path(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.parts(let a), .parts(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
        default: false
        }
    }

    private static func isApproximatelyEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-4 }
}

/// Compares colours by their appearance in light and dark mode.
@MainActor enum ColorComparison {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    static func isEqual(_ a: UIColor, _ b: UIColor) -> Bool {
        if a === b || a.isEqual(b) { return true }
        return [light, dark].allSatisfy { style in
            let traits = UITraitCollection(traitsFrom: [.current, style])
            return a.resolvedColor(with: traits).cgColor.rgba == b.resolvedColor(with: traits).cgColor.rgba
        }
    }
}

/// Compares attributed texts by their characters and appearance.
@MainActor enum AttributedTextComparison {
    static func isEqual(_ a: NSAttributedString, _ b: NSAttributedString) -> Bool {
        guard a.string == b.string else { return false }
        let (first, second) = (runs(a), runs(b))
        return first.count == second.count
            && zip(first, second).allSatisfy { $0.range == $1.range && isEqual($0.attributes, $1.attributes) }
    }

    private typealias Attributes = [NSAttributedString.Key: Any]

    private static func runs(_ text: NSAttributedString) -> [(range: NSRange, attributes: Attributes)] {
        var runs: [(range: NSRange, attributes: Attributes)] = []
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            runs.append((range, attributes))
        }
        return runs
    }

    /// Returns descriptions of the attributes that another text lacks or has with other values, at the first position where
    /// the attributes differ. Returns nil if they are equal everywhere.
    static func firstAttributes(of text: NSAttributedString, unlike other: NSAttributedString) -> [String]? {
        for run in runs(text) {
            for otherRun in runs(other) {
                guard NSIntersectionRange(run.range, otherRun.range).length > 0,
                    !isEqual(run.attributes, otherRun.attributes)
                else { continue }
                return run.attributes.filter { key, value in
                    !(otherRun.attributes[key].map { isEqual(value, $0) } ?? false)
                }
                .map { "\(name(of: $0)) \(description(for: $1))" }.sorted()
            }
        }
        return nil
    }

    /// Returns the Swift name of an attribute key, such as `foregroundColor`.
    private static func name(of key: NSAttributedString.Key) -> String {
        names[key] ?? key.rawValue
    }

    private static let names: [NSAttributedString.Key: String] = [
        .font: "font", .foregroundColor: "foregroundColor", .backgroundColor: "backgroundColor", .kern: "kern",
        .underlineStyle: "underlineStyle", .strikethroughStyle: "strikethroughStyle", .baselineOffset: "baselineOffset",
        .paragraphStyle: "paragraphStyle", .link: "link",
    ]

    private static func description(for value: Any) -> String {
        switch value {
        case let color as UIColor: PropertyValue.color(color).description
        case let font as UIFont: PropertyValue.font(font).description
        case is NSParagraphStyle: "(custom)"
        default: "\(value)"
        }
    }

    private static func isEqual(_ a: Attributes, _ b: Attributes) -> Bool {
        guard a.count == b.count else { return false }
        return a.allSatisfy { key, value in b[key].map { isEqual(value, $0) } ?? false }
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        switch (a, b) {
        case (let a as UIColor, let b as UIColor): ColorComparison.isEqual(a, b)
        case (let a as NSObject, let b as NSObject): a.isEqual(b)
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: String(describing: a) == String(describing: b)
        }
    }
}
