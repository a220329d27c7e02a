import Foundation
import SwiftAdapter
import SwiftSyntax

/// Adds stubs of missing types and members.
extension Pruner {
    func addStubs(
        _ errors: [CompilerError], isDeclarations: Bool
    ) -> (handled: Set<CompilerError>, isChanged: Bool) {
        var handled: Set<CompilerError> = []
        var missing: [String: CompilerError] = [:]
        var isChanged = false
        let previousStubs = stubs.stubs
        defer {
            changedTypes = Set(
                stubs.stubs.filter { previousStubs[$0.key] != $0.value }.keys.map(EnclosingTypes.unqualified))
        }
        for error in errors {
            if let change = changeStubKind(error) {
                isChanged = change || isChanged
                if change { handled.insert(error) }
                continue
            }
            if addMemberStub(error) {
                handled.insert(error)
                isChanged = true
                continue
            }
            guard let name = missingType(error) ?? constructedType(error), !typesWithoutStubs.contains(name),
                stubs.stubs[name] == nil,
                stubs.isAllowed(name), isDeclarations || !isInBody(error)
            else { continue }
            handled.insert(error)
            if missing[name] == nil { missing[name] = error }
        }
        guard !missing.isEmpty else { return (handled, isChanged) }
        let typeNames = missing.keys.map { Array(($0.split(separator: ".").last.map(String.init) ?? $0).utf8) }
        let trees = sources.filter { source in typeNames.contains { source.text.contains($0) } }.map(\.tree)
        return (
            handled,
            stubs.add(missing, TypeUses(of: Set(missing.keys), in: trees), documented: documentElement) || isChanged
        )
    }

