import SwiftSyntax

/// The part of `FileAdapter` that registers a type's class methods for calls by selector.
extension FileAdapter {
    /// Returns a hidden list of the class methods that Objective-C code could call, and the statement that registers it.
    func classMethods(of type: TypeDeclaration, _ index: Int) -> String {
        guard type.traits.contains(.reachable), !type.traits.contains(.generic),
            type.kind == .class || table.protocols[type.name] == nil
        else { return "" }
        let methods = type.methods.filter { $0.isStatic && $0.isMarked && $0.traits.contains(.callable) }
        guard !methods.isEmpty else { return "" }
        let hidden = hiddenName(index) + "c"
        append(
            "@used @section(\".init_array\") private let _register\(hidden): @convention(c) () -> Void = { AdaptedClassMethods.register { \(type.name).\(hidden)() } }"
        )
        let entries = methods.map { classMethod($0, of: type) }.joined(separator: ", ")
        return "@MainActor static func \(hidden)() -> (AnyClass, [ClassMethod]) { (\(type.name).self, [\(entries)]) } "
    }

    private func classMethod(_ method: SourceFacts.Method, of type: TypeDeclaration) -> String {
        let names = method.types.indices.map { "a\($0)" }
        let parameters = zip(names, method.types).map { name, type in
            ", \(name): \(type.hasSuffix("!") ? type.dropLast() + "?" : type)"
        }.joined()
        let arguments = zip(names, method.labels).map { ($1 == "_" ? "" : $1 + ": ") + $0 }.joined(separator: ", ")
        let result = MemberReader.oneLine(method.result)
        let kind = result.isEmpty ? "Void" : result.hasSuffix("!") ? result.dropLast() + "?" : result
        let selector = table.selector(of: method, in: type.name)
        return
            "ClassMethod(\"\(selector)\") { (o: \(type.name).Type\(parameters)) -> \(kind) in o.\(method.name)(\(arguments)) }"
    }

    /// Returns a name for a type's hidden members that is unique in the module.
    func hiddenName(_ index: Int) -> String {
        "_adapted\(index)_" + String(Fingerprint.hash64(of: path), radix: 36)
    }
}
