import SwiftAdapter
import SwiftSyntax

/// Decides whether a missing declaration is the reason for an error, so that code may be cut.
///
/// The rules, one for each `Diagnostic.CutCondition`:
/// - An unknown name permits a cut if the file imports a missing module, if the app's own headers declare the name, if the name
///   is an Apple name, or if its declaration was cut.
/// - A missing member permits a cut on Apple's types and on stubs, but not on the app's or the standard library's types.
/// - A name for which the compiler suggests another spelling is a mistake.
/// - An error about incomplete code in a type or body permits a cut if the missing code was cut.
/// - Any other error permits a cut if the statement or declaration contains the name of a missing or cut declaration.
final class ExcuseClassifier {
    /// The missing and cut declarations, by name, with their reasons.
    private(set) var missing = MissingNames()
    private let ownDeclarations: OwnDeclarations
    private let classes: ClassTree
    private let context: CutContext
    private let spelling: SpellingCheck
    /// The locations at which undeclared names are used, by name.
    private var failures: [String: Set<String>] = [:]
    /// The locations at which missing members are used, by name.
    private var memberFailures: [String: Set<String>] = [:]
    private let vocabulary: Vocabulary
    /// The missing modules that each file imports, by path.
    private var imports: [String: [String]] = [:]

    /// Creates a classifier of a module's errors.
    /// - Parameter imported: the declarations of the app's other modules.
    init(
        sources: [PrunedSource], classes: ClassTree, imported: ModuleDeclarations, context: CutContext,
        spelling: SpellingCheck, vocabulary: Vocabulary
    ) {
        self.vocabulary = vocabulary
        ownDeclarations = OwnDeclarations(sources.map(\.tree))
        ownDeclarations.add(imported)
        missing.add(imported)
        var allClasses = classes
        allClasses.add(imported)
        (self.classes, self.context, self.spelling) = (allClasses, context, spelling)
    }

    /// The declarations of the module and its imports, and those that were cut from them.
    var declarations: ModuleDeclarations {
        ModuleDeclarations(ownDeclarations, classes, missing)
    }

    // MARK: Missing declarations

    /// Records that a file imports a missing module.
    func record(missing module: String, in path: String) { imports[path, default: []].append(module) }

    /// Records the stubs of missing types and members.
    func record(_ stubs: TypeStubs) {
        for (name, stub) in stubs.stubs { missing.add(type: name, stub.excuse) }
        for member in stubs.members.members.values { missing.add(member: member.name, of: member.type, member.excuse) }
    }

    /// Records a cut: the declarations in it are missing from now on.
    func record(_ cut: Cut, in source: PrunedSource) {
        guard let excuse = cut.excuse else { return }
        missing.add(cut, excuse, in: source)
    }

    /// Records that an error permits a cut: the declaration in the error is missing in its file.
    func record(_ error: CompilerError, _ excuse: Excuse, in source: PrunedSource) {
        switch error.diagnostic?.cutCondition {
        case .name: missing.add(name: error.quoted.first, excuse, in: source.path)
        case .member where error.quoted.count > 1:
            missing.add(name: error.quoted[error.diagnostic == .missingMemberType ? 0 : 1], excuse, in: source.path)
        default: break
        }
    }

    /// Returns the reason for a missing name in a file with missing imports; nil if the file has none.
    private func importExcuse(_ path: String) -> Excuse? {
        guard let modules = imports[path], !modules.isEmpty else { return nil }
        let otherModules = modules.filter { $0 != "SwiftUI" }
        if otherModules.isEmpty { return Excuse(kind: .swiftUI, name: "SwiftUI") }
        return Excuse(kind: .module, name: otherModules.sorted().joined(separator: ", "))
    }

    // MARK: Verdicts

    /// Looks up the compiler's spelling suggestions for the names in the errors at once, and records the locations of
    /// missing names.
    func prepare(_ errors: [CompilerError]) {
        for error in errors {
            let location = "\(error.path):\(error.line):\(error.column)"
            switch error.diagnostic {
            case .unknownName, .unknownType, .unknownAttribute, .misspelledName:
                if let name = error.quoted.first { failures[name, default: []].insert(location) }
            case .missingMemberType:
                if let name = error.quoted.first { memberFailures[name, default: []].insert(location) }
            case .some(let known) where known.cutCondition == .member || known.cutCondition == .misspelling:
                if error.quoted.count > 1 { memberFailures[error.quoted[1], default: []].insert(location) }
            default: break
            }
        }
        let expressions = errors.compactMap { error -> String? in
            switch error.diagnostic?.cutCondition {
            case .name:
                guard let name = error.quoted.first, TypeName.isTypeName(name), name.first?.isUppercase ?? false else {
                    return nil
                }
                return ownDeclarations.counts[name] ?? 0 < 2 || TypeName.isAppleName(name) ? name : nil
            default: return nil
            }
        }
        spelling.prepare(expressions)
    }

