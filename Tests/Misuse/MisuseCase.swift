import UIKit

/// One way of using the library wrongly, and how it has to end.
@MainActor struct MisuseCase {
    /// How a case ends.
    enum Ending {
        /// With an exception of this name whose reason has these words.
        case raises(String, String)
        /// It goes on, with these words on stderr.
        case notes(String)
        /// It goes on in silence.
        case passes
    }

    let name: String
    let ending: Ending
    let body: () throws -> Void

    init(_ name: String, _ ending: Ending, _ body: @escaping () throws -> Void) {
        (self.name, self.ending, self.body) = (name, ending, body)
    }

    /// All cases; no name is there twice.
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
