// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation

extension PropertyRestoration {
    /// Returns a closure that restores everything that the setter of a property may change; nil if it
    /// changes only the property.
    static func wholeState(changedBy key: String, of object: AnyObject) -> (@MainActor () -> Void)? {
        switch object {
        case let object as UITextView where ["text", "font", "textColor", "textAlignment", "attributedText"].contains(key): content(of: object)
        case let object as UITextField where ["text", "font", "textColor", "textAlignment", "attributedText"].contains(key): content(of: object)
        case let object as UIPageControl where ["numberOfPages", "currentPage"].contains(key): pages(of: object)
        case let object as UIStepper where ["value", "minimumValue", "maximumValue"].contains(key): range(of: object)
        case let object as UISlider where ["value", "minimumValue", "maximumValue"].contains(key): range(of: object)
        case let object as UILabel where ["text", "font", "textColor", "textAlignment", "lineBreakMode", "attributedText"].contains(key): content(of: object)
        case let object as UIView where ["transform", "frame", "bounds", "center"].contains(key): geometry(of: object)
        default: nil
        }
    }
}
