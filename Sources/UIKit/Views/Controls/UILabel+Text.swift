import CellSimGraphics
import CellSimText
import Foundation

/// Measures, fits and draws the text of labels.
extension UILabel {
    /// Changes the text or its style, and discards the cached layouts. `metrics` indicates whether the change can affect
    /// the intrinsic size.
    package func change(metrics: Bool, _ change: (inout LabelContent) -> Void) {
        change(&content)
        content.invalidate()
        if metrics { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    /// Sets attributed text without adopting its style, for labels with an owner, such as a button, that sets the style.
    package func setTextKeepingStyle(attributedText: NSAttributedString) {
        change(metrics: true) { $0.setAttributedText(attributedText, adoptsTextStyle: false) }
    }

    /// The plain text as attributed text with the label's style.
    var attributedPlainText: NSAttributedString? {
        guard let text = content.plainText else { return nil }
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.lineBreakMode) = (content.alignment, content.lineBreakMode)
        paragraph.lineBreakStrategy = content.lineBreakStrategy
        return NSAttributedString(
            string: text,
            attributes: [.font: content.font, .foregroundColor: content.color, .paragraphStyle: paragraph])
    }

    private var scale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 2
    }

    private func layoutKey(width: CGFloat, height: CGFloat, lines: Int) -> LabelContent.LayoutKey {
        func layoutLength(_ length: CGFloat) -> CGFloat {
            length >= LabelContent.unlimitedLength / 2 ? .infinity : max(length, 0)
        }
        return LabelContent.LayoutKey(
            width: layoutLength(width), height: layoutLength(height), lines: lines, scale: scale,
            rightToLeft: InterfaceDirection.isRightToLeft)
    }

