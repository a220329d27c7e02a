import Foundation
import UIKit

/// Attributed strings that adapted sources make. Adapted sources have these calls in place of the initialisers, with names of
/// the same length. For a range out of bounds, such a string raises UIKit's exception, while Foundation's class on
/// Linux ends the program without a message.
public enum AdaptedText {
    /// `NSAttributedString()`.
    public static func string() -> NSAttributedString { NSAttributedString(string: "").held }
    /// `NSAttributedString(string:attributes:)`.
    public static func string(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes).held }
    /// `NSAttributedString(attributedString:)`.
    public static func string(attributedString: NSAttributedString) -> NSAttributedString { attributedString.held }

    /// `NSMutableAttributedString()`.
    public static func mutableString() -> NSMutableAttributedString { mutableString(string: "") }
    /// `NSMutableAttributedString(string:attributes:)`.
    public static func mutableString(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSMutableAttributedString { NSAttributedString(string: string, attributes: attributes).heldMutable }
    /// `NSMutableAttributedString(attributedString:)`.
    public static func mutableString(attributedString: NSAttributedString) -> NSMutableAttributedString {
        attributedString.heldMutable
    }
}
