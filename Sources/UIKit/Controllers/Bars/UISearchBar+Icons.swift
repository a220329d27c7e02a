import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The symbols in a search bar's field, and custom images that replace them.
extension UISearchBar {
    /// A symbol in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that clears the text.
        case clear
        /// The bookmark button.
        case bookmark
        /// The results button, which is not drawn.
        case resultsList
    }

    /// The key of a custom image: a symbol and a control state.
    struct IconKey: Hashable {
        var icon: Icon
        var state: UInt
    }

    /// The margin outside the symbols, in points.
    static let iconMargin: CGFloat = 6

    /// Draws a symbol, or the image that replaces it, at the start or end of the field.
    func recordIcon(_ icon: Icon, symbol name: String, atStart: Bool, into recorder: inout DisplayRecorder) {
        let (field, offset) = (fieldFrame, positionAdjustment(for: icon))
        let image = image(for: icon, state: .normal)?.resolved(for: recorder.traits)
        let glyph = SymbolGlyph.named(name)
        let size = image?.size ?? glyph.box
        let isAtLeft = atStart != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let rect = CGRect(
            x: (isAtLeft ? field.minX + Self.iconMargin : field.maxX - Self.iconMargin - size.width)
                + offset.horizontal,
            y: field.midY - size.height / 2 + offset.vertical, width: size.width, height: size.height)
        if let image {
            image.record(into: &recorder, in: rect, tint: .secondaryLabel)
        } else {
            let inset = icon == .search && atStart ? UISearchTextField.magnifierInset - Self.iconMargin : 0
            glyph.record(
                into: &recorder, in: rect.offsetBy(dx: isAtLeft ? inset : -inset, dy: 0),
                color: recorder.rgba(.secondaryLabel))
        }
    }
}