    private func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        content.layout(in: layoutKey(width: width, height: height, lines: lines), traits: traitCollection)
    }

    func measuredTextRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard content.hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        // A single line is measured without truncation, which only applies to drawing.
        let width = lines == 1 ? LabelContent.unlimitedLength : bounds.width
        let layout = layout(width: width, height: bounds.height, lines: lines)
        var size = layout.size
        size.width = min(size.width, max(bounds.width, 0))
        var x = bounds.minX
        switch resolvedAlignment {
        case .right: x = bounds.maxX - size.width
        case .center: x = pixelGrid.roundedDown(bounds.midX - size.width / 2)
        default: break
        }
        return CGRect(x: x, y: bounds.minY, width: size.width, height: min(size.height, max(bounds.height, 0)))
    }

    /// The alignment, with `naturalLayout` resolved to left or right for the app's language.
    private var resolvedAlignment: NSTextAlignment {
        guard content.alignment == .natural else { return content.alignment }
        return InterfaceDirection.isRightToLeft ? .right : .left
    }

    /// Returns the content's size at a width in points. A label without width isn't wrapped, like one whose `preferredMaxLayoutWidth` is
    /// 0. Source: four snapshots of covpass-ios (iOS 15), where a hidden label of several lines does not enlarge its stack.
    func contentSize(wrappedAt width: CGFloat) -> CGSize {
        guard width > 0 else { return intrinsicContentSize }
        let previousWidth = automaticWrappingWidth
        automaticWrappingWidth = width
        defer { automaticWrappingWidth = previousWidth }
        return intrinsicContentSize
    }

    // MARK: Baselines

    package var baselineFromTop: CGFloat {
        guard content.hasText else { return pixelGrid.rounded(content.font.ascender) }
        return measuredLayout.firstBaseline
    }

    package var baselineFromBottom: CGFloat {
        guard content.hasText else { return -pixelGrid.rounded(content.font.descender) }
        let layout = measuredLayout
        return layout.size.height - layout.lastBaseline
    }

    /// The layout at the label's width, or without wrapping if the width is 0.
    private var measuredLayout: TextLayout {
        let width =
            numberOfLines == 1
            ? LabelContent.unlimitedLength : bounds.width > 0 ? bounds.width : LabelContent.unlimitedLength
        return layout(width: width, height: LabelContent.unlimitedLength, lines: numberOfLines)
    }

    // MARK: Fonts for the user's text size

    package func updateFontForTextSize() {
        guard adjustsFontForContentSizeCategory || content.hasStandardFont else { return }
        guard content.updateFonts(to: traitCollection, changesRuns: adjustsFontForContentSizeCategory) else { return }
        change(metrics: true) { _ in }
    }

    /// Sets the default font of a built-in label. It applies until the app sets another font.
    package func setStandardFont(_ font: UIFont) { change(metrics: true) { $0.setFont(font, isStandard: true) } }

    // MARK: Drawing

    func record(textIn rect: CGRect, into recorder: inout DisplayRecorder) {
        guard content.hasText, rect.width > 0, rect.height > 0 else { return }
        var layout = layout(width: rect.width, height: rect.height, lines: numberOfLines)
        var drawingRect = rect
        if layout.isTruncated, let smallerLayout = fittedLayout(in: rect) {
            drawingRect = rectForFittedText(rect, from: layout, to: smallerLayout)
            layout = smallerLayout
        }
        let shadow = shadowColor.map { ($0.rgba(recorder.traits), shadowOffset) }
        let commands = layout.commands(in: recorder.absolute(drawingRect), shadow: shadow)
        // The text is clipped to the bounds if it can extend beyond them: if a line is too tall, the ellipsis doesn't fit, or
        // a glyph overhangs.
        let fitsInBounds =
            layout.size.width <= bounds.width + 0.5 && layout.size.height <= bounds.height + 0.5 && !layout.hasOverhang
        if fitsInBounds { recorder.append(commands) } else { recorder.clipped(to: bounds) { $0.append(commands) } }
    }

    var measuredTextFit: TextFit {
        guard content.hasText, bounds.width > 0, bounds.height > 0 else { return .fits }
        let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines)
        if layout.isTruncated {
            guard let fitted = fittedLayout(in: bounds) else { return .truncated }
            return fitted.isTruncated ? .truncated : .shrunk
        }
        let excess = layout.size.height - bounds.height
        return excess > 0.5 ? .clipped(excess) : .fits
    }

    /// Returns a layout with tightened or smaller text that fits the width; nil if the label's settings don't allow this.
    private func fittedLayout(in rect: CGRect) -> TextLayout? {
        guard numberOfLines == 1 else { return adjustsFontSizeToFitWidth ? fittedMultilineLayout(in: rect) : nil }
        let naturalLayout = layout(width: LabelContent.unlimitedLength, height: LabelContent.unlimitedLength, lines: 1)
        let text = content.styledText(traitCollection)
        let direction: TextDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if allowsDefaultTighteningForTruncation, naturalLayout.size.width * 0.95 <= rect.width {
            let excess = naturalLayout.size.width - rect.width
            let tightenedText = text.tightened(by: excess / CGFloat(max(text.characterCount, 1)))
            return TextLayout(tightenedText, width: rect.width + 1, maximumLines: 1, scale: scale, direction: direction)
        }
        guard adjustsFontSizeToFitWidth, naturalLayout.size.width > 0 else { return nil }
        // Start with the scale factor that should fit, and decrease the font size in steps of half a point.
        let step = 0.5 / content.font.pointSize
        var scaleFactor = max(((rect.width / naturalLayout.size.width) / step).rounded(.down) * step, step)
        while scaleFactor > minimumScaleFactor {
            let layout = TextLayout(
                text.scaled(by: scaleFactor), width: rect.width, maximumLines: 1, scale: scale, direction: direction)
            if !layout.isTruncated { return layout }
            scaleFactor -= step
            if scaleFactor < step { break }
        }
        let minimumFactor = max(minimumScaleFactor, step)
        return minimumFactor < 1
            ? TextLayout(
                text.scaled(by: minimumFactor), width: rect.width, maximumLines: 1, scale: scale, direction: direction)
            : nil
    }

    /// Returns the layout of multiline text at the largest font size, in steps of half a point, that fits the number of
    /// lines and the height. If none fits, uses the minimum size.
    private func fittedMultilineLayout(in rect: CGRect) -> TextLayout? {
        let text = content.styledText(traitCollection)
        let direction: TextDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let step = 0.5 / max(content.font.pointSize, 0.5)
        func layout(_ steps: Int) -> TextLayout {
            let factor = max(1 - CGFloat(steps) * step, minimumScaleFactor, step)
            return TextLayout(
                text.scaled(by: factor), width: rect.width, height: rect.height, maximumLines: numberOfLines,
                scale: scale, direction: direction)
        }
        // A binary search: the required number of steps is greater than `low` and at most `high`.
        let maximumSteps = Int(min((1 - max(minimumScaleFactor, step)) / step, 10_000).rounded(.up))
        var (low, high) = (0, maximumSteps)
        guard maximumSteps > 0 else { return nil }
        while high - low > 1 {
            let middle = (low + high) / 2
            if layout(middle).isTruncated { low = middle } else { high = middle }
        }
        return layout(high)
    }

    /// Returns the rectangle for text that was shrunk, according to `baselineAdjustment`: on the original baseline,
    /// centred, or at the top.
    private func rectForFittedText(_ rect: CGRect, from old: TextLayout, to new: TextLayout) -> CGRect {
        // Multiline text is always centred: `UILabel.baselineAdjustment` applies only to a single line (Apple's
        // documentation).
        guard numberOfLines == 1 else { return rect }
        switch baselineAdjustment {
        case .alignCenters: return rect
        case .none: return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: new.size.height)
        case .alignBaselines:
            let top = pixelGrid.rounded(rect.minY + (rect.height - old.size.height) / 2)
            let shiftedTop = top + old.firstBaseline - new.firstBaseline
            return CGRect(x: rect.minX, y: shiftedTop, width: rect.width, height: new.size.height)
        }
    }
}
