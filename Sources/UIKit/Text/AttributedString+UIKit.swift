import Foundation

extension AttributeScopes {
    /// Attributes of UIKit, as `text.font` and `container.foregroundColor`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
        -> Key
    { self[Key.self] }
}

extension AttributeContainer {
    /// The attributes that UIKit knows.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            attributes[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int(saturating: $0)) }
        }
        typealias Scope = AttributeScopes.UIKitAttributes
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    }

    /// As a dictionary.
    var values: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[Scope.FontAttribute.self]
        values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        values[.kern] = self[Scope.KernAttribute.self]
        values[.tracking] = self[Scope.TrackingAttribute.self]
        values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        return values
    }
}

/// Changes the attributes of a text as it is shown.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
    /// With UIKit's attributes.
    public init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(string, attributes: AttributeContainer(attributes))
    }

    /// From an older attributed text, with the attributes that UIKit knows.
    init(uiKit text: NSAttributedString) {
        self.init()
        let words = text.string as NSString
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            append(AttributedString(words.substring(with: range), attributes: attributes))
        }
    }

    /// As labels take it.
    var uiKit: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: run.attributes.values))
        }
        return text
    }
}

extension UIConfigurationTextAttributesTransformer {
    /// A text with the attributes it is given, under the transformer's.
    func text(_ words: String, font: UIFont, color: UIColor) -> NSAttributedString {
        let given: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        return NSAttributedString(string: words, attributes: transform(AttributeContainer(given)).values)
    }
}

extension NSMutableAttributedString {
    /// An empty text, which Foundation on Linux makes only from an empty string.
    public convenience init() { self.init(string: "") }
}
