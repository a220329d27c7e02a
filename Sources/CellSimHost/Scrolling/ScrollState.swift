import Foundation

/// The state of a table after a command of a scroll script. Counters start at the table's creation.
public struct ScrollState: Hashable, Sendable {
    /// The command as written.
    public var command: String
    /// The numbers of created and reused cells.
    public var created, reused: Int
    /// The number of calls that dequeued a cell.
    public var dequeued: Int
    /// The rows that are at least partially visible, from top to bottom.
    public var visible: [Int]
    /// The selected rows in ascending order.
    public var selected: [Int]
    /// The scroll offset of the content, in points.
    public var offset: CGFloat
    /// The total height of all rows in points. Rows that were never visible have their designed height.
    public var contentHeight: CGFloat
    /// The number of layout passes over the rows.
    public var layoutPasses: Int

    /// Returns a line of JSON with keys in a fixed order.
    /// - Parameter times: The durations of the phases to include, or nil.
    public func json(_ times: PhaseTimings? = nil) -> String {
        var parts = [
            "\"command\": \(JSONText.string(command))", "\"created\": \(created)", "\"reused\": \(reused)",
            "\"dequeued\": \(dequeued)", "\"visible\": \(visible)", "\"selected\": \(selected)",
            "\"offset\": \(InspectedView.number(offset))", "\"contentHeight\": \(InspectedView.number(contentHeight))",
            "\"layoutPasses\": \(layoutPasses)",
        ]
        if let times {
            let stages: [PhaseTimings.Stage] = [.parse, .instantiate, .hydrate, .layout, .record]
            let spent = stages.map { "\"\($0.rawValue)\": \(String(format: "%.3f", times.milliseconds($0)))" }
            parts.append("\"ms\": {\(spent.joined(separator: ", "))}")
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}
