import CellSimText
import Foundation

/// Counts the items of a text's lists, paragraph by paragraph, to create their markers.
struct ListItemCounter {
    /// The lists of the previous paragraph, outermost first, with the number of items in each.
    private var openLists: [(list: NSTextList, count: Int)] = []

    /// Returns the marker of the next paragraph; nil for a paragraph outside lists, which ends all open lists.
    ///
    /// The positions are those of lists in Apple's HTML import: 36 points per level, with the marker 25 points before
    /// the text. If the paragraph has its own tab stops, the marker is at the first and the text at the second. It is
    /// an assumption that text views use the same positions.
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
    /// Returns the paragraphs in a range, or the parts of them, in order. `isStart` indicates whether a part starts a
    /// paragraph.
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
