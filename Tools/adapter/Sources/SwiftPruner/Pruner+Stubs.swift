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
        let known = stubs.stubs
        defer {
            changedTypes = Set(stubs.stubs.filter { known[$0.key] != $0.value }.keys.map(EnclosingTypes.unqualified))
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
        let words = missing.keys.map { Array(($0.split(separator: ".").last.map(String.init) ?? $0).utf8) }
        let trees = sources.filter { source in words.contains { source.text.contains($0) } }.map(\.tree)
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
            stubs: stubs.stubs, subclasses: subclasses(), isExtended: namesMissingModule(source))
        let isNew =
            stubs.members.add(error, at: offset, in: source.tree, line: line)
            || stubs.members.add(error, at: offset, in: source.tree, line: line, types)
        if isNew { newMembers.insert(error.message) }
        let isThere =
            isNew
            || newMembers.contains(error.message)
                && (stubs.members.hasValueStub(error, at: offset, in: source.tree)
                    || stubs.members.has(error, at: offset, in: source.tree, types))
        if isThere { stubs.members.addSite(error, at: offset, in: source.tree, line: line, types) }
        return isThere
    }

    /// Returns the classes that inherit from stubs, with the stub's name.
    private func subclasses() -> [String: String] {
        if let known = cachedSubclasses, known.count == stubs.stubs.count { return known.heirs }
        let heirs = classes.subclasses(of: Set(stubs.stubs.keys))
        cachedSubclasses = (stubs.stubs.count, heirs)
        return heirs
    }

    /// Whether a file imports a missing module, which may have extended UIKit's classes.
    private func namesMissingModule(_ source: PrunedSource) -> Bool { source.cuts.contains { $0.kind == .module } }

    /// Returns the UIKit class that XIBs and storyboards use for a missing class or its subclasses.
    private func documentElement(_ name: String) -> String? {
        if let own = documents.elements[EnclosingTypes.unqualified(name)] { return own }
        let heirs = documents.elements.keys.filter { classes.inherits($0, from: [EnclosingTypes.unqualified(name)]) }
        let found = Set(heirs.compactMap { documents.elements[$0] })
        if found.isEmpty { return classes.base(ofExtended: EnclosingTypes.unqualified(name)) }
        return found.count > 1 ? found.subtracting(["UIView"]).min() : found.first
    }

    private func missingType(_ error: CompilerError) -> String? {
        let words = error.quoted
        if error.diagnostic == .unknownType, let name = words.first { return name }
        if error.diagnostic == .missingMemberType, words.count == 2 {
            // The type's name without the module's name.
            let outer = words[1].split(separator: ".").dropFirst(words[1].contains(".") ? 1 : 0).joined(separator: ".")
            guard outer.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
                !isGenericParameter(outer, error)
            else { return nil }
            return outer + "." + words[0]
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
            let source = byPath[error.path], namesMissingModule(source),
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
        let words = error.quoted.map { $0.replacing(/<.*/, with: "") }
        switch error.diagnostic?.row.standIn {
        case .lastToProtocol: return words.last(where: isStub).map { stubs.change($0, to: .protocol) }
        case .firstToProtocol: return words.first(where: isStub).map { stubs.change($0, to: .protocol) }
        case .generic:
            let got = error.message.firstMatch(of: /\(got (\d+)/).flatMap { Int($0.output.1) }
            return words.first(where: isStub).map { stubs.generic($0, count: got ?? 1) }
        case .error:
            guard words.last.map(TypeName.root) == "Error" else { return nil }
            return words.first(where: isStub).map { stubs.makeError($0) }
        case .unbound: return words.last(where: isStub).map { stubs.unbind($0) }
        case .superclass:
            guard words.count == 2, isStub(words[0]) else { return nil }
            if TypeName.root(words[1]) == "Error" { return stubs.makeError(words[0]) }
            let kit = EnclosingTypes.unqualified(words[1].filter { $0 != "(" && $0 != ")" })
            guard kit.hasPrefix("UI"), TypeStubs.isSuperclass(kit) else { return nil }
            return stubs.inherit(words[0], from: kit) ? true : nil
        case nil: return nil
        }
    }

    private func isStub(_ name: String) -> Bool { stubs.stubs[name] != nil }
}
