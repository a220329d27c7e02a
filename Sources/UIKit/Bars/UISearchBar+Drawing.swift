import CellSimGraphics
import Foundation

extension UISearchBar {
    private static let font = UIFont.systemFont(ofSize: 17)
    private static let side: CGFloat = 8
    private static let fieldHeight: CGFloat = 36
    private static let promptHeight: CGFloat = 19
    private static let scopeHeight: CGFloat = 44

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var promptSpace: CGFloat { (prompt ?? "").isEmpty ? 0 : Self.promptHeight }
    private var scopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }
    private var scopeSpace: CGFloat { scopes.isEmpty ? 0 : Self.scopeHeight }
    private var cancelSpace: CGFloat {
        showsCancelButton ? DisplayRecorder.textSize("Cancel", font: Self.font, scale: 2).width + Self.side : 0
    }

    /// The height the bar asks for, in points: 56, more with a prompt and with scope buttons.
    var preferredHeight: CGFloat { 56 + promptSpace + scopeSpace }

    /// The field's rectangle: 36 high, 8 points from the sides, less the cancel button.
    var fieldFrame: CGRect {
        let room = max(bounds.height - promptSpace - scopeSpace, 0)
        let width = max(bounds.width - 2 * Self.side - cancelSpace, 0)
        return CGRect(
            x: isMirrored ? bounds.width - Self.side - width : Self.side,
            y: promptSpace + PixelGrid.wholePoints.roundedDown((room - Self.fieldHeight) / 2), width: width,
            height: Self.fieldHeight)
    }

    /// Draws bar, prompt, field, cancel button and scope buttons.
    func recordBar(into recorder: inout DisplayRecorder) {
        if searchBarStyle != .minimal {
            BarBackground.record(
                BarBackground.tint(barTintColor, barStyle), hairlineAt: .bottom, bounds, &recorder,
                isHairlineHidden: true)
            let pixel = recorder.traits.pixelGrid.pixel
            for y in [bounds.minY, bounds.maxY - pixel] {
                recorder.fill(
                    CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), color: BarBackground.hairline)
            }
        }
        if promptSpace > 0, let prompt {
            let rect = CGRect(x: Self.side, y: 6, width: max(bounds.width - 2 * Self.side, 0), height: 18)
            recorder.text(prompt, font: .systemFont(ofSize: 13), color: .secondaryLabel, in: rect)
        }
        recordField(into: &recorder)
        if showsCancelButton {
            let place = CGRect(
                x: isMirrored ? Self.side : fieldFrame.maxX + Self.side, y: fieldFrame.minY,
                width: cancelSpace - Self.side,
                height: Self.fieldHeight)
            recorder.text("Cancel", font: Self.font, color: tintColor, in: place)
        }
        if !scopes.isEmpty { recordScopes(into: &recorder) }
    }

    private func recordField(into recorder: inout DisplayRecorder) {
        let field = fieldFrame
        recorder.fill(field, radius: 10, color: searchTextField.backgroundColor ?? .tertiarySystemFill)
        func symbol(_ name: String, _ color: UIColor, atStart: Bool, _ distance: CGFloat) {
            let glyph = SymbolGlyph.named(name)
            let size = glyph.box
            let atLeft = atStart != isMirrored
            let x = atLeft ? field.minX + distance : field.maxX - distance - size.width
            let place = CGRect(x: x, y: field.midY - size.height / 2, width: size.width, height: size.height)
            glyph.record(into: &recorder, in: place, color: recorder.rgba(color))
        }
        symbol("magnifyingglass", .secondaryLabel, atStart: true, 6)
        let hasText = !(text ?? "").isEmpty
        if hasText {
            symbol("xmark.circle.fill", .secondaryLabel, atStart: false, 6)
        } else if showsBookmarkButton {
            symbol("book", .secondaryLabel, atStart: false, 6)
        }
        let end: CGFloat = hasText || showsBookmarkButton ? 32 : 8
        let rect = CGRect(
            x: field.minX + (isMirrored ? end : 30), y: field.minY, width: max(field.width - 30 - end, 0),
            height: field.height)
        let words = hasText ? text : placeholder
        recorder.text(
            words ?? "", font: Self.font, color: hasText ? .label : .secondaryLabel, in: rect,
            alignment: isMirrored ? .right : .left)
    }

    private func recordScopes(into recorder: inout DisplayRecorder) {
        let control = UISegmentedControl(items: scopes)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.overrideUserInterfaceStyle = recorder.traits.userInterfaceStyle
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        control.bounds.size = CGSize(width: max(bounds.width - 2 * Self.side, 0), height: 32)
        let origin = recorder.origin
        recorder.origin = recorder.absolute(CGPoint(x: Self.side, y: bounds.maxY - Self.scopeHeight + 2))
        control.recordContent(into: &recorder)
        recorder.origin = origin
    }
}
