import CellSimGraphics
import CellSimText
import Foundation

/// Sizes, layout, input handling and drawing of text fields.
extension UITextField {
    /// Whether the placeholder has no attributes of its own.
    package var hasPlainPlaceholder: Bool { placeholderContent.attributedText == nil }

    private static let borderStyles: [String: BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let viewModes: [String: ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    func setUp(font: UIFont) {
        content.setFont(font)
        placeholderContent.setFont(font)
        placeholderContent.setColor(.placeholderText)
    }

    func updateContent(metrics: Bool, _ change: (inout LabelContent) -> Void) {
        change(&content)
        content.invalidate()
        if metrics { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    func updatePlaceholder(_ change: (inout LabelContent) -> Void) {
        change(&placeholderContent)
        placeholderContent.invalidate()
        invalidateIntrinsicContentSize()
    }

    func setFont(_ font: UIFont) {
        updateContent(metrics: true) { $0.setFont(font) }
        updatePlaceholder { $0.setFont(font) }
    }

    func updateFontForContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        if content.updateFonts(to: traitCollection) { updateContent(metrics: true) { _ in } }
        updatePlaceholder { _ = $0.updateFonts(to: traitCollection) }
    }

    func decodeTextField(from nib: NibCoder) {
        setFont(nib.font("fontDescription", defaultSize: 14) ?? .systemFont(ofSize: 14))
        updateContent(metrics: true) { content in
            content.setColor(nib.color("textColor") ?? .label)
            content.setAlignment(nib.enumeration("textAlignment", UILabel.alignments) ?? .natural)
            content.setText(nib.localizedString("text"))
            if let element = nib.element("attributedText") {
                content.setAttributedText(NSAttributedString(interfaceBuilder: nib.coder(for: element)))
            }
        }
        updatePlaceholder { placeholder in
            placeholder.setAlignment(content.alignment)
            placeholder.setText(nib.localizedString("placeholder"))
            if let element = nib.element("attributedPlaceholder") {
                placeholder.setAttributedText(
                    NSAttributedString(interfaceBuilder: nib.coder(for: element)), adoptsTextStyle: false)
            }
        }
        borderStyle = nib.enumeration("borderStyle", Self.borderStyles) ?? .none
        background = nib.image("background")
        disabledBackground = nib.image("disabledBackground")
        clearButtonMode = nib.enumeration("clearButtonMode", Self.viewModes) ?? .never
        // Unlike in labels, a missing attribute means false.
        adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? false
        minimumFontSize = nib.cgFloat("minimumFontSize") ?? 0
        adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
        clearsOnBeginEditing = nib.bool("clearsOnBeginEditing") ?? false
        if let element = nib.element("textInputTraits") { inputTraits = TextInputTraits(nib.coder(for: element)) }
    }

    // MARK: Sizes

    private var scale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 2 }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func layout(_ content: inout LabelContent, width: CGFloat) -> TextLayout {
        let box = LabelContent.LayoutKey(
            width: width, height: .infinity, lines: 1, scale: scale, rightToLeft: InterfaceDirection.isRightToLeft)
        return content.layout(in: box, traits: traitCollection)
    }

    /// The distance between the text and the sides, in points.
    private var sideInset: CGFloat { borderStyle == .none ? 0 : ControlMetrics.TextField.inset }

    var naturalSize: CGSize {
        let text = content.hasText ? layout(&content, width: .infinity).size.width : 0
        let placeholder = placeholderContent.hasText ? layout(&placeholderContent, width: .infinity).size.width : 0
        var width = max(text, placeholder) + 2 * sideInset
        if isVisible(leftViewMode) { width += leftView?.bounds.width ?? 0 }
        if isVisible(rightViewMode) { width += rightView?.bounds.width ?? 0 }
        let line = PixelGrid.wholePoints.roundedUp(content.font.lineHeight)
        let height: CGFloat
        switch borderStyle {
        case .none: height = line + 1
        case .line, .bezel: height = line + 5
        case .roundedRect: height = max(ControlMetrics.TextField.roundedHeight, line + 10)
        }
        return CGSize(width: width, height: max(height, background?.size.height ?? 0))
    }

    var baselineFromTop: CGFloat {
        let line = content.font.lineHeight
        return pixelGrid.rounded((naturalSize.height - line) / 2) + pixelGrid.rounded(content.font.ascender)
    }

    func defaultTextRect(in bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: sideInset, dy: 0)
        let (start, end) = isMirrored ? (rightViewSpace, leftViewSpace) : (leftViewSpace, rightViewSpace)
        rect.origin.x += start
        rect.size.width = max(rect.width - start - end, 0)
        return rect
    }

    private var leftViewSpace: CGFloat { isVisible(leftViewMode) ? leftView?.bounds.width ?? 0 : 0 }

    private var rightViewSpace: CGFloat {
        if isVisible(rightViewMode), let rightView { return rightView.bounds.width }
        return showsClearButton ? ControlMetrics.TextField.clearButton + 5 : 0
    }

    private func isVisible(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    // MARK: Side views

    func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        invalidateIntrinsicContentSize()
    }

    func sideRect(of view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = view.bounds.size
        let isAtLeft = atStart != isMirrored
        let y = pixelGrid.roundedDown(bounds.midY - size.height / 2)
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: y, width: size.width, height: size.height)
    }

