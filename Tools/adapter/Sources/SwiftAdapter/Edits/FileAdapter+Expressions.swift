import SwiftSyntax

/// The part of `FileAdapter` that adapts imports, conditions and expressions.
extension FileAdapter {
    // MARK: Imports and conditions

    private static let systemModules = AppleModules.names.union([
        "Foundation", "Dispatch", "ObjectiveC", "Darwin",
    ])

    /// Replaces imports: Linux has no submodules, and neither Darwin nor Objective-C.
    func adapt(_ node: ImportDeclSyntax) {
        guard let first = node.path.first, let last = node.path.last else { return }
        // CellSim's modules are built without `-enable-testing`.
        if AppleModules.names.contains(first.name.text), let attribute = node.attributes.named("testable") {
            edits.blank(range(attribute))
        }
        switch first.name.text {
        case "ObjectiveC": edits.overwrite(range(node), with: "import CellSimAdapted")
        // On Apple's systems, these libraries re-export XCTest with their headers.
        case "Quick" where node.importKindSpecifier == nil, "Nimble" where node.importKindSpecifier == nil:
            edits.insert("; import XCTest", at: range(node).upperBound)
        case "Darwin": edits.overwrite(range(node), with: "import Glibc")
        // SwiftUI re-exports UIKit and Combine.
        case "SwiftUI" where !isPruned: edits.overwrite(range(node), with: "import UIKit; import Combine")
        default:
            guard node.importKindSpecifier == nil, node.path.count > 1,
                Self.systemModules.contains(first.name.text)
            else { return }
            edits.blank(first.name.endPositionBeforeTrailingTrivia.utf8Offset..<range(last).upperBound)
        }
    }

