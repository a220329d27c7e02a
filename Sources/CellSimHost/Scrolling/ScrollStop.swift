import Foundation

/// Where a table stands after a command of a script. Counts are those since the table was made.
public struct ScrollStop: Hashable, Sendable {
    /// The command as it was written.
    public var command: String
    /// Cells made, and cells used again.
    public var created, reused: Int
    /// Calls for a reusable cell.
    public var dequeued: Int
    /// The rows that are seen, wholly or in part, from the top.
    public var visible: [Int]
    /// The selected rows, ascending.
    public var selected: [Int]
    /// How far the content was scrolled, in points.
    public var offset: CGFloat
    /// The height of all rows as far as it is known, in points: rows that were never shown count as they were designed.
    public var contentHeight: CGFloat
    /// How often the table went through its rows.
    public var layoutPasses: Int

    /// One line of JSON, its keys in a fixed order.
    /// - Parameter times: the milliseconds spent so far are told too, by stage.
    public func json(_ times: StageTimes? = nil) -> String {
        var parts = [
            "\"command\": \(JSONText.string(command))", "\"created\": \(created)", "\"reused\": \(reused)",
            "\"dequeued\": \(dequeued)", "\"visible\": \(visible)", "\"selected\": \(selected)",
            "\"offset\": \(InspectedView.number(offset))", "\"contentHeight\": \(InspectedView.number(contentHeight))",
            "\"layoutPasses\": \(layoutPasses)",
        ]
        if let times {
            let stages: [StageTimes.Stage] = [.parse, .instantiate, .hydrate, .layout, .record]
            let spent = stages.map { "\"\($0.rawValue)\": \(String(format: "%.3f", times.milliseconds($0)))" }
            parts.append("\"ms\": {\(spent.joined(separator: ", "))}")
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}
