import CellSimGraphics
import CellSimText
import Foundation

/// Layout, measuring and decoding of a text view's text.
extension UITextView {
    package func updateContent(_ change: (inout LabelContent) -> Void) {
        change(&content)
        invalidateTextLayout()
        updateStorage()
    }

    package func invalidateTextLayout() {
        content.invalidate()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func updateFontForContentSize() {
        guard adjustsFontForContentSizeCategory, content.updateFonts(to: traitCollection) else { return }
        updateContent { _ in }
    }

    func decodeTextView(from nib: NibCoder) {
        updateContent { content in
            content.setFont(nib.font("fontDescription", defaultSize: 14) ?? .systemFont(ofSize: 14))
            content.setColor(nib.color("textColor") ?? .label)
            content.setAlignment(nib.enumeration("textAlignment", UILabel.alignments) ?? .natural)
            content.setText(nib.localizedString("text"))
            if let element = nib.element("attributedText") {
                content.setAttributedText(NSAttributedString(interfaceBuilder: nib.coder(for: element)))
            }
        }
        isEditable = nib.bool("editable") ?? true
        isSelectable = nib.bool("selectable") ?? true
        allowsEditingTextAttributes = nib.bool("allowsEditingTextAttributes") ?? false
        adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
        if let element = nib.element("textInputTraits") { inputTraits = TextInputTraits(nib.coder(for: element)) }
        nib.ignore("dataDetectorTypes", "usesAttributedText")
    }

    private var scale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 2 }

    /// Returns the width of a line of text in a view with the given width, in points.
    func lineWidth(inside width: CGFloat) -> CGFloat {
        let available = textContainer.fixedWidth ?? width - textContainerInset.left - textContainerInset.right
        return max(available - 2 * textContainer.lineFragmentPadding, 0)
    }

    /// Lays out the text in a view with the given width, in points.
    package func layout(width: CGFloat) -> TextLayout {
        let box = LabelContent.LayoutKey(
            width: lineWidth(inside: width), height: .infinity, lines: textContainer.maximumNumberOfLines, scale: scale,
            rightToLeft: InterfaceDirection.isRightToLeft)
        guard let container = textContainerIfLoaded, let setting = container.lineLayoutOptions else {
            return content.layout(in: box, traits: traitCollection)
        }
        // The copy prevents an access conflict: the layout manager's delegate may access the view during layout.
        var copy = content
        let traits = traitCollection
        defer { content = copy }
        guard let manager = container.layoutManager else {
            return copy.layout(in: box, traits: traits, setting: setting)
        }
        return manager.performLayout { copy.layout(in: box, traits: traits, setting: setting) }
    }

    /// Draws the text with a custom layout manager.
    /// - Returns: False if there is no custom layout manager.
    func recordWithOwnManager(into recorder: inout DisplayRecorder) -> Bool {
        guard let container = textContainerIfLoaded, let manager = container.layoutManager, manager.isCustomSubclass,
            manager.textContainers.first === container
        else { return false }
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        let bounds = bounds
        traitCollection.performAsCurrent {
            CGContext.recordDrawing(into: &recorder, bounds: bounds) {
                let range = manager.glyphRange(for: container)
                manager.drawBackground(forGlyphRange: range, at: origin)
                manager.drawGlyphs(forGlyphRange: range, at: origin)
            }
        }
        return true
    }

    /// Returns the size of the text and the insets. An empty text is one line high. The last line includes its leading.
    /// Sources: recorded text views with text styles, for example 22 points per line of body text with insets of 16 points; for
    /// attributed texts, 120 bubbles in references of stream-chat-swift (iOS 26.2), for example 44 points for two lines.
    func size(wrappedAt width: CGFloat) -> CGSize {
        let layout = content.hasText ? layout(width: width) : nil
        let text = layout?.size ?? .zero
        var height = content.hasText ? text.height : content.font.lineHeight
        let leading = content.attributedText == nil ? content.font.leading : layout?.lastLineLeading ?? 0
        if leading > 0 {
            // The text layout rounds the distance between lines to whole points. Removes this rounding.
            height = pixelGrid.roundedDown(pixelGrid.roundedUp(height) + leading)
        }
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: text.width + sides,
            height: pixelGrid.roundedUp(height + textContainerInset.top + textContainerInset.bottom))
    }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
