import Foundation

/// UIKit's attribute scope for `AttributedString`.
extension AttributeScopes {
    /// The attribute scope of UIKit, which allows expressions such as `text.font` and `container.foregroundColor`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The additional spacing after each character, in points. A negative value reduces the spacing.
        public let kern: KernAttribute
        /// The additional spacing after each character in points, which is added to `kern`.
        public let tracking: TrackingAttribute
        /// The distance by which the text is raised, in points. A negative value lowers it.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the underline. The default is the text's colour.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the strikethrough. The default is the text's colour.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            /// The font of the text, including its size.
            public typealias Value = UIFont
            /// The key's name in attributed strings.
            public static let name = "NSFont"
        }
        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour, which is resolved when the text is drawn.
            public typealias Value = UIColor
            /// The key's name in attributed strings.
            public static let name = "NSColor"
        }
        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour, which is resolved when the text is drawn.
            public typealias Value = UIColor
            /// The key's name in attributed strings.
            public static let name = "NSBackgroundColor"
        }
        /// The key of `kern`.
        public enum KernAttribute: AttributedStringKey {
            /// The additional spacing, in points.
            public typealias Value = CGFloat
            /// The key's name in attributed strings.
            public static let name = "NSKern"
        }
        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            /// The additional spacing, in points.
            public typealias Value = CGFloat
            /// The key's name in attributed strings.
            public static let name = "CTTracking"
        }
        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The distance, in points.
            public typealias Value = CGFloat
            /// The key's name in attributed strings.
            public static let name = "NSBaselineOffset"
        }
        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The style of the line.
            public typealias Value = NSUnderlineStyle
            /// The key's name in attributed strings.
            public static let name = "NSUnderline"
        }
        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour, which is resolved when the text is drawn.
            public typealias Value = UIColor
            /// The key's name in attributed strings.
            public static let name = "NSUnderlineColor"
        }
        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The style of the line.
            public typealias Value = NSUnderlineStyle
            /// The key's name in attributed strings.
            public static let name = "NSStrikethrough"
        }
        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour, which is resolved when the text is drawn.
            public typealias Value = UIColor
            /// The key's name in attributed strings.
            public static let name = "NSStrikethroughColor"
        }
        /// The key of `paragraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The style of the paragraph.
            public typealias Value = NSParagraphStyle
            /// The key's name in attributed strings.
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute of UIKit, for expressions such as `text.font`.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
        -> Key
    { self[Key.self] }
}

extension AttributeContainer {
    /// Creates a container with attributes of an attributed string. Attributes that UIKit doesn't support are ignored.
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
        func underlineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            attributes[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int(saturating: $0)) }
        }
        typealias Scope = AttributeScopes.UIKitAttributes
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = underlineStyle(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = underlineStyle(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
        typealias Foundation = AttributeScopes.FoundationAttributes
        self[Foundation.LinkAttribute.self] =
            attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init)
        self[Foundation.ImageURLAttribute.self] = attributes[.imageURL] as? URL
        self[Foundation.AlternateDescriptionAttribute.self] = attributes[.alternateDescription] as? String
        self[Foundation.LanguageIdentifierAttribute.self] = attributes[.languageIdentifier] as? String
        self[Foundation.PresentationIntentAttribute.self] =
            attributes[.presentationIntentAttributeName] as? PresentationIntent
        self[Foundation.InlinePresentationIntentAttribute.self] =
            InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
    }

    /// The attributes as a dictionary, for `NSAttributedString`.
    var attributeDictionary: [NSAttributedString.Key: Any] {
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
        typealias Foundation = AttributeScopes.FoundationAttributes
        values[.link] = self[Foundation.LinkAttribute.self]
        values[.imageURL] = self[Foundation.ImageURLAttribute.self]
        values[.alternateDescription] = self[Foundation.AlternateDescriptionAttribute.self]
        values[.languageIdentifier] = self[Foundation.LanguageIdentifierAttribute.self]
        values[.presentationIntentAttributeName] = self[Foundation.PresentationIntentAttribute.self]
        values[.inlinePresentationIntent] =
            self[Foundation.InlinePresentationIntentAttribute.self].map { NSNumber(value: $0.rawValue) }
        return values
    }
}

/// A transformer of text attributes, which is applied when the text is displayed.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that returns the transformed attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer with a closure, which is called each time the text is displayed.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
    /// Creates a string with attributes of UIKit.
    public init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(string, attributes: AttributeContainer(attributes))
    }

    /// Creates an attributed string from an `NSAttributedString`. Attributes that UIKit doesn't support are ignored.
    package init(uiKit text: NSAttributedString) {
        self.init()
        let plainText = text.string as NSString
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            append(AttributedString(plainText.substring(with: range), attributes: attributes))
        }
    }

    /// The string as an `NSAttributedString`, for labels.
    package var uiKit: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            text.append(
                NSAttributedString(
                    string: String(characters[run.range]), attributes: run.attributes.attributeDictionary))
        }
        return text
    }
}

extension UIConfigurationTextAttributesTransformer {
    /// Returns attributed text. The transformer can change the font and the colour.
    package func text(_ plainText: String, font: UIFont, color: UIColor) -> NSAttributedString {
        let baseAttributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        return NSAttributedString(
            string: plainText, attributes: transform(AttributeContainer(baseAttributes)).attributeDictionary)
    }
}

extension NSMutableAttributedString {
    /// Creates empty text with `NSMutableAttributedString()`, because Foundation lacks this initialiser on Linux. The unused parameter
    /// allows subclasses to declare their own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