    /// Whether an error is in a function body, in which statements can be cut.
    private func isInBody(_ error: CompilerError) -> Bool {
        guard let source = byPath[error.path],
            case .text(let offset) = source.location(line: error.line, column: error.column),
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset))
        else { return true }
        var node: Syntax? = Syntax(token)
        while let current = node {
            if current.is(ClosureExprSyntax.self) || Context.body(of: current)?.contains(offset) ?? false {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Adds a stub for an error's missing member, and has all uses of the member checked again.
    /// - Returns: whether the member has a stub now.
    private func addMemberStub(_ error: CompilerError) -> Bool {
        guard let source = byPath[error.path],
            case .text(let offset) = source.location(line: error.line, column: error.column)
        else { return false }
        let line = source.line(of: offset)
        let types = MemberUse.Types(
            stubs: stubs.stubs, subclasses: subclasses(), isExtended: importsMissingModule(source))
        let isNew =
            stubs.members.add(error, at: offset, in: source.tree, line: line)
            || stubs.members.add(error, at: offset, in: source.tree, line: line, types)
        if isNew { newMembers.insert(error.message) }
        let hasStub =
            isNew
            || newMembers.contains(error.message)
                && (stubs.members.hasValueStub(error, at: offset, in: source.tree)
                    || stubs.members.hasStub(error, at: offset, in: source.tree, types))
        if hasStub { stubs.members.addSite(error, at: offset, in: source.tree, line: line, types) }
        return hasStub
    }

    /// Returns the classes that inherit from stubs, with the stub's name.
    private func subclasses() -> [String: String] {
        if let known = cachedSubclasses, known.count == stubs.stubs.count { return known.heirs }
        let heirs = classes.subclasses(of: Set(stubs.stubs.keys))
        cachedSubclasses = (stubs.stubs.count, heirs)
        return heirs
    }

    /// Whether a file imports a missing module, which may have extended UIKit's classes.
    private func importsMissingModule(_ source: PrunedSource) -> Bool { source.cuts.contains { $0.kind == .module } }

    /// Returns the UIKit class that XIBs and storyboards use for a missing class or its subclasses.
    private func documentElement(_ name: String) -> String? {
        if let own = documents.elements[EnclosingTypes.unqualified(name)] { return own }
        let heirs = documents.elements.keys.filter { classes.inherits($0, from: [EnclosingTypes.unqualified(name)]) }
        let elementClasses = Set(heirs.compactMap { documents.elements[$0] })
        if elementClasses.isEmpty { return classes.requiredSuperclass(ofExtended: EnclosingTypes.unqualified(name)) }
        return elementClasses.count > 1 ? elementClasses.subtracting(["UIView"]).min() : elementClasses.first
    }

    private func missingType(_ error: CompilerError) -> String? {
        let quotedNames = error.quoted
        if error.diagnostic == .unknownType, let name = quotedNames.first { return name }
        if error.diagnostic == .missingMemberType, quotedNames.count == 2 {
            // The type's name without the module's name.
            let outer = quotedNames[1].split(separator: ".").dropFirst(quotedNames[1].contains(".") ? 1 : 0).joined(
                separator: ".")
            guard outer.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
                !isGenericParameter(outer, error)
            else { return nil }
            return outer + "." + quotedNames[0]
        }
        return nil
    }

    /// Whether a declaration around an error has a generic parameter of that name. Generic parameters cannot get members.
    private func isGenericParameter(_ name: String, _ error: CompilerError) -> Bool {
        guard let source = byPath[error.path],
            case .text(let offset) = source.location(line: error.line, column: error.column),
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset))
        else { return false }
        return sequence(first: Syntax(token), next: \.parent).contains { node in
            let clause = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
            return clause?.parameters.contains { $0.name.text == name } ?? false
        }
    }

    /// Returns a missing class that a property's initial value instantiates.
    private func constructedType(_ error: CompilerError) -> String? {
        guard error.diagnostic == .unknownName, let name = error.quoted.first, name.first?.isUppercase ?? false,
            let source = byPath[error.path], importsMissingModule(source),
            case .text(let offset) = source.location(line: error.line, column: error.column),
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)), token.text == name,
            var node = token.parent, node.is(DeclReferenceExprSyntax.self)
        else { return nil }
        if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) { node = Syntax(generic) }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            call.parent?.parent?.is(PatternBindingSyntax.self) ?? false
        else { return nil }
        return name
    }

    /// Changes the kind of a stub if the error reports that it is wrong.
    /// - Returns: whether the stub changed; nil if the error is not about a stub.
    private func changeStubKind(_ error: CompilerError) -> Bool? {
        let typeNames = error.quoted.map { $0.replacing(/<.*/, with: "") }
        switch error.diagnostic?.row.stubChange {
        case .lastToProtocol: return typeNames.last(where: isStub).map { stubs.change($0, to: .protocol) }
        case .firstToProtocol: return typeNames.first(where: isStub).map { stubs.change($0, to: .protocol) }
        case .generic:
            let argumentCount = error.message.firstMatch(of: /\(got (\d+)/).flatMap { Int($0.output.1) }
            return typeNames.first(where: isStub).map { stubs.addGenericParameters($0, count: argumentCount ?? 1) }
        case .error:
            guard typeNames.last.map(TypeName.root) == "Error" else { return nil }
            return typeNames.first(where: isStub).map { stubs.makeError($0) }
        case .removeClassBound: return typeNames.last(where: isStub).map { stubs.removeClassBound($0) }
        case .superclass:
            guard typeNames.count == 2, isStub(typeNames[0]) else { return nil }
            if TypeName.root(typeNames[1]) == "Error" { return stubs.makeError(typeNames[0]) }
            let className = EnclosingTypes.unqualified(typeNames[1].filter { $0 != "(" && $0 != ")" })
            guard className.hasPrefix("UI"), TypeStubs.isSuperclass(className) else { return nil }
            return stubs.inherit(typeNames[0], from: className) ? true : nil
        case nil: return nil
        }
    }

    private func isStub(_ name: String) -> Bool { stubs.stubs[name] != nil }
}
