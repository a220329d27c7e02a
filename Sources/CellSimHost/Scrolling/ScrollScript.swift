import Foundation

/// A command in a scroll script.
public struct ScrollStep: Hashable, Sendable {
    /// The action of a scroll command.
    public enum Action: Hashable, Sendable {
        /// Drags the content by a distance in points; positive values scroll forwards.
        case scroll(CGFloat)
        /// Jumps to the top of a row.
        case to(row: Int)
        /// Jumps to the start of the content.
        case top
        /// Jumps to the end of the content.
        case bottom
        /// Taps a row. If it isn't completely visible, jumps to it first.
        case tap(row: Int)
        /// Calls `reloadData()`.
        case reload
    }

    /// The command as written, with single spaces.
    public var text: String
    /// The action.
    public var action: Action

    /// The row to which the command refers, or nil if there is none.
    var row: Int? {
        switch action {
        case .to(let row), .tap(let row): row
        default: nil
        }
    }
}

/// A sequence of commands for a table, separated by semicolons or line breaks, such as `down 5000; tap 3; reload`.
public struct ScrollScript: Hashable, Sendable {
    /// The commands in order. There is at least one.
    public let steps: [ScrollStep]

    /// A list of the supported commands for help pages and error messages.
    public static let knownCommands =
        "down POINTS, up POINTS, top, bottom, to ROW, tap ROW and reload (rows are counted from 0)"
    /// The maximum distance of a command, in points.
    private static let maximumDistance: CGFloat = 1_000_000_000

    /// Parses a script.
    /// - Throws: `ScrollScriptError` for an unknown command, an invalid argument, or a script without commands.
    public init(_ text: String) throws(ScrollScriptError) {
        var steps: [ScrollStep] = []
        for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let arguments = part.split(whereSeparator: \.isWhitespace).map(String.init)
            if !arguments.isEmpty { steps.append(try ScrollScript.parseStep(arguments)) }
        }
        guard !steps.isEmpty else { throw ScrollScriptError(message: "the script has no commands") }
        self.steps = steps
    }

    private static func parseStep(_ arguments: [String]) throws(ScrollScriptError) -> ScrollStep {
        let action: ScrollStep.Action
        switch arguments[0] {
        case "down": action = .scroll(try parsePoints(arguments))
        case "up": action = .scroll(-(try parsePoints(arguments)))
        case "to": action = .to(row: try parseRow(arguments))
        case "tap": action = .tap(row: try parseRow(arguments))
        case "top": action = try withoutArguments(arguments, .top)
        case "bottom": action = try withoutArguments(arguments, .bottom)
        case "reload": action = try withoutArguments(arguments, .reload)
        default:
            throw ScrollScriptError(message: "'\(arguments.joined(separator: " "))': unknown command '\(arguments[0])'")
        }
        return ScrollStep(text: arguments.joined(separator: " "), action: action)
    }

    private static func parsePoints(_ arguments: [String]) throws(ScrollScriptError) -> CGFloat {
        guard arguments.count == 2, let value = Double(arguments[1]), (0...maximumDistance).contains(value) else {
            throw ScrollScriptError(
                message:
                    "'\(arguments.joined(separator: " "))': \(arguments[0]) takes a number of points from 0 to 1000000000"
            )
        }
        return CGFloat(value)
    }

    private static func parseRow(_ arguments: [String]) throws(ScrollScriptError) -> Int {
        guard arguments.count == 2, let row = Int(arguments[1]), row >= 0 else {
            throw ScrollScriptError(
                message: "'\(arguments.joined(separator: " "))': \(arguments[0]) takes a row number, counted from 0")
        }
        return row
    }

    private static func withoutArguments(
        _ words: [String], _ action: ScrollStep.Action
    ) throws(ScrollScriptError) -> ScrollStep.Action {
        guard words.count == 1 else {
            throw ScrollScriptError(message: "'\(words.joined(separator: " "))': \(words[0]) takes no argument")
        }
        return action
    }
}

/// An error for an invalid scroll script.
public struct ScrollScriptError: Error, Hashable, CustomStringConvertible {
    var message: String

    /// A message with the invalid command and the valid ones.
    public var description: String { "\(message); the commands are \(ScrollScript.knownCommands)" }
}
