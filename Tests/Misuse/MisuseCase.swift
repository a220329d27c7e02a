import UIKit

/// A wrong use of the library with its expected result.
@MainActor struct MisuseCase {
    /// The expected result of a case.
    enum ExpectedOutcome {
        /// It raises an exception with this name and a reason that contains this text.
        case raises(String, String)
        /// It continues, with a message on stderr that contains this text.
        case notes(String)
        /// It continues without a message.
        case passes
    }

    let name: String
    let expectedOutcome: ExpectedOutcome
    let body: () throws -> Void

    init(_ name: String, _ outcome: ExpectedOutcome, _ body: @escaping () throws -> Void) {
        (self.name, self.expectedOutcome, self.body) = (name, outcome, body)
    }

    /// All cases; their names are unique.
    static var all: [MisuseCase] {
        hierarchy + depth + constraints + constraintPairs + geometry + appearance + layout + controllers + values + text
            + textRanges + ownTextRanges
            + drawing + hosts
            + threads + snapshots + nibs
    }
}

extension MisuseCase.ExpectedOutcome {
    static let inconsistencyException = "NSInternalInconsistencyException"
    static let invalidArgumentException = "NSInvalidArgumentException"

    static func raisesInconsistency(_ reason: String) -> Self { .raises(inconsistencyException, reason) }
    static func raisesInvalidArgument(_ reason: String) -> Self { .raises(invalidArgumentException, reason) }
    static func raisesInvalidGeometry(_ reason: String) -> Self { .raises("CALayerInvalidGeometry", reason) }
}
