import CellSimText
import Foundation

/// A counter of list items, which creates the markers for the paragraphs of a text.
struct ListItemCounter {
    /// The lists that contain the previous paragraph, from the outermost to the innermost, with the number of their items so far.
    private var openLists: [(list: NSTextList, count: Int)] = []

    /// Counts the next paragraph and returns its marker. Returns `nil` for a paragraph outside lists, which ends all open lists.
    ///
    /// Positions are those of Apple's HTML import: each level is indented by 36 points, and the marker is 25 points before the text. With
    /// custom tab stops, the marker is at the first stop and the text at the second. Text views are assumed to use the same positions.
    mutating func nextMarker(of style: NSParagraphStyle) -> ListMarker? {
        let lists = style.textLists
        guard let innermost = lists.last else {
            openLists = []
            return nil
        }
        var depth = 0
        while depth < min(openLists.count, lists.count), openLists[depth].list === lists[depth] { depth += 1 }
        openLists.removeSubrange(depth...)
        openLists += lists[depth...].map { ($0, 0) }
        openLists[openLists.count - 1].count += 1
        let markers = openLists.map { $0.list.marker(forItemNumber: $0.list.startingItemNumber + max($0.count, 1) - 1) }
        let includesEnclosingMarkers = innermost.listOptions.contains(.prependEnclosingMarker)
        let text = includesEnclosingMarkers ? markers.joined() : markers[markers.count - 1]
        let level = CGFloat(lists.count)
        guard let stops = style.values.tabStops else {
            let indent = style.headIndent > 0 ? style.headIndent : 36 * level
            return ListMarker(text, location: max(indent - 25, 0), textLocation: indent)
        }
        let markerLocation =
            stops.first { $0.location > style.firstLineHeadIndent }?.location ?? style.firstLineHeadIndent
        let next = stops.first { $0.location > markerLocation }?.location ?? markerLocation
        return ListMarker(text, location: markerLocation, textLocation: max(style.headIndent, next))
    }
}

extension NSString {
    /// Returns the paragraphs in a range. A paragraph that is only partly in the range is clipped to it. `isStart` indicates whether the
    /// result contains the start of the paragraph.
    func paragraphs(in range: NSRange) -> [(range: NSRange, isStart: Bool)] {
        var parts: [(NSRange, Bool)] = []
        var location = range.location
        while location < NSMaxRange(range) {
            let paragraph = paragraphRange(for: NSRange(location: location, length: 0))
            let end = min(max(NSMaxRange(paragraph), location + 1), NSMaxRange(range))
            parts.append((NSRange(location: location, length: end - location), location == paragraph.location))
            location = end
        }
        return parts
    }
}