    func layoutSideViews() {
        if let leftView {
            leftView.isHidden = !isVisible(leftViewMode)
            leftView.frame = leftViewRect(forBounds: bounds)
        }
        if let rightView {
            rightView.isHidden = !isVisible(rightViewMode)
            rightView.frame = rightViewRect(forBounds: bounds)
        }
    }

    var showsClearButton: Bool { content.hasText && isVisible(clearButtonMode) }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let side = ControlMetrics.TextField.clearButton
        let x = isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5
        return CGRect(x: x, y: pixelGrid.roundedDown(bounds.midY - side / 2), width: side, height: side)
    }

    // MARK: User actions

    func pressClearButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        userDidType("")
    }

    /// Sets the text after user input and sends `editingChanged`.
    package func userDidType(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let events: Event = [.editingDidEndOnExit, .primaryActionTriggered]
        guard !allControlEvents.isDisjoint(with: events) else { return }
        sendActions(for: events)
        resignFirstResponder()
    }

    // MARK: Drawing

    func record(_ content: LabelContent, in rect: CGRect, into recorder: inout DisplayRecorder) {
        guard rect.width > 0 else { return }
        var visibleContent = content
        if isSecureTextEntry, content.hasText, content.string == text {
            visibleContent.setText(String(repeating: Bullets.character, count: content.string?.count ?? 0))
            visibleContent.invalidate()
            return record(
                Bullets.enlarged(visibleContent.styledText(traitCollection), trackingTable: content.trackingTable),
                in: rect,
                into: &recorder)
        }
        let layout = layout(&visibleContent, width: rect.width)
        guard layout.isTruncated, adjustsFontSizeToFitWidth, content.font.pointSize > 0 else {
            return recorder.append(layout.commands(in: recorder.absolute(rect)))
        }
        let natural = self.layout(&visibleContent, width: .infinity).size.width
        let minimumFactor = minimumFontSize > 0 ? min(minimumFontSize / content.font.pointSize, 1) : 0
        let factor = max(rect.width / max(natural, 1), minimumFactor)
        record(visibleContent.styledText(traitCollection).scaled(by: factor), in: rect, into: &recorder)
    }

    private func record(_ text: StyledText, in rect: CGRect, into recorder: inout DisplayRecorder) {
        let layout = TextLayout(
            text, width: rect.width, maximumLines: 1, scale: scale,
            direction: InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight,
            trackingTable: content.trackingTable)
        recorder.append(layout.commands(in: recorder.absolute(rect)))
    }

    /// The background of disabled fields with rounded borders, which covers the field's own colour. Snapshots of iOS 17 show 250 of 255
    /// for all channels in light mode (6 of 6 fields, github.com/Decathlon/vitamin-ios); the value of dark mode is an estimate.
    private static let disabledFill = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 250.0 / 255, alpha: 1)
    }

    func recordBorder(into recorder: inout DisplayRecorder) {
        let rect = borderRect(forBounds: bounds)
        if let image = isEnabled ? background : disabledBackground ?? background {
            image.resolved(for: recorder.traits).record(into: &recorder, in: rect, tint: tintColor)
            return
        }
        switch borderStyle {
        case .none: return
        case .line: recorder.border(rect, width: 1, color: recorder.rgba(.label))
        case .bezel:
            recorder.border(rect, width: 1, color: recorder.rgba(.systemGray3))
            recorder.fill(
                CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), color: recorder.rgba(.systemGray))
        case .roundedRect:
            let radii = CornerRadii(ControlMetrics.TextField.radius)
            if !isEnabled {
                recorder.fill(rect, radii: radii, color: recorder.rgba(Self.disabledFill))
            } else if backgroundColor == nil {
                recorder.fill(rect, radii: radii, color: recorder.rgba(.systemBackground))
            }
            recorder.border(rect, radii: radii, width: pixelGrid.pixel, color: recorder.rgba(.systemGray4))
        }
    }

    func recordClearButton(into recorder: inout DisplayRecorder) {
        let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
        SymbolGlyph.named("xmark.circle.fill").record(into: &recorder, in: rect, color: recorder.rgba(.systemGray3))
    }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