    /// Returns the reaction to an error.
    /// - Parameters:
    ///   - error: an error in one of the module's files.
    ///   - offset: the error's offset in the adapted text; nil if only the file is known.
    func verdict(on error: CompilerError, in source: PrunedSource, at offset: Int?) -> Verdict {
        if error.isCrash { return .excused(Excuse(kind: .crash, name: "the compiler")) }
        guard let offset, let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)) else {
            return context.isDependency(source.path) ? .excused(dependency(source)) : .mistake
        }
        var verdict = error.isSemantic ? verdict(on: error, in: source, Syntax(token)) : .mistake
        if case .excused = verdict { return verdict }
        if context.isDependency(source.path) { return .excused(dependency(source)) }
        if verdict == .mistake, let excuse = possibleExcuse(error, in: source) { verdict = .acceptable(excuse) }
        // By accepting the cut, the user confirmed that the line compiles in Xcode. Even a misspelled name permits the cut.
        var errorWithoutSuggestion = error
        errorWithoutSuggestion.removeSuggestion()
        guard error.isFromTypeChecker, context.accepts(source.path, cause: errorWithoutSuggestion.message) else {
            return verdict
        }
        if case .acceptable(let excuse) = verdict { return .excused(Excuse(kind: .accepted, name: excuse.name)) }
        return .excused(Excuse(kind: .accepted, name: error.quoted.first ?? error.identifier))
    }

    private func dependency(_ source: PrunedSource) -> Excuse {
        if CutContext.isHeaderTranslation(source.path) { return Excuse(kind: .objectiveC, name: "headers") }
        return Excuse(kind: .dependency, name: source.path.split(separator: "/").suffix(2).first.map(String.init) ?? "")
    }

    private static let keywords: Set<String> = [
        "nil", "self", "Self", "super", "true", "false", "let", "var", "func", "if", "else", "return", "init", "in",
        "is",
        "as", "case", "for", "while", "switch", "guard", "class", "struct", "enum", "extension", "import", "private",
    ]

    private func verdict(on error: CompilerError, in source: PrunedSource, _ token: Syntax) -> Verdict {
        // Modules cannot declare keywords of the language.
        let question = error.diagnostic?.cutCondition ?? .consequence
        if [.name, .member].contains(question), error.quoted.contains(where: Self.keywords.contains) {
            return .mistake
        }
        let excuse =
            switch question {
            case .name: nameExcuse(error, source, token)
            case .misspelling: misspellingExcuse(error, source, token)
            case .member: memberExcuse(error, source, token)
            case .override: overrideExcuse(error, source, token)
            case .consequence, .cutPart, .unavailablePlatform: consequenceExcuse(error, source, token)
            }
        return excuse.map(Verdict.excused) ?? .mistake
    }

    /// Returns the missing declaration that may have caused a mistake, which the user may then accept; nil if there is none.
    private func possibleExcuse(_ error: CompilerError, in source: PrunedSource) -> Excuse? {
        guard error.isSemantic else { return nil }
        if error.identifier == "sema_no_import" {
            return error.quoted.first.map { Excuse(kind: .module, name: $0) }
        }
        if let spelling = error.spelling {
            guard let name = error.quoted.dropLast().last, !Spelling.isTypo(name, of: spelling) else { return nil }
        }
        if let excuse = importExcuse(source.path) { return excuse }
        if let header = context.missingHeaders.first { return Excuse(kind: .objectiveC, name: header) }
        let type = error.quoted.map(TypeName.root).first {
            TypeName.isAppleName($0) && !ownDeclarations.types.contains($0)
        }
        return type.map { Excuse(kind: .apple, name: $0) }
    }

    // MARK: Names

    /// Returns the reason for an error with a suggested spelling; nil if the name is a mistake. The name is a mistake unless
    /// the suggestion belongs to a stub, or differs much from the name.
    private func misspellingExcuse(_ error: CompilerError, _ source: PrunedSource, _ token: Syntax) -> Excuse? {
        guard let spelling = error.spelling, let name = error.quoted.dropLast().last, let diagnostic = error.diagnostic
        else {
            return nil
        }
        if let excuse = missing.excuse(ofCut: name) { return excuse }
        let isType = name.first?.isUppercase ?? false
        let isStubMember = diagnostic != .misspelledName && error.quoted.first.flatMap(stubExcuse) != nil
        guard
            missing.isMissing(spelling) || isStubMember || isType && !Spelling.isTypo(name, of: spelling)
                || diagnostic != .misspelledName && !Spelling.isSimilar(name, spelling)
        else { return nil }
        var plain = error
        plain.removeSuggestion()
        return diagnostic == .misspelledName
            ? self.nameExcuse(plain, source, token) : memberExcuse(plain, source, token)
    }

    private func nameExcuse(_ error: CompilerError, _ source: PrunedSource, _ token: Syntax) -> Excuse? {
        guard let name = error.quoted.first else { return nil }
        if let excuse = missing.excuse(ofCut: name) ?? missing.excuse(ofType: name) { return excuse }
        if context.objectiveCNames.contains(name) { return Excuse(kind: .objectiveC, name: name) }
        let isType = name.first?.isUppercase ?? false
        // If the module declares the name, the error is a mistake. Types don't count: the compiler finds a type unless it is
        // nested in another one.
        if !isType, ownDeclarations.declares(name, withLocals: false) { return nil }
        // A type name that occurs only once may be misspelled. Real types are usually used more often.
        if isType, ownDeclarations.counts[name] ?? 0 < 2,
            ownDeclarations.isMisspelledType(name) || spelling.isTypo(name)
        {
            return nil
        }
        let isMacro = error.diagnostic == .unknownMacro || error.diagnostic == .unknownAttribute
        if let excuse = importExcuse(source.path), imports[source.path]?.contains(name) ?? false { return excuse }
        if TypeName.isAppleName(name) || isMacro && TypeName.macros.contains(name), !spelling.isTypo(name) {
            return Excuse(kind: .apple, name: name)
        }
        // The member may be inherited from a missing class.
        if !isType, let type = EnclosingTypes.typeName(token), let excuse = stubExcuse(type) { return excuse }
        if !isType, isUsedElsewhere(name, token, source) { return nil }
        if let excuse = importExcuse(source.path) { return excuse }
        return context.missingHeaders.first.map { Excuse(kind: .objectiveC, name: $0) }
    }

    /// Whether a name probably belongs to the app, not to a missing module. This is the case if the name also occurs where
    /// it has no error, or if it occurs only once and is not called.
    private func isUsedElsewhere(_ name: String, _ token: Syntax, _ source: PrunedSource) -> Bool {
        if source.bindings.contains(where: { $0.name == name }) { return true }
        let count = ownDeclarations.counts[name] ?? 0
        if count > failures[name]?.count ?? 0 { return true }
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        let isCalled = reference?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == reference?.id
        return count == 1 && reference != nil && !isCalled
    }

    /// Returns the reason for the missing class that a class is or inherits from.
    private func stubExcuse(_ type: String) -> Excuse? {
        let plain = EnclosingTypes.unqualified(type)
        if let excuse = missing.excuse(ofType: type) ?? missing.excuse(ofType: plain) { return excuse }
        return classes.ancestors(of: plain).lazy.compactMap { self.missing.excuse(ofType: $0) }.first
    }

    private func memberExcuse(_ error: CompilerError, _ source: PrunedSource, _ token: Syntax) -> Excuse? {
        var quotedNames = error.quoted
        if error.diagnostic == .missingMemberType { quotedNames.reverse() }
        guard let type = quotedNames.first else { return nil }
        let name = quotedNames.dropFirst().first ?? "subscript"
        let root = TypeName.root(type)
        if let excuse = missing.excuse(ofType: type) ?? missing.excuse(ofType: root) { return excuse }
        if let excuse = missing.excuse(ofCut: name) { return excuse }
        if ownDeclarations.types.contains(root) {
            // Only the members that are inherited from a missing class may be missing.
            guard let excuse = stubExcuse(root), !ownDeclarations.declares(name, withLocals: false),
                !ownDeclarations.isMisspelledMember(name)
            else {
                return nil
            }
            return excuse
        }
        if TypeName.isStandardLibraryType(type) { return nil }
        if error.diagnostic == .missingMemberType || error.diagnostic == .missingStaticMember,
            spelling.isTypo(root + "." + name)
        {
            return nil
        }
        // CellSim has nearly all of UIKit and its dependencies, but little of Apple's other frameworks.
        let importReason = importExcuse(source.path)
        if TypeName.belongsToUIKit(root) || !TypeName.isAppleName(root) {
            if ownDeclarations.declares(name, withLocals: importReason == nil) { return nil }
            // If the name compiles in other places, the member exists, and the error is a use on the wrong type.
            let isElsewhere = ownDeclarations.counts[name] ?? 0 > memberFailures[name]?.count ?? 0
            guard importReason != nil || !isElsewhere && vocabulary.mayContain(name) else { return nil }
        }
        return importReason ?? Excuse(kind: .apple, name: root + "." + name)
    }

    // MARK: Overrides

    private func overrideExcuse(_ error: CompilerError, _ source: PrunedSource, _ token: Syntax) -> Excuse? {
        guard let type = EnclosingTypes.typeName(token) else { return nil }
        let plain = EnclosingTypes.unqualified(type)
        if let excuse = stubExcuse(plain) { return excuse }
        if let excuse = consequenceExcuse(error, source, token) { return excuse }
        guard let base = Context.memberBaseName(token), let fullName = Context.memberName(token),
            let root = classes.ancestors(of: plain).last ?? (ownDeclarations.types.contains(plain) ? nil : plain),
            !ownDeclarations.types.contains(root), TypeName.isAppleName(root)
        else { return nil }
        // Delegate methods share the name of the calling object: only their labels differ.
        let isDelegateMethod = fullName.hasPrefix(base + "(_:") && fullName.count(where: { $0 == ":" }) > 1
        let name = isDelegateMethod ? fullName : base
        let member = "(x as! \(root)).\(name)"
        // The member exists in another form, or is not an Apple member.
        if ownDeclarations.isMisspelledMember(base) || spelling.isTypo(member) || spelling.exists(member)
            || !vocabulary.mayContain(name)
        {
            return nil
        }
        if error.diagnostic == .overrideLabelMismatch && !isDelegateMethod
            || error.diagnostic == .initializerOverridesNothing
        {
            return nil
        }
        return Excuse(kind: .apple, name: root + "." + name)
    }

    // MARK: Consequences

    /// Returns the reason for an error in a statement or declaration that contains the name of a missing or cut declaration.
    private func consequenceExcuse(_ error: CompilerError, _ source: PrunedSource, _ token: Syntax) -> Excuse? {
        if let excuse = unavailabilityExcuse(error, source) { return excuse }
        let quoted = error.quoted + error.notes.flatMap(\.message.quoted)
        for name in quoted.flatMap(TypeName.typeNames) {
            if let excuse = missing.excuse(ofType: name) ?? missing.excuse(ofAltered: name) { return excuse }
        }
        if error.diagnostic?.cutCondition == .cutPart { return missing.cutExcuse(around: token, of: source) }
        if let excuse = missing.excuse(namedAround: token, in: source) { return excuse }
        if error.diagnostic == .doesNotConform {
            // A cut member, or a member inherited from a missing class, may satisfy the requirement.
            if let type = error.quoted.first, let excuse = stubExcuse(type) { return excuse }
            return error.notes.flatMap(\.message.quoted).lazy.compactMap {
                self.missing.excuse(ofCut: String($0.prefix { $0 != "(" }))
            }.first ?? missing.cutExcuse(around: token, of: source)
        }
        return nil
    }

    /// Members that another module marks as unavailable or non-overridable on Linux are available on Apple platforms.
    private func unavailabilityExcuse(_ error: CompilerError, _ source: PrunedSource) -> Excuse? {
        switch error.diagnostic {
        case .unavailable, .renamedUnavailable:
            guard !error.notes.contains(where: { $0.path.hasPrefix("/") }) else { return nil }
            return Excuse(kind: .apple, name: error.quoted.first ?? "")
        case .closedOverride: return Excuse(kind: .apple, name: "an override")
        default: return nil
        }
    }
}
