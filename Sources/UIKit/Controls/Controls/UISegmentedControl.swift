import CellSimGraphics
import CellSimText
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control with segments next to each other, one of which can be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` that selects no segment.
    public nonisolated static let noSegment = -1

    /// One segment of the control.
    struct Segment {
        var title: String?
        var image: UIImage?
        /// The width in points; 0 for the width of the title or image.
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
    }

    private(set) var segments: [Segment] = []
    /// The index of the selected segment; `noSegment` for none or for an invalid index. Setting it sends no action.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether taps send actions without selecting a segment.
    open var isMomentary = false
    /// A Boolean value that indicates whether segments without a set width have the width of their content instead of
    /// the widest segment.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the selected segment's background; nil for white, or grey in dark interfaces.
    open var selectedSegmentTintColor: UIColor?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates a control without segments, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with segments.
    /// - Parameter items: The titles (strings) or images of the segments.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            segments.append(Segment(title: item as? String, image: item as? UIImage))
        }
        bounds.size = sizeThatFits(.zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        for (index, segment) in nib.coders(in: "segments").enumerated() {
            let offset = segment.size("contentOffset") ?? .zero
            segments.append(
                Segment(
                    title: segment.localizedString("title", named: "segmentTitles[\(index)]"),
                    image: segment.image("image"), width: segment.cgFloat("width") ?? 0,
                    isEnabled: segment.bool("enabled") ?? true, contentOffset: offset))
        }
        nib.ignore("segmentControlStyle")
        isMomentary = nib.bool("momentary") ?? false
        apportionsSegmentWidthsByContent = nib.bool("apportionsSegmentWidthsByContent") ?? false
        selectedSegmentTintColor = nib.color("selectedSegmentTintColor")
        selectedSegmentIndex = nib.int("selectedSegmentIndex") ?? Self.noSegment
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. Indexes are clamped, and `animated` has no effect. The selected segment stays
    /// selected at its new index.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    /// Inserts a segment with an image. Indexes are clamped, and `animated` has no effect. The selected segment stays
    /// selected at its new index.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    /// Removes a segment. Indexes are clamped, and `animated` has no effect. Removing the selected segment clears the
    /// selection.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = clamped(segment) else { return }
        segments.remove(at: index)
        if selectedSegmentIndex == index {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > index {
            selectedSegmentIndex -= 1
        }
        invalidateIntrinsicContentSize()
    }
    /// Removes all segments and clears the selection.
    open func removeAllSegments() {
        segments.removeAll()
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }
    /// Replaces a segment's image with a title; out-of-range indexes are clamped.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        updateSegment(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Returns the title of a segment; nil for a segment with an image. Out-of-range indexes are clamped.
    open func titleForSegment(at segment: Int) -> String? { clamped(segment).flatMap { segments[$0].title } }
    /// Replaces a segment's title with an image; out-of-range indexes are clamped.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        updateSegment(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// Returns the image of a segment; nil for a segment with a title. Out-of-range indexes are clamped.
    open func imageForSegment(at segment: Int) -> UIImage? { clamped(segment).flatMap { segments[$0].image } }
    /// Sets the width of a segment in points; 0 for an automatic width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { updateSegment(segment) { $0.width = width } }
    /// Returns the set width of a segment in points; 0 for an automatic width or without segments.
    open func widthForSegment(at segment: Int) -> CGFloat { clamped(segment).map { segments[$0].width } ?? 0 }
    /// Sets whether taps can select a segment. Disabled segments are dimmed.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.isEnabled = enabled }
    }
    /// Returns whether taps can select a segment; false without segments.
    open func isEnabledForSegment(at segment: Int) -> Bool { clamped(segment).map { segments[$0].isEnabled } ?? false }
    /// Sets the offset by which a segment's title or image is moved, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.contentOffset = offset }
    }

    /// Sets the font and colour of titles in a state. Only `normal` and `selected` are shown; `selected` falls back
    /// to `normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }
    /// Returns the title attributes that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Applies the title attributes of an appearance proxy to states that have no attributes.
    package func applyTitleAttributes(of proxy: UISegmentedControl, taken: inout Set<AnyHashable>) {
        for (state, attributes) in proxy.titleAttributes {
            let key = "titleTextAttributes \(state)"
            guard titleAttributes[state] == nil || taken.contains(key) else { continue }
            setTitleTextAttributes(attributes, for: State(rawValue: state))
            taken.insert(key)
        }
    }

    private func insert(_ segment: Segment, at index: Int) {
        let insertionIndex = min(max(index, 0), segments.count)
        segments.insert(segment, at: insertionIndex)
        if selectedSegmentIndex >= insertionIndex { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    private func updateSegment(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard let index = clamped(segment) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    /// Clamps an index to the existing segments, as in UIKit; nil without segments.
    private func clamped(_ segment: Int) -> Int? { segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1) }

    // MARK: Layout

    /// The width of the segments, and a height of 31 points (drawn: 32).
    open override var intrinsicContentSize: CGSize {
        let insets = ControlMetrics.Segments.alignmentInsets
        let size = sizeThatFits(.zero)
        return CGSize(width: size.width, height: size.height - insets.bottom)
    }

    /// An inset of one point at the bottom, which is outside the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.Segments.alignmentInsets }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidths.reduce(0, +) + totalSeparatorWidth, height: ControlMetrics.Segments.height)
    }

    private var totalSeparatorWidth: CGFloat { ControlMetrics.Segments.separator * CGFloat(max(segments.count - 1, 0)) }

    /// The widths of the segments before they are fitted to the bounds. Segments without a set width are as wide as the widest.
    private var naturalWidths: [CGFloat] {
        let contentWidths = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            if let image = segment.image {
                return PixelGrid.wholePoints.roundedUp(image.size.width) + ControlMetrics.Segments.padding
            }
            // Source: segments of 65 points at 2x for titles of 45.78 and 45.32 points, and of 87 points at 3x for a title
            // of 66.96 points.
            let width = layout(segment.title ?? "", weight: .regular).lines.first?.width ?? 0
            return PixelGrid.wholePoints.roundedDown(width + 0.1) + ControlMetrics.Segments.padding
        }
        guard !apportionsSegmentWidthsByContent else { return contentWidths }
        let widest = contentWidths.enumerated().filter { segments[$0.offset].width == 0 }.map(\.element).max() ?? 0
        return contentWidths.enumerated().map { segments[$0.offset].width > 0 ? $0.element : widest }
    }

    /// The rectangles of the segments in the bounds, in points.
    package var segmentRects: [CGRect] {
        guard !segments.isEmpty else { return [] }
        var widths = naturalWidths
        let fixed = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 + $1.1 : $0 }
        let flexible = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 : $0 + $1.1 }
        if flexible > 0 {
            let factor = max(bounds.width - totalSeparatorWidth - fixed, 0) / flexible
            for index in widths.indices where segments[index].width == 0 { widths[index] *= factor }
        }
        if SystemControls.alignsSegmentsToPoints.current, let width = widths.first, widths.allSatisfy({ $0 == width }) {
            let ends = (0...widths.count).map { PixelGrid.wholePoints.roundedDown(CGFloat($0) * width) }
            widths = zip(ends.dropFirst(), ends).map { $0 - $1 }
        }
        var x = bounds.minX
        let rects = widths.map { width -> CGRect in
            defer { x += width + ControlMetrics.Segments.separator }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rects }
        return rects.map {
            CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    /// Lays out a title. Widths are measured in the regular weight, even if another weight is drawn.
    private func layout(
        _ title: String, weight: UIFont.Weight, selected: Bool = false, isEnabled: Bool = true
    ) -> TextLayout {
        var attributes = titleAttributes[selected ? State.selected.rawValue : 0] ?? titleAttributes[0] ?? [:]
        // Segments centre their titles whatever alignment the attributes have.
        if let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle {
            style.alignment = .center
            attributes[.paragraphStyle] = style
        }
        let font = UIFont.systemFont(ofSize: ControlMetrics.Segments.fontSize, weight: weight)
        var paragraph = ParagraphStyle()
        (paragraph.alignment, paragraph.lineBreakMode) = (.center, .truncatingTail)
        let builder = AttributedText(
            font: font, color: isEnabled ? .label : .tertiaryLabel, paragraph: paragraph, traits: traitCollection)
        let text = builder.styledText(NSAttributedString(string: title, attributes: attributes))
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
        return TextLayout(text, maximumLines: 1, scale: scale)
    }

    /// Selects the segment on which the touch ends. Sends `valueChanged` and `primaryActionTriggered` if the
    /// selection changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        guard let index = segmentRects.firstIndex(where: { $0.contains(point) }), segments[index].isEnabled else {
            return
        }
        guard index != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = index
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Drawing

    @_spi(UIKitModules) public override func copyStates(
        of proxy: UIView, unless blank: UIView, taken: inout Set<AnyHashable>
    ) {
        if let stand = proxy as? UISegmentedControl { applyTitleAttributes(of: stand, taken: &taken) }
    }
    @_spi(UIKitModules) public override var backgroundCorners: CornerRadii? { CornerRadii(radius) }
    private var radius: CGFloat { min(ControlMetrics.Segments.radius, bounds.height / 2) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.fill(bounds, radii: CornerRadii(radius), color: recorder.rgba(.tertiarySystemFill))
        let rects = segmentRects
        recordSeparators(rects, into: &recorder)
        if rects.indices.contains(selectedSegmentIndex) {
            recordSelection(rects[selectedSegmentIndex], into: &recorder)
        }
        for (index, rect) in rects.enumerated() {
            record(segments[index], in: rect, isSelected: index == selectedSegmentIndex, into: &recorder)
        }
    }

    /// Draws the background of the selected segment. UIKit's drawing for a clear colour is unknown, so nothing is
    /// drawn for it.
    private func recordSelection(_ segment: CGRect, into recorder: inout DisplayRecorder) {
        let color = recorder.rgba(selectedSegmentTintColor ?? SystemColors.selectedSegmentBackground.current)
        guard color.alpha > 0 else { return }
        // The shadow ends at the control's edges.
        recorder.clipped(to: bounds, radii: CornerRadii(radius)) { recorder in
            ControlMetrics.recordThumb(
                segment.insetBy(dx: 2, dy: 2), radius: radius - 2, color: color, shadows: ControlMetrics.segmentShadow,
                into: &recorder)
        }
    }

    /// Draws the separators between adjacent unselected segments.
    private func recordSeparators(_ rects: [CGRect], into recorder: inout DisplayRecorder) {
        guard ControlMetrics.Segments.separator > 0 else { return }
        for index in rects.indices.dropFirst() {
            guard index != selectedSegmentIndex && index - 1 != selectedSegmentIndex else { continue }
            let x = max(rects[index].minX, rects[index - 1].minX) - ControlMetrics.Segments.separator
            let line = CGRect(x: x, y: bounds.midY - 8, width: ControlMetrics.Segments.separator, height: 16)
            recorder.fill(line, color: recorder.rgba(.separator))
        }
    }

    private func record(_ segment: Segment, in rect: CGRect, isSelected: Bool, into recorder: inout DisplayRecorder) {
        let contentRect = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
        let isEnabled = self.isEnabled && segment.isEnabled
        if let image = segment.image?.resolved(for: recorder.traits) {
            image.record(
                into: &recorder, in: UIView.ContentMode.center.contentRect(image.size, in: contentRect),
                tint: isEnabled ? .label : .tertiaryLabel)
        } else if let title = segment.title, !title.isEmpty {
            recorder.append(
                layout(
                    title,
                    weight: (isSelected ? SystemControls.selectedSegmentWeight : SystemControls.segmentWeight).current,
                    selected: isSelected, isEnabled: isEnabled
                ).commands(in: recorder.absolute(contentRect)))
        }
    }
}
