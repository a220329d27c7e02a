import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// Geometry, touch handling and drawing of search bars.
extension UISearchBar {
    private static let font = UIFont.systemFont(ofSize: 17)
    private static var placeholderFont: UIFont { .systemFont(ofSize: 17, weight: SystemBars.placeholderWeight.current) }
    private static let sideMargin: CGFloat = 8
    /// The margin at the sides of the field. In navigation bars, it equals the margin of a large title. Source: view
    /// hierarchy dumps of two widths.
    private var outerMargin: CGFloat { superview is UINavigationBar ? 16 : Self.sideMargin }
    private static let fieldHeight: CGFloat = 36
    private static let promptHeight: CGFloat = 19
    private static let scopeHeight: CGFloat = 44

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var promptSpace: CGFloat { (prompt ?? "").isEmpty ? 0 : Self.promptHeight }
    private var scopeTitles: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }
    private var scopeSpace: CGFloat { scopeTitles.isEmpty ? 0 : Self.scopeHeight }
    private var cancelTitle: String { cancelButtonText ?? SystemString.cancel.text }
    private var cancelSpace: CGFloat {
        showsCancelButton ? DisplayRecorder.textSize(cancelTitle, font: Self.font, scale: 2).width + Self.sideMargin : 0
    }

    /// The height of the bar, in points: 56, more with a prompt and with scope buttons.
    var preferredHeight: CGFloat { 56 + promptSpace + scopeSpace }

    /// The rectangle of the field: 36 points high, 8 points from the sides (16 in a navigation bar), narrower with a
    /// cancel button.
    var fieldFrame: CGRect {
        let available = max(bounds.height - promptSpace - scopeSpace, 0)
        let width = max(bounds.width - 2 * outerMargin - cancelSpace, 0)
        return CGRect(
            x: isMirrored ? bounds.width - outerMargin - width : outerMargin,
            y: promptSpace + PixelGrid.wholePoints.roundedDown((available - Self.fieldHeight) / 2), width: width,
            height: Self.fieldHeight)
    }

    private var cancelFrame: CGRect {
        CGRect(
            x: isMirrored ? outerMargin : fieldFrame.maxX + Self.sideMargin, y: fieldFrame.minY,
            width: cancelSpace - Self.sideMargin,
            height: Self.fieldHeight)
    }

    /// Handles a tap at a point in the bar's coordinates (points): presses a button, selects a scope or begins editing in the field.
    func handleTap(at point: CGPoint) {
        if showsCancelButton, cancelFrame.contains(point) { return cancel() }
        if fieldFrame.contains(point) { return handleFieldTap(at: point) }
        guard !scopeTitles.isEmpty else { return }
        let pointInControl = CGPoint(x: point.x - Self.sideMargin, y: point.y - (bounds.maxY - Self.scopeHeight + 2))
        let control = makeScopeControl()
        guard let index = control.segmentRects.firstIndex(where: { $0.contains(pointInControl) }),
            index != selectedScopeButtonIndex
        else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }

    private func handleFieldTap(at point: CGPoint) {
        let field = fieldFrame
        let isAtEnd = isMirrored ? point.x < field.minX + 32 : point.x >= field.maxX - 32
        if isAtEnd, !(text ?? "").isEmpty { return userDidType("") }
        if isAtEnd, showsBookmarkButton {
            delegate?.searchBarBookmarkButtonClicked(self)
        } else {
            becomeFirstResponder()
        }
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        guard let controller else { return }
        if !(text ?? "").isEmpty { userDidType("") }
        resignFirstResponder()
        controller.isActive = false
    }

    /// Sets the search term after user input, and notifies the delegate and the results updater.
    package func userDidType(_ text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        if let controller { controller.searchResultsUpdater?.updateSearchResults(for: controller) }
    }

    /// Draws the background, prompt, field, cancel button and scope buttons.
    func recordBar(into recorder: inout DisplayRecorder) {
        if let image = backgroundImage {
            image.resolved(for: recorder.traits).record(into: &recorder, in: bounds, tint: nil)
        } else if !(superview is UINavigationBar), searchBarStyle != .minimal,
            SystemBars.barsHaveBackground.current || barTintColor != nil
        {
            BarBackground.record(
                BarBackground.fillColor(barTintColor, barStyle), hairlineAt: .bottom, bounds, &recorder,
                isHairlineHidden: true)
            let pixel = recorder.traits.pixelGrid.pixel
            for y in [bounds.minY, bounds.maxY - pixel] {
                recorder.fill(
                    CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel),
                    color: UIBarAppearance.defaultShadowColor)
            }
        }
        if promptSpace > 0, let prompt {
            let rect = CGRect(x: Self.sideMargin, y: 6, width: max(bounds.width - 2 * Self.sideMargin, 0), height: 18)
            recorder.drawText(prompt, font: .systemFont(ofSize: 13), color: .secondaryLabel, in: rect)
        }
        recordField(into: &recorder)
        if showsCancelButton {
            recorder.drawText(cancelTitle, font: Self.font, color: tintColor, in: cancelFrame)
        }
        if !scopeTitles.isEmpty { recordScopes(into: &recorder) }
    }

    private func recordField(into recorder: inout DisplayRecorder) {
        let field = fieldFrame
        recordFieldBackground(into: &recorder)
        if showsSearchIcon { recordIcon(.search, symbol: "magnifyingglass", atStart: true, into: &recorder) }
        let hasText = !(text ?? "").isEmpty
        if hasText {
            recordIcon(.clear, symbol: "xmark.circle.fill", atStart: false, into: &recorder)
        } else if showsBookmarkButton {
            recordIcon(.bookmark, symbol: "book", atStart: false, into: &recorder)
        }
        let (start, end): (CGFloat, CGFloat) = (textStart, hasText || showsBookmarkButton ? 32 : 8)
        let rect = CGRect(
            x: field.minX + (isMirrored ? end : start), y: field.minY, width: max(field.width - start - end, 0),
            height: field.height)
        let content =
            hasText ? (text ?? "", fieldFont ?? Self.font, searchTextField.textColor ?? .label) : effectivePlaceholder
        recorder.drawText(
            content.0, font: content.1, color: content.2, in: rect, alignment: isMirrored ? .right : .left)
    }

    /// Draws the field's background colour and a grey fill over it, or only the colour if the field has no border.
    private func recordFieldBackground(into recorder: inout DisplayRecorder) {
        let (field, color) = (fieldFrame, searchTextField.backgroundColor)
        guard searchTextField.borderStyle != .none else {
            guard let color else { return }
            let radii = CornerRadii(searchTextField.layer.cornerRadius)
            return recorder.fill(Path.roundedRect(field, radii: radii), color: recorder.rgba(color))
        }
        if let color { searchTextField.recordFill(color, in: field, into: &recorder) }
        searchTextField.recordFill(in: field, into: &recorder)
    }

    private var showsSearchIcon: Bool { searchTextField.leftView != nil && searchTextField.leftViewMode != .never }

    /// The distance from the field's edge to the text, which starts after the magnifying glass, or 4 points after its
    /// replacement image.
    private var textStart: CGFloat {
        guard showsSearchIcon else {
            let bounds = CGRect(origin: .zero, size: fieldFrame.size)
            let rect = searchTextField.textRect(forBounds: bounds)
            return isMirrored ? bounds.maxX - rect.maxX : rect.minX
        }
        return image(for: .search, state: .normal).map { Self.iconMargin + $0.size.width + 4 }
            ?? SystemBars.searchTextInset
    }

    /// The field's font if the app changed it; otherwise nil.
    private var fieldFont: UIFont? { searchTextField.font == Self.font ? nil : searchTextField.font }

    /// The placeholder with its font and colour. The field's placeholder takes precedence over the bar's.
    private var effectivePlaceholder: (String, UIFont, UIColor) {
        let fieldPlaceholder = searchTextField.attributedPlaceholder
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let fieldPlaceholder, fieldPlaceholder.length > 0, !searchTextField.hasPlainPlaceholder {
            attributes = unsafe fieldPlaceholder.attributes(at: 0, effectiveRange: nil)
        }
        return (
            fieldPlaceholder?.string ?? placeholder ?? "",
            attributes[.font] as? UIFont ?? fieldFont ?? Self.placeholderFont,
            attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
        )
    }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: scopeTitles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        control.bounds.size = CGSize(width: max(bounds.width - 2 * Self.sideMargin, 0), height: 32)
        return control
    }

    private func recordScopes(into recorder: inout DisplayRecorder) {
        let control = makeScopeControl()
        control.overrideUserInterfaceStyle = recorder.traits.userInterfaceStyle
        let origin = recorder.origin
        recorder.origin = recorder.absolute(CGPoint(x: Self.sideMargin, y: bounds.maxY - Self.scopeHeight + 2))
        control.recordContent(into: &recorder)
        recorder.origin = origin
    }
}
