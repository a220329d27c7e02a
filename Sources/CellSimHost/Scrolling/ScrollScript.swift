import Foundation

/// One command of a scroll script.
public struct ScrollStep: Hashable, Sendable {
    /// What a command does.
    public enum Action: Hashable, Sendable {
        /// A finger's way through the content: forwards when it is positive (points).
        case scroll(CGFloat)
        /// A jump to a row's beginning.
        case to(row: Int)
        /// A jump to where the content begins.
        case top
        /// A jump to where the content ends.
        case bottom
        /// A finger on a row, which is jumped to first when it is not wholly seen.
        case tap(row: Int)
        /// Asks the table to reload its data.
        case reload
    }

    /// As it was written, with single blanks.
    public var text: String
    /// What it does.
    public var action: Action

    /// The row that the command names.
    var row: Int? {
        switch action {
        case .to(let row), .tap(let row): row
        default: nil
        }
    }
}

/// What a table is put through: commands with semicolons or line ends between them, as in `down 5000; tap 3; reload`.
public struct ScrollScript: Hashable, Sendable {
    /// The commands in their order; there is at least one.
    public let steps: [ScrollStep]

    /// What is known to scripts, as a reader of help texts or errors wants it.
    public static let knownCommands =
        "down POINTS, up POINTS, top, bottom, to ROW, tap ROW and reload (rows are counted from 0)"
    /// The longest way of one command in points.
    private static let longestWay: CGFloat = 1_000_000_000

    /// - Throws: `ScrollScriptError` for a command that is not known or has another argument than it takes, and for a
    ///   script without commands.
    public init(_ text: String) throws(ScrollScriptError) {
        var steps: [ScrollStep] = []
        for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            if !words.isEmpty { steps.append(try ScrollScript.step(words)) }
        }
        guard !steps.isEmpty else { throw ScrollScriptError(message: "the script has no commands") }
        self.steps = steps
    }

    private static func step(_ words: [String]) throws(ScrollScriptError) -> ScrollStep {
        let action: ScrollStep.Action
        switch words[0] {
        case "down": action = .scroll(try points(words))
        case "up": action = .scroll(-(try points(words)))
        case "to": action = .to(row: try row(words))
        case "tap": action = .tap(row: try row(words))
        case "top": action = try alone(words, .top)
        case "bottom": action = try alone(words, .bottom)
        case "reload": action = try alone(words, .reload)
        default:
            throw ScrollScriptError(message: "'\(words.joined(separator: " "))': unknown command '\(words[0])'")
        }
        return ScrollStep(text: words.joined(separator: " "), action: action)
    }

    private static func points(_ words: [String]) throws(ScrollScriptError) -> CGFloat {
        guard words.count == 2, let value = Double(words[1]), (0...longestWay).contains(value) else {
            throw ScrollScriptError(
                message: "'\(words.joined(separator: " "))': \(words[0]) takes a number of points from 0 to 1000000000")
        }
        return CGFloat(value)
    }

    private static func row(_ words: [String]) throws(ScrollScriptError) -> Int {
        guard words.count == 2, let row = Int(words[1]), row >= 0 else {
            throw ScrollScriptError(
                message: "'\(words.joined(separator: " "))': \(words[0]) takes a row number, counted from 0")
        }
        return row
    }

    private static func alone(
        _ words: [String], _ action: ScrollStep.Action
    ) throws(ScrollScriptError) -> ScrollStep.Action {
        guard words.count == 1 else {
            throw ScrollScriptError(message: "'\(words.joined(separator: " "))': \(words[0]) takes no argument")
        }
        return action
    }
}

/// What is wrong with a scroll script.
public struct ScrollScriptError: Error, Hashable, CustomStringConvertible {
    var message: String

    /// Names the command at fault and those there are.
    public var description: String { "\(message); the commands are \(ScrollScript.knownCommands)" }
}
