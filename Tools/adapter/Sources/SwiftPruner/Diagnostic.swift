import SwiftAdapter

/// The compiler's diagnostics that pruning knows. `Diagnostic.rows` has the reaction to each.
enum Diagnostic: CaseIterable {
    // A name that nothing declares.
    case unknownName, unknownType, unknownAttribute, unknownMacro, unknownPrecedence
    // The same with another spelling that the compiler offers.
    case misspelledName, misspelledMember, misspelledStaticMember, misspelledDynamicMember
    // A member that a type lacks.
    case missingMember, missingStaticMember, missingMemberType, missingSubscript
    // An override of a member that the superclass lacks.
    case methodOverridesNothing, propertyOverridesNothing, subscriptOverridesNothing, initializerOverridesNothing
    case otherLabelsThanOverridden, missingOverride
    // Missing members of types.
    case doesNotConform, noInitializers, missingRequiredInitializer
    // Stored values that an initialiser no longer sets.
    case returnsUninitialized, uninitializedAtSuper, uninitializedAtImplicitSuper, selfBeforeInitialized
    case memberBeforeInitialized, usedUninitialized, capturedUninitialized
    // A stub of the wrong kind.
    case weakValue, weakStruct, twoSuperclasses, notAProtocol, notGeneric, tooManyArguments, classesAlone
    case notThrowable, unmetRequirement, noArguments
    case initialValue, argumentValue, assignedValue, returnedValue, coercedValue
    case initialConformance, argumentConformance, assignedConformance, returnedConformance
    case notConvertible
    // A body that lost a part.
    case missingReturn, missingClosureReturn, guardFallsThrough, missingCase, statementOutsideCase, missingSelfInit
    // Declarations that another module restricts to Apple's systems.
    case unavailable, renamedUnavailable, closedOverride

    /// The condition for a cut.
    enum Question {
        /// A missing module or declaration could declare the name.
        case name
        /// The condition of `name` or `member`, and the compiler suggests another spelling.
        case misspelling
        /// The type may have missing members.
        case member
        /// The superclass may have missing members.
        case override
        /// The statement or declaration names a missing or cut declaration.
        case consequence
        /// A part of the enclosing type or function was cut.
        case lostPart
        /// Another module's declaration exists on Apple's systems.
        case otherSystem
    }

    /// The edit that is tried before the smallest part around the error is cut.
    enum Edit {
        /// No edit.
        case none
        /// Removes the word `override`.
        case dropOverride
        /// Adds the word `override`.
        case addOverride
        /// Removes the word `weak`.
        case dropWeak
        /// Adds trapping members, or removes the conformance.
        case conform
        /// Adds an initialiser that cannot be called.
        case addInitializer
        /// The required initialiser is added, and traps.
        case addRequiredInitializer
        /// The property that is not set traps when it is read.
        case trapProperty
    }

    /// The change of a stub.
    enum StandInChange {
        /// The first or the last named stub becomes a protocol.
        case firstToProtocol, lastToProtocol
        /// It gets generic parameters.
        case generic
        /// It conforms to `Error`.
        case error
        /// The protocol is not bound to classes.
        case unbound
        /// It inherits from the required class of UIKit.
        case superclass
    }

    /// The row of a diagnostic.
    struct Row {
        let diagnostic: Diagnostic
        /// The compiler's name of it (`-debug-diagnostic-names`, Swift 6.3.1).
        let identifier: String
        let question: Question
        let edit: Edit
        /// Asked first.
        let standIn: StandInChange?
        /// Code for which the compiler reports it; the missing declaration is called `Missing`.
        let example: String

        init(
            _ diagnostic: Diagnostic, _ identifier: String, asks question: Question, edit: Edit = .none,
            standIn: StandInChange? = nil, _ example: String
        ) {
            (self.diagnostic, self.identifier, self.question) = (diagnostic, identifier, question)
            (self.edit, self.standIn, self.example) = (edit, standIn, example)
        }
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0) })
    private static let byDiagnostic = Dictionary(uniqueKeysWithValues: rows.map { ($0.diagnostic, $0) })

    /// nil for diagnostics without a row: these only permit cuts if they result from a missing declaration.
    init?(identifier: String) {
        guard let row = Diagnostic.byIdentifier[identifier] else { return nil }
        self = row.diagnostic
    }

    var row: Row {
        guard let row = Diagnostic.byDiagnostic[self] else { preconditionFailure("\(self) has no row") }
        return row
    }

    var identifier: String { row.identifier }
    var question: Question { row.question }

    /// The diagnostic that it would be if the compiler knew no other spelling.
    var unspelled: Diagnostic {
        switch self {
        case .misspelledName: .unknownName
        case .misspelledMember, .misspelledDynamicMember: .missingMember
        case .misspelledStaticMember: .missingStaticMember
        default: self
        }
    }

    /// Errors that the compiler adds to every file that it compiles together with a file with errors.
    static let companions: Set<String> = [
        "expect_compile_time_const", "const_unsupported_type_expr", "section_not_const",
    ]

    /// Of an import whose headers the compiler cannot read; it reports nothing else then.
    static let unbuildableModule = "clang_cannot_build_module"

    /// Whether a word or type of an override is meant.
    var concernsOverrides: Bool { question == .override || self == .missingOverride }

    /// Whether the compiler does not know a name.
    var concernsNames: Bool { [.name, .misspelling, .member, .override].contains(question) }

    /// Whether an initialiser leaves a stored value without one.
    var isUninitialized: Bool { row.edit == .trapProperty }
}

extension CompilerError {
    /// The diagnostic; nil for those unknown to pruning.
    var diagnostic: Diagnostic? { Diagnostic(identifier: identifier) }

    /// If the compiler knows several other spellings, it lists them in notes; returns the error with the nearest one in its message.
    var withSpelling: CompilerError {
        let other: Diagnostic? =
            switch diagnostic {
            case .unknownName: .misspelledName
            case .missingMember: .misspelledMember
            case .missingStaticMember: .misspelledStaticMember
            default: nil
            }
        let candidates = notes.filter { $0.identifier == "note_typo_candidate" }.compactMap(\.message.quoted.first)
        guard let other, let first = candidates.first, let name = quoted.last else { return self }
        var error = self
        error.identifier = other.identifier
        error.message += "; did you mean '\(candidates.first { Spelling.isSlip(name, of: $0) } ?? first)'?"
        return error
    }

    /// Makes it the error that it would be if the compiler knew no other spelling.
    mutating func forgetSpelling() {
        guard let known = diagnostic, known.question == .misspelling else { return }
        identifier = known.unspelled.identifier
        message = String(message.prefix { $0 != ";" })
    }

    /// The other spelling that the compiler offers.
    var spelling: String? { diagnostic?.question == .misspelling ? quoted.last : nil }
}
