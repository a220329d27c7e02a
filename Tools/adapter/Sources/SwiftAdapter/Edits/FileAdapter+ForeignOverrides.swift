/// The part of `FileAdapter` that overrides members from the extensions of other modules.
extension FileAdapter {
    /// Adds extensions that hide overridden members of other modules' extensions, in files that use these members.
    func appendForeignOverrides() {
        let declaredClasses = Set(facts.types.filter { $0.kind == .class }.map(\.name))
        for member in table.foreignOverrides.members where names.contains(member.name) {
            let overriders = member.overriders.filter {
                declaredClasses.contains($0) || !(table.classes[$0]?.traits.contains(.fileOnly) ?? true)
            }
            // A member is selected by module name only in files that import the module.
            if overriders.isEmpty || member.module != "UIKit" && !facts.imports.contains(member.module) { continue }
            let text =
                member.method.map { dispatcher($0, member, overriders) }
                ?? member.variable.map { hiding($0, member, overriders) } ?? ""
            append("fileprivate extension \(member.owner) { \(text) }")
        }
    }

    private func dispatcher(
        _ method: SourceFacts.Method, _ member: ForeignOverrides.Member, _ overriders: [String]
    ) -> String {
        let kind = method.isStatic ? ".Type" : ""
        let calls = overriders.map { type in
            let hidden = table.overrides.name(of: method.name, overriddenBy: type)
            return "if let o = self as? \(type)\(kind) { return \(method.effects)o.\(hidden)\(method.passing) }; "
        }
        let discardable = method.modifiers.contains("@discardableResult") ? "@discardableResult " : ""
        return "\(discardable)\(method.isStatic ? "static " : "")func \(method.name)\(method.header) { "
            + calls.joined() + "return \(method.effects)self.\(member.module)::\(method.name)\(method.passing) }"
    }

    private func hiding(
        _ variable: SourceFacts.Variable, _ member: ForeignOverrides.Member, _ overriders: [String]
    ) -> String {
        let casts = overriders.map { type in
            let hidden = table.overrides.name(of: variable.name, overriddenBy: type)
            return ("if let o = self as? \(type)\(variable.isStatic ? ".Type" : "") ", hidden)
        }
        let original = "self.\(member.module)::\(variable.name)"
        var text = "\(variable.isStatic ? "static " : "")var \(variable.name): \(variable.type) { get { "
        text += casts.map { "\($0.0){ return o.\($0.1) }; " }.joined() + "return \(original) } "
        if variable.isSettable {
            text += "set { " + casts.map { "\($0.0){ o.\($0.1) = newValue; return }; " }.joined()
            text += "\(original) = newValue } "
        }
        return text + "}"
    }
}
