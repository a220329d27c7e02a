import CellSimGraphics
import CellSimText
import Foundation

/// Applies the settings of a text container, and the values of its layout manager's delegate, to line layout.
extension NSTextContainer {
    /// The options from the container's exclusion paths, the layout manager and its delegate, or `nil` if lines are laid out as in
    /// labels.
    package var lineLayoutOptions: LineLayoutOptions? {
        let manager = layoutManager
        let requestedFactor = CGFloat(manager?.hyphenationFactor ?? 0)
        let factor = requestedFactor > 0 ? requestedFactor : manager?.usesDefaultHyphenation == true ? 1 : 0
        guard !exclusionPaths.isEmpty || manager?.delegate != nil || factor > 0 else { return nil }
        var options = LineLayoutOptions()
        options.hyphenationFactor = factor
        options.exclusions = exclusionPaths.map(\.cgPath.path)
        // The padding is on both sides of a line. The text block starts after the left padding.
        options.exclusionPadding = 2 * lineFragmentPadding
        if let manager, let delegate = manager.delegate { manager.configure(delegate, for: self, &options) }
        return options
    }
}

extension NSLayoutManager {
    /// Sets the options' closures, which call the delegate.
    fileprivate func configure(
        _ delegate: any NSLayoutManagerDelegate, for container: NSTextContainer, _ options: inout LineLayoutOptions
    ) {
        let padding = container.lineFragmentPadding
        // Converts a rectangle from the coordinates of the text block to those of the container.
        func containerRect(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
        }
        options.canBreakBefore = { [unowned self] in
            delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: $0)
        }
        options.canHyphenateBefore = { [unowned self] in
            delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: $0)
        }
        options.lineSpacing = { [unowned self] in
            delegate.layoutManager(self, lineSpacingAfterGlyphAt: $0, withProposedLineFragmentRect: containerRect($1))
        }
        options.paragraphSpacing = { [unowned self] in
            delegate.layoutManager(
                self, paragraphSpacingAfterGlyphAt: $0, withProposedLineFragmentRect: containerRect($1))
        }
        options.paragraphSpacingBefore = { [unowned self] in
            delegate.layoutManager(
                self, paragraphSpacingBeforeGlyphAt: $0, withProposedLineFragmentRect: containerRect($1))
        }
        options.adjustFragment = { [unowned self] fragment in
            needsCompletionNotification = true
            var (rect, usedRect) = (containerRect(fragment.rect), containerRect(fragment.usedRect))
            var baseline = fragment.baselineOffset
            let isChanged = unsafe delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &usedRect, baselineOffset: &baseline,
                in: container, forGlyphRange: NSRange(fragment.units))
            guard isChanged else { return false }
            rect.size.width = max(rect.width - 2 * padding, 0)
            (fragment.rect, fragment.baselineOffset) = (rect, baseline)
            return true
        }
    }

    /// Returns the paragraph style at a UTF-16 unit, or the default style if there is none.
    func paragraphStyle(at unit: Int) -> NSParagraphStyle {
        guard let textStorage, unit >= 0, unit < textStorage.length else { return .default }
        let value = unsafe textStorage.attribute(.paragraphStyle, at: unit, effectiveRange: nil)
        return value as? NSParagraphStyle ?? .default
    }
}
