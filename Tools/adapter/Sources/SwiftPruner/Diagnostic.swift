import SwiftAdapter

/// The compiler's diagnostics that pruning knows, by their identifiers (`-debug-diagnostic-names`, Swift 6.3.1).
///
/// Each says what has to be asked before something may be left out for it. A diagnostic that is not in the table may be
/// left out only where it follows from something missing.
enum Diagnostic: String {
    // A name that nothing declares.
    case unknownName = "cannot_find_in_scope"
    case unknownType = "cannot_find_type_in_scope"
    case unknownAttribute = "unknown_attr_name"
    case unknownMacro = "macro_undefined"
    case unknownPrecedence = "unknown_precedence_group"
    // The same with another spelling that the compiler offers.
    case misspelledName = "cannot_find_in_scope_corrected"
    case misspelledMember = "could_not_find_value_member_corrected"
    case misspelledStaticMember = "could_not_find_type_member_corrected"
    case misspelledDynamicMember = "could_not_find_value_dynamic_member_corrected"
    // A member that a type lacks.
    case missingMember = "could_not_find_value_member"
    case missingStaticMember = "could_not_find_type_member"
    case missingMemberType = "invalid_member_type"
    case missingSubscript = "could_not_find_value_subscript"
    // An override of something that a class lacks.
    case methodOverridesNothing = "method_does_not_override"
    case propertyOverridesNothing = "property_does_not_override"
    case subscriptOverridesNothing = "subscript_does_not_override"
    case initializerOverridesNothing = "initializer_does_not_override"
    case otherLabelsThanOverridden = "override_argument_name_mismatch"
    case missingOverride = "missing_override"
    // What a type has to have.
    case doesNotConform = "type_does_not_conform"
    case noInitializers = "class_without_init"
    case missingRequiredInitializer = "required_initializer_missing"
    // Stored values that an initialiser no longer sets.
    case returnsUninitialized = "return_from_init_without_initing_stored_properties"
    case uninitializedAtSuper = "ivar_not_initialized_at_superinit"
    case uninitializedAtImplicitSuper = "ivar_not_initialized_at_implicit_superinit"
    case selfBeforeInitialized = "use_of_self_before_fully_init"
    case memberBeforeInitialized = "self_use_before_fully_init"
    case usedUninitialized = "variable_used_before_initialized"
    case capturedUninitialized = "variable_closure_use_uninit"
    // A stand-in of the wrong kind.
    case weakValue = "invalid_ownership_protocol_type"
    case weakStruct = "invalid_ownership_type"
    case twoSuperclasses = "multiple_inheritance"
    case notAProtocol = "inheritance_from_non_protocol"
    case notGeneric = "not_a_generic_type"
    case tooManyArguments = "too_many_generic_arguments"
    case classesAlone = "non_class_cannot_conform_to_class_protocol"
    case notThrowable = "cannot_convert_thrown_type"
    case unmetRequirement = "type_does_not_conform_decl_owner"
    case noArguments = "extra_argument_to_nullary_call"
    case initialValue = "cannot_convert_initializer_value"
    case argumentValue = "cannot_convert_argument_value"
    case assignedValue = "cannot_convert_assign"
    case returnedValue = "cannot_convert_to_return_type"
    case coercedValue = "cannot_convert_coerce"

    /// What has to hold before something may be left out for it.
    enum Question {
        /// Something is missing that could declare the name.
        case name
        /// The same or the next one, and the compiler knows another spelling.
        case misspelling
        /// The type is one whose members may be missing here.
        case member
        /// The superclass is one whose members may be missing here.
        case override
        /// It follows from something that is missing or was left out.
        case consequence
    }

    var question: Question {
        switch self {
        case .unknownName, .unknownType, .unknownAttribute, .unknownMacro, .unknownPrecedence: .name
        case .misspelledName, .misspelledMember, .misspelledStaticMember, .misspelledDynamicMember: .misspelling
        case .missingMember, .missingStaticMember, .missingMemberType, .missingSubscript: .member
        case .methodOverridesNothing, .propertyOverridesNothing, .subscriptOverridesNothing,
            .initializerOverridesNothing, .otherLabelsThanOverridden:
            .override
        default: .consequence
        }
    }

    /// The diagnostic that it would be if the compiler knew no other spelling.
    var unspelled: Diagnostic {
        switch self {
        case .misspelledName: .unknownName
        case .misspelledMember, .misspelledDynamicMember: .missingMember
        case .misspelledStaticMember: .missingStaticMember
        default: self
        }
    }

    /// What the compiler adds to every file that it compiles together with a wrong one.
    static let companions: Set<String> = [
        "expect_compile_time_const", "const_unsupported_type_expr", "section_not_const",
    ]

    /// Whether a word or type of an override is meant.
    var concernsOverrides: Bool { question == .override || self == .missingOverride }

    /// Whether an initialiser leaves a stored value without one.
    var isUninitialized: Bool {
        switch self {
        case .returnsUninitialized, .uninitializedAtSuper, .uninitializedAtImplicitSuper, .selfBeforeInitialized,
            .memberBeforeInitialized, .usedUninitialized, .capturedUninitialized:
            true
        default: false
        }
    }

    /// Whether a value is of another type than is asked for.
    var isConversion: Bool {
        switch self {
        case .initialValue, .argumentValue, .assignedValue, .returnedValue, .coercedValue: true
        default: false
        }
    }
}

extension CompilerError {
    /// What pruning knows of it; nil for the other diagnostics.
    var diagnostic: Diagnostic? { Diagnostic(rawValue: identifier) }

    /// Where the compiler knows several other spellings, it lists them in notes; the error with the nearest one in its words.
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
        error.identifier = other.rawValue
        error.message += "; did you mean '\(candidates.first { Spelling.isSlip(name, of: $0) } ?? first)'?"
        return error
    }

    /// Makes it the error that it would be if the compiler knew no other spelling.
    mutating func forgetSpelling() {
        guard let known = diagnostic, known.question == .misspelling else { return }
        identifier = known.unspelled.rawValue
        message = String(message.prefix { $0 != ";" })
    }

    /// The other spelling that the compiler offers.
    var spelling: String? { diagnostic?.question == .misspelling ? quoted.last : nil }
}
