import SwiftAdapter

/// The compiler diagnostics that pruning reacts to. `Diagnostic.rows` maps each one to its reaction.
enum Diagnostic: CaseIterable {
    // Undeclared names.
    case unknownName, unknownType, unknownAttribute, unknownMacro, unknownPrecedence
    // Undeclared names for which the compiler suggests another spelling.
    case misspelledName, misspelledMember, misspelledStaticMember, misspelledDynamicMember
    // Missing members of a type.
    case missingMember, missingStaticMember, missingMemberType, missingSubscript
    // Overrides of members that the superclass lacks.
    case methodOverridesNothing, propertyOverridesNothing, subscriptOverridesNothing, initializerOverridesNothing
    case overrideLabelMismatch, missingOverride
    // Types that lack required members.
    case doesNotConform, noInitializers, missingRequiredInitializer
    // Stored properties that an initialiser no longer sets.
    case returnsUninitialized, uninitializedAtSuper, uninitializedAtImplicitSuper, selfBeforeInitialized
    case memberBeforeInitialized, usedUninitialized, capturedUninitialized
    // Stubs of the wrong kind.
    case weakValue, weakStruct, twoSuperclasses, notAProtocol, notGeneric, tooManyArguments, classesAlone
    case notThrowable, unmetRequirement, noArguments
    case initialValue, argumentValue, assignedValue, returnedValue, coercedValue
    case initialConformance, argumentConformance, assignedConformance, returnedConformance
    case notConvertible
    // Bodies in which code was cut.
    case missingReturn, missingClosureReturn, guardFallsThrough, missingCase, statementOutsideCase, missingSelfInit
    // Declarations that another module makes available only on Apple platforms.
    case unavailable, renamedUnavailable, closedOverride

    /// The condition under which an error permits a cut.
    enum CutCondition {
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
        case cutPart
        /// The declaration of another module exists on Apple platforms.
        case unavailablePlatform
    }

    /// The edit that is tried before the smallest piece of code around the error is cut.
    enum Edit {
        /// No edit.
        case none
        /// Removes the `override` modifier.
        case dropOverride
        /// Adds the `override` modifier.
        case addOverride
        /// Removes the `weak` modifier.
        case dropWeak
        /// Adds trapping members, or removes the conformance.
        case conform
        /// Adds an initialiser that cannot be called.
        case addInitializer
        /// Adds the required initialiser, which traps.
        case addRequiredInitializer
        /// Makes the unset property trap when it is read.
        case trapProperty
    }

    /// The change of a stub.
    enum StubChange {
        /// Turns the first or last stub in the message into a protocol.
        case firstToProtocol, lastToProtocol
        /// Adds generic parameters.
        case generic
        /// Adds a conformance to `Error`.
        case error
        /// Removes the class bound of a protocol.
        case removeClassBound
        /// Inherits from the required UIKit class.
        case superclass
    }

    /// A diagnostic with the reaction to it.
    struct Row {
        let diagnostic: Diagnostic
        /// The compiler's identifier of the diagnostic (`-debug-diagnostic-names`, Swift 6.3.1).
        let identifier: String
        let cutCondition: CutCondition
        let edit: Edit
        /// The change of a stub that is tried first.
        let stubChange: StubChange?
        /// Code that triggers the diagnostic; the missing declaration is called `Missing`.
        let example: String

        init(
            _ diagnostic: Diagnostic, _ identifier: String, asks question: CutCondition, edit: Edit = .none,
            standIn: StubChange? = nil, _ example: String
        ) {
            (self.diagnostic, self.identifier, self.cutCondition) = (diagnostic, identifier, question)
            (self.edit, self.stubChange, self.example) = (edit, standIn, example)
        }
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0) })
    private static let byDiagnostic = Dictionary(uniqueKeysWithValues: rows.map { ($0.diagnostic, $0) })

    /// Creates the diagnostic with an identifier; nil if the table has no row for it. Errors without a row permit cuts only if
    /// a missing declaration caused them.
    init?(identifier: String) {
        guard let row = Diagnostic.byIdentifier[identifier] else { return nil }
        self = row.diagnostic
    }

    var row: Row {
        guard let row = Diagnostic.byDiagnostic[self] else { preconditionFailure("\(self) has no row") }
        return row
    }

    var identifier: String { row.identifier }
    var cutCondition: CutCondition { row.cutCondition }

    /// The diagnostic that the compiler reports when it has no other spelling to suggest.
    var withoutSuggestion: Diagnostic {
        switch self {
        case .misspelledName: .unknownName
        case .misspelledMember, .misspelledDynamicMember: .missingMember
        case .misspelledStaticMember: .missingStaticMember
        default: self
        }
    }

    /// Errors that the compiler adds to all files of a batch if one of these files has an error.
    static let cascadingIdentifiers: Set<String> = [
        "expect_compile_time_const", "const_unsupported_type_expr", "section_not_const",
    ]

    /// The error of an import whose headers the compiler cannot read. The compiler then reports no other errors.
    static let unbuildableModule = "clang_cannot_build_module"

    /// Whether the diagnostic is about an override or an overridden type.
    var concernsOverrides: Bool { cutCondition == .override || self == .missingOverride }

    /// Whether the diagnostic is about an undeclared name.
    var concernsNames: Bool { [.name, .misspelling, .member, .override].contains(cutCondition) }

    /// Whether the diagnostic is about a stored property without a value.
    var isUninitialized: Bool { row.edit == .trapProperty }
}

extension CompilerError {
    /// The diagnostic; nil if it is unknown to the pruner.
    var diagnostic: Diagnostic? { Diagnostic(identifier: identifier) }

    /// The error with the closest spelling in its message, if the compiler lists several spellings in notes.
    var withSuggestion: CompilerError {
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
        error.message += "; did you mean '\(candidates.first { Spelling.isTypo(name, of: $0) } ?? first)'?"
        return error
    }

    /// Replaces the error with the variant that the compiler reports if it does not suggest a spelling.
    mutating func removeSuggestion() {
        guard let current = diagnostic, current.cutCondition == .misspelling else { return }
        identifier = current.withoutSuggestion.identifier
        message = String(message.prefix { $0 != ";" })
    }

    /// The spelling that the compiler suggests.
    var spelling: String? { diagnostic?.cutCondition == .misspelling ? quoted.last : nil }
}