    /// Evaluates `os(…)` conditions for iOS.
    func adapt(condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) where ["os", "targetEnvironment"].contains(token.text)
        {
            var ancestor = token.parent
            while let node = ancestor, node.as(FunctionCallExprSyntax.self) == nil { ancestor = node.parent }
            guard let call = ancestor?.as(FunctionCallExprSyntax.self),
                let value = evaluator.value(of: ExprSyntax(call))
            else { continue }
            edits.overwrite(range(call), with: value ? "true" : "false")
        }
    }

    /// Returns the conditions under which a clause is compiled, without those that are known to be true.
    func unresolvedConditions(of node: IfConfigClauseSyntax) -> [String] {
        guard let list = node.parent?.as(IfConfigClauseListSyntax.self) else { return [] }
        var result: [String] = []
        for clause in list {
            guard let condition = clause.condition else { break }
            if evaluator.value(of: condition) == nil {
                result.append((clause.id == node.id ? "" : "!") + "(" + condition.trimmedDescription + ")")
            }
            if clause.id == node.id { break }
        }
        return result
    }

    /// Checks the availability of iOS versions later than the oldest simulated one at run time.
    func adapt(_ node: AvailabilityConditionSyntax) {
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let platform) = argument.argument,
                platform.platform.text == "iOS", let version = platform.version,
                let major = Int(version.major.text)
            else { continue }
            let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
            // APIs of the oldest simulated iOS version are always available.
            guard (major, minor) > (17, 5) else { continue }
            let negation = node.availabilityKeyword.tokenKind == .poundUnavailable ? "!" : ""
            edits.overwrite(range(node), with: "\(negation)AdaptedSystem.has(\(major)\(minor > 0 ? ", \(minor)" : ""))")
        }
    }

    // MARK: Macros

    func adapt(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .visitChildren }
            if argument.label == nil, isUnknownMethod(argument.expression) {
                // Without quotation marks, the compiler reports an unknown name.
                edits.overwrite(range(node.pound).lowerBound..<range(node.macroName).upperBound, with: " Selector")
                return .skipChildren
            }
            if isForEditor, argument.label == nil, refer(to: argument.expression, in: node) { return .skipChildren }
            var name = selector(argument.expression)
            if argument.label?.text == "setter" { name = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }
            edits.overwrite(range(node), with: "Selector(\"\(name)\")")
            return .skipChildren
        case "keyPath":
            let text = node.arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }
            edits.overwrite(range(node), with: "\"\(keyPath(text))\"")
            return .skipChildren
        case "colorLiteral":
            guard let paren = node.leftParen else { return .visitChildren }
            edits.overwrite(range(node).lowerBound..<paren.endPosition.utf8Offset, with: "UIColor(")
        case "imageLiteral":
            guard let colon = node.arguments.first?.colon else { return .visitChildren }
            edits.overwrite(range(node).lowerBound..<colon.endPosition.utf8Offset, with: "UIImage(named:")
            edits.insert("!", at: range(node).upperBound)
        case "fileLiteral":
            guard let colon = node.arguments.first?.colon else { return .visitChildren }
            edits.overwrite(
                range(node).lowerBound..<colon.endPosition.utf8Offset, with: "AdaptedSystem.resource(named:")
        case "Preview":
            edits.blank(range(node))
            return .skipChildren
        default: return .visitChildren
        }
        return .visitChildren
    }

    /// Keeps the name of the method in `#selector(method)`, so that editors find and rename it: ` Selector(of: Class.method)`.
    ///
    /// Properties, casts and methods of protocols or unknown types cannot be used as values in Swift, so they become strings.
    /// - Returns: whether the name is kept.
    private func refer(to expression: ExprSyntax, in node: MacroExpansionExprSyntax) -> Bool {
        let name: DeclReferenceExprSyntax
        var type: String
        if let reference = expression.as(DeclReferenceExprSyntax.self), let scope, scope.kind != .protocol {
            (name, type) = (reference, scope.name)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            (name, type) = (member.declName, base.trimmedDescription)
        } else {
            return false
        }
        type = type.filter { $0 != "`" }
        let methodName = name.baseName.text.filter { $0 != "`" }
        guard table.isClass(type), table.hasMethod(methodName, in: type) else { return false }
        edits.overwrite(range(node.pound).lowerBound..<range(node.macroName).upperBound, with: " Selector")
        let prefix = expression.is(DeclReferenceExprSyntax.self) ? type + "." : ""
        edits.insert("of: " + prefix, at: range(expression).lowerBound)
        return true
    }

    /// Returns a key path without the type at its start.
    private func keyPath(_ text: String) -> String {
        let parts = text.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" && $0 != "\\" }) }
        let names = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" || $0.isEmpty }
        return names.joined(separator: ".")
    }

    /// Whether `#selector` contains a method of the enclosing class that neither the module nor its imports declare.
    private func isUnknownMethod(_ expression: ExprSyntax) -> Bool {
        guard let type = scope?.name, table.knowsAncestors(of: type) else { return false }
        var name = expression.as(DeclReferenceExprSyntax.self)
        if let member = expression.as(MemberAccessExprSyntax.self),
            let base = member.base?.trimmedDescription, ["self", "Self", type].contains(base)
        {
            name = member.declName
        }
        guard let calledMethod = name?.baseName.text.filter({ $0 != "`" }) else { return false }
        return !table.declares(method: calledMethod)
    }

    /// Returns the Objective-C name of a method.
    /// - Parameter types: the parameters' types, if a cast states them.
    private func selector(_ expression: ExprSyntax, types: [String]? = nil) -> String {
        var (expression, types) = (expression, types)
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            let function = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self)
            types = function?.parameters.map(\.type.trimmedDescription)
            expression = first
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return selector(only.expression, types: types)
        }
        var type = scope?.name
        let name: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName
            if let base = member.base?.trimmedDescription, base.first?.isUppercase ?? false, base != "Self" {
                type = base
            }
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return expression.trimmedDescription
        }
        let labels = name.argumentNames?.arguments.map(\.name.text)
        let bare = name.baseName.text.filter { $0 != "`" }
        return table.selector(bare, labels: labels, types: types, in: type)
            ?? ObjectiveCNames.selector(bare, labels: labels ?? [])
    }

    // MARK: Optional members

    /// Adapts `delegate?.picked?(row)`: removes the question mark, because the protocol's extension gets a method that returns nil.
    func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = memberName(chain.expression),
            table.optionals.isMethodCall(name, labels: labels)
        {
            edits.blank(range(chain.questionMark))
        } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let name = memberName(force.expression), table.optionals.isMethodCall(name, labels: labels)
        {
            edits.blank(range(force.exclamationMark))
            if table.optionals.reference(name, labels: labels) != nil { edits.insert("!", at: range(node).upperBound) }
        }
    }

    /// Adapts `delegate?.window??.frame`: the delegate's window is an optional requirement in UIKit, and a required one in CellSim.
    func adaptOptionalProperty(_ node: OptionalChainingExprSyntax) {
        let inner = node.expression
        guard
            let name =
                (inner.as(OptionalChainingExprSyntax.self)?.expression
                ?? inner.as(ForceUnwrapExprSyntax.self)?.expression).flatMap(memberName), name == "window"
        else { return }
        edits.blank(range(node.questionMark))
    }

    private func memberName(_ expression: ExprSyntax) -> String? {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `delegate?.picked != nil` and `if let picked = delegate?.picked` check whether the class has the method.
    func adaptOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, isNilCheck(node),
            let name = table.optionals.reference(
                node.declName.baseName.text, labels: node.declName.argumentNames?.arguments.map(\.name.text),
                of: base.trimmedDescription)
        else { return }
        edits.insert("(", at: range(base).lowerBound)
        if let chain = base.as(OptionalChainingExprSyntax.self) { edits.blank(range(chain.questionMark)) }
        edits.insert(" as? any \(name))?", at: range(node.period).lowerBound)
    }

    private func isNilCheck(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let value = parent.as(InitializerClauseSyntax.self) {
            return value.parent?.as(OptionalBindingConditionSyntax.self) != nil
        }
        guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id })
        else { return false }
        let isNil = { (location: Int) in
            elements.indices.contains(location) && elements[location].is(NilLiteralExprSyntax.self)
        }
        return isNil(index + 2) || isNil(index - 2)
    }

    // MARK: Metatypes

    /// Adapts calls on Objective-C metatypes: class names, and initialisers that create objects.
    func adaptMetatypeCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        switch member.declName.baseName.text {
        case "description":
            guard node.arguments.isEmpty, let call = base.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == "type", call.arguments.first?.label?.text == "of"
            else { return }
            edits.insert("AdaptedSystem.className(of: ", at: range(base).lowerBound)
            edits.overwrite(range(member.period).lowerBound..<range(node).upperBound, with: ")")
        case "init":
            guard node.arguments.map({ $0.label?.text ?? "_" }) == ["identifier", "source", "destination"],
                let first = base.trimmedDescription.first, first.isLowercase, !base.is(SuperExprSyntax.self),
                base.trimmedDescription != "self", let paren = node.leftParen
            else { return }
            edits.insert("AdaptedSystem.segue(", at: range(base).lowerBound)
            edits.overwrite(range(member.period).lowerBound..<range(paren).upperBound, with: ", ")
        default: return
        }
    }

    /// Removes `@convention(c)` from function types with a selector: CellSim has no C functions for Objective-C methods.
    func adaptConvention(_ node: AttributedTypeSyntax) {
        guard let attribute = node.attributes.named("convention"),
            attribute.arguments?.trimmedDescription == "c", let function = node.baseType.as(FunctionTypeSyntax.self),
            function.parameters.contains(where: { $0.type.trimmedDescription == "Selector" })
        else { return }
        edits.blank(range(attribute))
    }

    // MARK: Casts

    private static let errorType = "NSError"
    /// The name of the struct with type parameters. The class has the suffix `Reference`.
    private static let snapshotType = "NSDiffableDataSourceSnapshot"
    private static let numberTypes: Set<String> = ["NSNumber", "NSValue", "[NSNumber]"]

    /// Adapts casts that only work with Objective-C bridging, or that Linux bridges differently.
    func adaptCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                !elements[index - 1].is(PatternExprSyntax.self)
            else { continue }
            let type = elements[index + 1].trimmedDescription
            let mark = cast.questionOrExclamationMark?.text ?? ""
            // Core Text's names are strings, which Objective-C bridges to the keys of attributed strings.
            if mark.isEmpty, type == "NSAttributedString.Key",
                elements[index - 1].trimmedDescription.hasPrefix("kCT")
            {
                edits.insert("NSAttributedString.Key(rawValue: ", at: range(elements[index - 1]).lowerBound)
                edits.overwrite(range(cast).lowerBound..<range(elements[index + 1]).upperBound, with: ")")
                continue
            }
            let needsConversion =
                mark.isEmpty
                ? Self.numberTypes.contains(type) && !isLiteral(elements[index - 1])
                    || type.hasPrefix(Self.snapshotType)
                : type == Self.errorType
            guard needsConversion else { continue }
            edits.overwrite(range(cast), with: "^>" + mark)
            edits.insert(".self", at: range(elements[index + 1]).upperBound)
        }
    }

    private func isLiteral(_ node: ExprSyntax) -> Bool {
        node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
            || node.is(BooleanLiteralExprSyntax.self) || node.is(ArrayExprSyntax.self)
    }

    /// `catch let error as NSError`: on Linux, a Swift error must be converted to an NSError.
    func rebindError(in pattern: PatternSyntax, at location: Int) {
        let tokens = Array(pattern.tokens(viewMode: .sourceAccurate))
        for index in tokens.indices.dropLast(3)
        where ["let", "var"].contains(tokens[index].text) && tokens[index + 2].text == "as"
            && tokens[index + 3].text == Self.errorType
            && (index + 4 == tokens.count || tokens[index + 4].text == ")")
        {
            let name = tokens[index + 1].text
            edits.blank(range(tokens[index + 2]).lowerBound..<range(tokens[index + 3]).upperBound)
            edits.insert(" let \(name) = \(name) as NSError; _ = \(name); ", at: location)
        }
    }

    // MARK: Names that differ on Linux

    /// Classes that are unusable in Linux's Foundation. CellSim has classes with the same names.
    private static let replacedClasses: Set<String> = [
        "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
    ]

    /// Imports these classes directly, because a direct import takes precedence over a module's class.
    func appendReplacedClasses() {
        for name in usedNames.intersection(Self.replacedClasses).sorted() {
            append("import class CellSimFoundation.\(name)")
        }
    }

    /// Adapts two names. `fpos_t` is a number on Darwin and a struct on Linux. In extensions of `CGFloat`, a method of Linux's `CGFloat`
    /// hides the function `abs`.
    func adaptName(_ name: TokenSyntax) {
        usedNames.insert(name.text)
        if name.text == "fpos_t" { edits.overwrite(range(name), with: "off_t") }
        if name.text == "abs", let type = scope, type.kind == .extension, type.name == "CGFloat",
            name.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
        {
            edits.overwrite(range(name), with: "Swift.abs")
        }
    }

    // MARK: Overrides

    /// Adapts `super.member` if an extension of another module's class declares the member.
    func adaptSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) ?? false, let type = scope?.name else { return }
        let name = node.declName.baseName.text
        if let hidden = table.foreignOverrides.superName(of: name, in: type, table) {
            return edits.replace(range(node.declName.baseName), with: hidden)
        }
        let candidates = table.overrides.signatures(named: name).filter {
            table.overrides.group(of: $0, in: type) != nil
        }
        guard var signature = candidates.first else { return }
        if candidates.count > 1, let call = node.parent?.as(FunctionCallExprSyntax.self) {
            let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
            signature = candidates.first { $0.hasSuffix(name + "(" + labels + ")") } ?? signature
        }
        guard let group = table.overrides.group(of: signature, in: type), group.owner != type else { return }
        edits.replace(range(node.declName.baseName), with: table.overrides.superName(of: name, group, in: type))
    }
}
