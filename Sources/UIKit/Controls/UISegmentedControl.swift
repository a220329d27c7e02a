import CellSimGraphics
import CellSimText
import Foundation

/// Buttons side by side of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// What stands for no segment.
    public nonisolated static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        /// In points; 0 for its own.
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
    }

    private(set) var segments: [Segment] = []
    /// The segment that is chosen, from 0; `noSegment` for none, which numbers of no segment become. Setting it sends
    /// nothing.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            setNeedsDisplay()
        }
    }
    /// Selects nothing for good: taps only send actions.
    open var isMomentary = false
    /// Whether segments that set no width are as wide as their own content wants, and not all as the widest of them.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the plate under the chosen segment; nil for white, or grey in dark interfaces.
    open var selectedSegmentTintColor: UIColor?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// A control of that frame (points in its superview) without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// - Parameter items: strings and images.
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
        for (place, segment) in nib.coders(in: "segments").enumerated() {
            let offset = segment.size("contentOffset") ?? .zero
            segments.append(
                Segment(
                    title: segment.localizedString("title", named: "segmentTitles[\(place)]"),
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

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Adds a segment with words before another; numbers beyond the ends mean the ends. `animated` makes no difference.
    /// What is chosen stays so under its new number.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    /// Adds a segment with an image before another; numbers beyond the ends mean the ends. `animated` makes no
    /// difference.
    /// What is chosen stays so under its new number.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    /// Removes a segment, the last one for numbers beyond it; nothing is chosen if it was. `animated` makes no
    /// difference.
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
    /// Removes every segment; nothing is chosen then.
    open func removeAllSegments() {
        segments.removeAll()
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }
    /// Gives a segment words in place of its image; numbers beyond the ends mean the ends.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// The words of a segment; nil for one with an image. Numbers beyond the ends mean the ends.
    open func titleForSegment(at segment: Int) -> String? { clamped(segment).flatMap { segments[$0].title } }
    /// Gives a segment an image in place of its words; numbers beyond the ends mean the ends.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// The image of a segment; nil for one with words. Numbers beyond the ends mean the ends.
    open func imageForSegment(at segment: Int) -> UIImage? { clamped(segment).flatMap { segments[$0].image } }
    /// `width`: in points; 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// The width that was set for a segment, in points; 0 where the control chooses, and without segments.
    open func widthForSegment(at segment: Int) -> CGFloat { clamped(segment).map { segments[$0].width } ?? 0 }
    /// Lets taps choose a segment or not; one that they cannot is drawn fainter.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether taps can choose a segment; false without segments.
    open func isEnabledForSegment(at segment: Int) -> Bool { clamped(segment).map { segments[$0].isEnabled } ?? false }
    /// Moves a segment's words or image, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Sets font and colour of the titles in a state; those of the normal state hold for chosen ones that have none.
    /// Only `normal` and `selected` are shown.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }
    /// What was set for the titles of exactly that state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Takes what a stand says of its titles and this control does not.
    func takeTitleAttributes(of stand: UISegmentedControl, taken: inout Set<AnyHashable>) {
        for (state, attributes) in stand.titleAttributes {
            let key = "titleTextAttributes \(state)"
            guard titleAttributes[state] == nil || taken.contains(key) else { continue }
            setTitleTextAttributes(attributes, for: State(rawValue: state))
            taken.insert(key)
        }
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard let index = clamped(segment) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    /// UIKit takes numbers beyond the ends for the ends.
    private func clamped(_ segment: Int) -> Int? { segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1) }

    // MARK: Layout

    /// Wide enough for its segments and 31 points high, one less than it is drawn.
    open override var intrinsicContentSize: CGSize {
        let insets = ControlMetrics.Segments.alignmentInsets
        let size = sizeThatFits(.zero)
        return CGSize(width: size.width, height: size.height - insets.bottom)
    }

    /// One point at the bottom, which layout does not count.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.Segments.alignmentInsets }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidths.reduce(0, +) + separators, height: ControlMetrics.Segments.height)
    }

    private var separators: CGFloat { ControlMetrics.Segments.separator * CGFloat(max(segments.count - 1, 0)) }

    /// Each segment's width without limits: the widest one's for all that set none.
    private var naturalWidths: [CGFloat] {
        let own = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            if let image = segment.image {
                return PixelGrid.wholePoints.roundedUp(image.size.width) + ControlMetrics.Segments.padding
            }
            // Recorded for titles of 45.75 and 45.1 points at 2x: 65 a segment; seen for 66.9 points at 3x: 87.
            let width = layout(segment.title ?? "", weight: .regular).lines.first?.width ?? 0
            let scale = traitCollection.displayScale
            let pixels = PixelGrid(scale: scale > 0 ? scale : 2).rounded(width)
            return PixelGrid.wholePoints.roundedDown(pixels) + ControlMetrics.Segments.padding
        }
        guard !apportionsSegmentWidthsByContent else { return own }
        let widest = own.enumerated().filter { segments[$0.offset].width == 0 }.map(\.element).max() ?? 0
        return own.enumerated().map { segments[$0.offset].width > 0 ? $0.element : widest }
    }

    /// Each segment's rectangle in the bounds, in points, from the first to the last.
    var segmentRects: [CGRect] {
        guard !segments.isEmpty else { return [] }
        var widths = naturalWidths
        let fixed = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 + $1.1 : $0 }
        let flexible = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 : $0 + $1.1 }
        if flexible > 0 {
            let factor = max(bounds.width - separators - fixed, 0) / flexible
            for index in widths.indices where segments[index].width == 0 { widths[index] *= factor }
        }
        if SystemControls.segmentsMeetOnPoints.now, let width = widths.first, widths.allSatisfy({ $0 == width }) {
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

    /// Widths go by the regular weight, in which nothing is drawn.
    private func layout(
        _ title: String, weight: UIFont.Weight, selected: Bool = false, isEnabled: Bool = true
    ) -> TextLayout {
        let own = titleAttributes[selected ? State.selected.rawValue : 0] ?? titleAttributes[0] ?? [:]
        let font = UIFont.systemFont(ofSize: ControlMetrics.Segments.fontSize, weight: weight)
        var paragraph = ParagraphStyle()
        (paragraph.alignment, paragraph.lineBreakMode) = (.center, .truncatingTail)
        let builder = AttributedText(
            font: font, color: isEnabled ? .label : .tertiaryLabel, paragraph: paragraph, traits: traitCollection)
        let text = builder.styled(NSAttributedString(string: title, attributes: own))
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
        return TextLayout(text, maximumLines: 1, scale: scale)
    }

    /// Chooses the segment where the finger is lifted and sends `valueChanged` and `primaryActionTriggered`, if that makes
    /// a difference.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        guard let index = segmentRects.firstIndex(where: { $0.contains(point) }), segments[index].isEnabled else {
            return
        }
        guard index != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = index
        sendNewValue()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Drawing

    override var backgroundCorners: CornerRadii? { CornerRadii(radius) }
    private var radius: CGFloat { min(ControlMetrics.Segments.radius, bounds.height / 2) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.fill(bounds, radii: CornerRadii(radius), color: recorder.rgba(.tertiarySystemFill))
        let rects = segmentRects
        recordSeparators(rects, into: &recorder)
        if rects.indices.contains(selectedSegmentIndex) { recordPlate(rects[selectedSegmentIndex], into: &recorder) }
        for (index, rect) in rects.enumerated() {
            record(segments[index], in: rect, isSelected: index == selectedSegmentIndex, into: &recorder)
        }
    }

    /// Behind the selected segment. What UIKit draws for a clear colour is not known: its shadow alone would be a smear.
    private func recordPlate(_ segment: CGRect, into recorder: inout DisplayRecorder) {
        let color = recorder.rgba(selectedSegmentTintColor ?? SystemColors.segmentPlate.now)
        guard color.alpha > 0 else { return }
        // The shadow ends where the control does.
        recorder.clipped(to: bounds, radii: CornerRadii(radius)) { recorder in
            ControlMetrics.plate(
                segment.insetBy(dx: 2, dy: 2), radius: radius - 2, color: color, shadows: ControlMetrics.segmentShadow,
                into: &recorder)
        }
    }

    /// Between neighbours neither of which is selected.
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
        let place = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
        let isEnabled = self.isEnabled && segment.isEnabled
        if let image = segment.image?.resolved(for: recorder.traits) {
            image.record(
                into: &recorder, in: UIView.ContentMode.center.place(image.size, in: place),
                tint: isEnabled ? .label : .tertiaryLabel)
        } else if let title = segment.title, !title.isEmpty {
            recorder.append(
                layout(
                    title,
                    weight: (isSelected ? SystemControls.selectedSegmentWeight : SystemControls.segmentWeight).now,
                    selected: isSelected, isEnabled: isEnabled
                ).commands(in: recorder.absolute(place)))
        }
    }
}
