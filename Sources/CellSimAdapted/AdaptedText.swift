import Foundation
import UIKit

/// Creates attributed strings for adapted sources, which call these functions, with names of the same length, instead
/// of the initialisers. For a range out of bounds, such a string raises UIKit's exception, while Foundation's class on
/// Linux ends the program without a message.
public enum AdaptedText {
    /// Replaces `NSAttributedString()`.
    public static func string() -> NSAttributedString { NSAttributedString(string: "").held }
    /// Replaces `NSAttributedString(string:attributes:)`.
    public static func string(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes).held }
    /// Replaces `NSAttributedString(attributedString:)`.
    public static func string(attributedString: NSAttributedString) -> NSAttributedString { attributedString.held }

    /// Replaces `NSMutableAttributedString()`.
    public static func mutableString() -> NSMutableAttributedString { mutableString(string: "") }
    /// Replaces `NSMutableAttributedString(string:attributes:)`.
    public static func mutableString(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSMutableAttributedString { NSAttributedString(string: string, attributes: attributes).heldMutable }
    /// Replaces `NSMutableAttributedString(attributedString:)`.
    public static func mutableString(attributedString: NSAttributedString) -> NSMutableAttributedString {
        attributedString.heldMutable
    }
}
