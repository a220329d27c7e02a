import Foundation

/// The dimensions of controls, in points.
package enum SystemControls {
    /// The size of a switch. Its alignment rectangle excludes two points at the right.
    package static let switchSize = SystemValue(
        "switch-size", CGSize(width: 51, height: 31), CGSize(width: 63, height: 28),
        .recorded(19, of: 23, projects: 3))
    package static let switchThumb = SystemValue(
        "switch-thumb", CGSize(width: 27, height: 27), CGSize(width: 37, height: 24),
        .measured(SystemTables.viewHierarchies))
    /// Whether `CALayer.render(in:)` draws the thumb of a switch, and its track in the colour on a screen. References of stream-chat-swift
    /// have no thumb, and tracks of (60, 60, 67) with an opacity of 0.3.
    package static let rendersSwitchThumb = SystemValue(
        "rendered-switch-thumb", true, false, .measured("16 references of stream-chat-swift, iOS 26.2"))

    package static let sliderHeight = SystemValue(
        "slider-height", CGFloat(34), 34, .recorded(5, of: 5, projects: 1))
    /// The alignment rectangle insets of a slider.
    package static let sliderAlignment = SystemValue(
        "slider-alignment", UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), .zero,
        .recorded(5, of: 5, projects: 1))
    package static let sliderTrack = SystemValue("slider-track", CGFloat(4), 6, .measured(SystemTables.viewHierarchies))
    package static let sliderThumb = SystemValue(
        "slider-thumb", CGSize(width: 27, height: 27), CGSize(width: 37, height: 24),
        .measured(SystemTables.viewHierarchies))
    /// The vertical distance from the track's centre to the thumb's centre.
    package static let sliderThumbVerticalOffset = SystemValue(
        "slider-thumb-rise", 7.0 / 6, CGFloat(0), .measured(SystemTables.viewHierarchies))
    /// The inset of the track's ends from the bounds.
    package static let sliderTrackInset = SystemValue(
        "slider-track-inset", CGFloat(3), 0, .measured(SystemTables.viewHierarchies))
    /// The distance by which the thumb can move beyond the track.
    package static let sliderOverhang = SystemValue("slider-overhang", CGFloat(2), 0, .measured(SystemTables.catalyst))

    /// The width of the line between two segments. For three segments with text of 66.9 points, the control's widths are 263 and 261
    /// points.
    package static let segmentSeparator = SystemValue(
        "segment-separator", CGFloat(1), 0, .measured("pictures of a public library's references on iOS 17.5 and 26.2"))
    /// Whether the edges of segments of equal width are at whole points.
    package static let alignsSegmentsToPoints = SystemValue(
        "segments-on-points", false, true, .measured(SystemTables.catalyst))
    package static let segmentWeight = SystemValue(
        "segment-weight", UIFont.Weight.medium, .regular, .measured(SystemTables.catalyst))
    package static let selectedSegmentWeight = SystemValue(
        "selected-segment-weight", UIFont.Weight.semibold, .medium, .measured(SystemTables.catalyst))

    static let all: [any AnySystemValue] = [
        switchSize, switchThumb, rendersSwitchThumb, sliderHeight, sliderAlignment, sliderTrack, sliderThumb,
        sliderThumbVerticalOffset,
        sliderTrackInset, sliderOverhang, segmentSeparator, alignsSegmentsToPoints, segmentWeight,
        selectedSegmentWeight,
    ]
}
