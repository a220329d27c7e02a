import UIKit

/// A wrong use of the library with its expected result.
@MainActor struct MisuseCase {
    /// The expected result of a case.
    enum Ending {
        /// It raises an exception with this name and a reason that contains this text.
        case raises(String, String)
        /// It continues, with a message on stderr that contains this text.
        case notes(String)
        /// It continues without a message.
        case passes
    }

    let name: String
    let ending: Ending
    let body: () throws -> Void

    init(_ name: String, _ ending: Ending, _ body: @escaping () throws -> Void) {
        (self.name, self.ending, self.body) = (name, ending, body)
    }

    /// All cases; their names are unique.
    static var all: [MisuseCase] {
        hierarchy + depth + constraints + constraintPairs + geometry + looks + layout + controllers + values + text
            + textRanges + ownTextRanges
            + drawing + hosts
            + threads + snapshots + nibs
    }
}

extension MisuseCase.Ending {
    static let inconsistency = "NSInternalInconsistencyException"
    static let argument = "NSInvalidArgumentException"

    static func inconsistent(_ words: String) -> Self { .raises(inconsistency, words) }
    static func invalid(_ words: String) -> Self { .raises(argument, words) }
    static func geometry(_ words: String) -> Self { .raises("CALayerInvalidGeometry", words) }
}
