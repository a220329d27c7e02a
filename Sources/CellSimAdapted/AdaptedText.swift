import Foundation
import UIKit

/// Creates attributed strings for adapted sources, which call these functions instead of the initialisers; the names have the
/// same lengths. For ranges out of bounds, the strings raise UIKit's exception, while Foundation's class on Linux ends the
/// program without a message.
public enum AdaptedText {
    /// Replaces `NSAttributedString()`.
    public static func string() -> NSAttributedString { NSAttributedString(string: "").boundsChecked }
    /// Replaces `NSAttributedString(string:attributes:)`.
    public static func string(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes).boundsChecked }
    /// Replaces `NSAttributedString(attributedString:)`.
    public static func string(attributedString: NSAttributedString) -> NSAttributedString {
        attributedString.boundsChecked
    }

    /// Replaces `NSMutableAttributedString()`.
    public static func mutableString() -> NSMutableAttributedString { mutableString(string: "") }
    /// Replaces `NSMutableAttributedString(string:attributes:)`.
    public static func mutableString(
        string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSMutableAttributedString { NSAttributedString(string: string, attributes: attributes).boundsCheckedMutable }
    /// Replaces `NSMutableAttributedString(attributedString:)`.
    public static func mutableString(attributedString: NSAttributedString) -> NSMutableAttributedString {
        attributedString.boundsCheckedMutable
    }
}
