extension Diagnostic {
    /// The table of diagnostics and the reactions of the pruner to them.
    static let rows: [Row] = [
        // Undeclared names.
        Row(
            .unknownName, "cannot_find_in_scope", asks: .name,
            "let bag = Missing()"),
        Row(
            .unknownType, "cannot_find_type_in_scope", asks: .name,
            "let bag: Missing? = nil"),
        Row(
            .unknownAttribute, "unknown_attr_name", asks: .name,
            "@Missing var service: Service"),
        Row(
            .unknownMacro, "macro_undefined", asks: .name,
            "let url = #Missing(\"a\")"),
        Row(
            .unknownPrecedence, "unknown_precedence_group", asks: .name,
            "infix operator ~>: Missing"),
        // Undeclared names for which the compiler suggests another spelling.
        Row(
            .misspelledName, "cannot_find_in_scope_corrected", asks: .misspelling,
            "let label = UILabl()"),
        Row(
            .misspelledMember, "could_not_find_value_member_corrected", asks: .misspelling,
            "label.tezt = nil"),
        Row(
            .misspelledStaticMember, "could_not_find_type_member_corrected", asks: .misspelling,
            "UIColor.rad"),
        Row(
            .misspelledDynamicMember, "could_not_find_value_dynamic_member_corrected", asks: .misspelling,
            "proxy.tezt"),
        // Missing members of a type.
        Row(
            .missingMember, "could_not_find_value_member", asks: .member,
            "view.missing()"),
        Row(
            .missingStaticMember, "could_not_find_type_member", asks: .member,
            "UIView.missing()"),
        Row(
            .missingMemberType, "invalid_member_type", asks: .member,
            "let kind: UIView.Missing"),
        Row(
            .missingSubscript, "could_not_find_value_subscript", asks: .member,
            "view[\"missing\"]"),
        // Overrides of members that the superclass lacks.
        Row(
            .methodOverridesNothing, "method_does_not_override", asks: .override, edit: .dropOverride,
            "override func missing() {}"),
        Row(
            .propertyOverridesNothing, "property_does_not_override", asks: .override, edit: .dropOverride,
            "override var missing: Int { 1 }"),
        Row(
            .subscriptOverridesNothing, "subscript_does_not_override", asks: .override, edit: .dropOverride,
            "override subscript(index: Int) -> Int { 1 }"),
        Row(
            .initializerOverridesNothing, "initializer_does_not_override", asks: .override, edit: .dropOverride,
            "override init(missing: Int) {}"),
        Row(
            .overrideLabelMismatch, "override_argument_name_mismatch", asks: .override, edit: .dropOverride,
            "override func add(missing view: UIView) {}"),
        Row(
            .missingOverride, "missing_override", asks: .cutPart, edit: .addOverride,
            "func layoutSubviews() {}"),
        // Types that lack required members.
        Row(
            .doesNotConform, "type_does_not_conform", asks: .consequence, edit: .conform, standIn: .error,
            "class Cell: Missing, UITableViewDataSource {}"),
        Row(
            .noInitializers, "class_without_init", asks: .cutPart, edit: .addInitializer,
            "class Cell { let bag: Missing }"),
        Row(
            .missingRequiredInitializer, "required_initializer_missing", asks: .cutPart, edit: .addRequiredInitializer,
            "class Cell: UIView { init(bag: Missing) {} }"),
        // Stored properties that an initialiser no longer sets.
        Row(
            .returnsUninitialized, "return_from_init_without_initing_stored_properties", asks: .cutPart,
            edit: .trapProperty,
            "init() { bag = Missing() }"),
        Row(
            .uninitializedAtSuper, "ivar_not_initialized_at_superinit", asks: .cutPart, edit: .trapProperty,
            "bag = Missing(); super.init(frame: .zero)"),
        Row(
            .uninitializedAtImplicitSuper, "ivar_not_initialized_at_implicit_superinit", asks: .cutPart,
            edit: .trapProperty,
            "override init() { bag = Missing() }"),
        Row(
            .selfBeforeInitialized, "use_of_self_before_fully_init", asks: .cutPart, edit: .trapProperty,
            "bag = Missing(); register(self)"),
        Row(
            .memberBeforeInitialized, "self_use_before_fully_init", asks: .cutPart, edit: .trapProperty,
            "bag = Missing(); prepare()"),
        Row(
            .usedUninitialized, "variable_used_before_initialized", asks: .cutPart, edit: .trapProperty,
            "bag = Missing(); bag.add(view)"),
        Row(
            .capturedUninitialized, "variable_closure_use_uninit", asks: .cutPart, edit: .trapProperty,
            "bag = Missing(); run { bag }"),
        // Stubs of the wrong kind.
        Row(
            .weakValue, "invalid_ownership_protocol_type", asks: .consequence, edit: .dropWeak,
            "weak var delegate: Missing?"),
        Row(
            .weakStruct, "invalid_ownership_type", asks: .consequence, edit: .dropWeak,
            "weak var delegate: Missing?"),
        Row(
            .twoSuperclasses, "multiple_inheritance", asks: .consequence, standIn: .lastToProtocol,
            "class Cell: UIView, Missing {}"),
        Row(
            .notAProtocol, "inheritance_from_non_protocol", asks: .consequence, standIn: .firstToProtocol,
            "struct Model: Missing {}"),
        Row(
            .notGeneric, "not_a_generic_type", asks: .consequence, standIn: .generic,
            "let bag: Missing<Int>"),
        Row(
            .tooManyArguments, "too_many_generic_arguments", asks: .consequence, standIn: .generic,
            "let bag: Missing<Int, Int>"),
        Row(
            .classesAlone, "non_class_cannot_conform_to_class_protocol", asks: .consequence, standIn: .removeClassBound,
            "struct Model: Missing {}"),
        Row(
            .notThrowable, "cannot_convert_thrown_type", asks: .consequence, standIn: .error,
            "throw Missing()"),
        Row(
            .unmetRequirement, "type_does_not_conform_decl_owner", asks: .consequence, standIn: .error,
            "Result<Int, Missing>"),
        Row(
            .noArguments, "extra_argument_to_nullary_call", asks: .consequence,
            "Missing(view: view)"),
        Row(
            .initialValue, "cannot_convert_initializer_value", asks: .consequence, standIn: .superclass,
            "let view: UIView = Missing()"),
        Row(
            .argumentValue, "cannot_convert_argument_value", asks: .consequence, standIn: .superclass,
            "addSubview(Missing())"),
        Row(
            .assignedValue, "cannot_convert_assign", asks: .consequence, standIn: .superclass,
            "view = Missing()"),
        Row(
            .returnedValue, "cannot_convert_to_return_type", asks: .consequence, standIn: .superclass,
            "return Missing()"),
        Row(
            .coercedValue, "cannot_convert_coerce", asks: .consequence, standIn: .superclass,
            "Missing() as UIView"),
        // The same errors where a protocol is expected. Conformances in an extension stay there, with members that trap.
        Row(
            .initialConformance, "cannot_convert_initializer_value_protocol", asks: .consequence, standIn: .error,
            "let error: Error = Missing()"),
        Row(
            .argumentConformance, "cannot_convert_argument_value_protocol", asks: .consequence, standIn: .error,
            "show(error: Missing())"),
        Row(
            .assignedConformance, "cannot_convert_assign_protocol", asks: .consequence, standIn: .error,
            "lastError = Missing()"),
        Row(
            .returnedConformance, "cannot_convert_to_return_type_protocol", asks: .consequence, standIn: .error,
            "return Missing()"),
        Row(
            .notConvertible, "cannot_coerce_to_type", asks: .consequence, standIn: .error,
            "let error: Error = Missing(), for a class"),
        // Bodies in which code was cut.
        Row(
            .missingReturn, "missing_return_decl", asks: .cutPart,
            "func size() -> Int { return Missing.size }"),
        Row(
            .missingClosureReturn, "missing_return_closure", asks: .cutPart,
            "let size: () -> Int = { return Missing.size }"),
        Row(
            .guardFallsThrough, "guard_body_must_not_fallthrough", asks: .cutPart,
            "guard isOn else { return Missing.show() }"),
        Row(
            .missingCase, "non_exhaustive_switch", asks: .cutPart,
            "switch kind { case .missing: break }"),
        Row(
            .statementOutsideCase, "stmt_in_switch_not_covered_by_case", asks: .cutPart,
            "switch kind { case .missing: show() }"),
        Row(
            .missingSelfInit, "superselfinit_not_called_before_return", asks: .cutPart,
            "convenience init() { self.init(Missing()) }"),
        // Declarations that another module makes available only on Apple platforms.
        Row(
            .unavailable, "availability_decl_unavailable", asks: .unavailablePlatform,
            "Library.openForApple()"),
        Row(
            .renamedUnavailable, "availability_decl_unavailable_rename", asks: .unavailablePlatform,
            "Library.openForApple()"),
        Row(
            .closedOverride, "override_of_non_open", asks: .unavailablePlatform,
            "override func closed() {}"),
    ]
}
