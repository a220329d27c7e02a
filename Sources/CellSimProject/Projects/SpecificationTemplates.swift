/// Merges XcodeGen's templates into the targets that use them.
struct SpecificationTemplates {
    private let templates: SpecificationNode?
    private let notes: ProjectNotes

    /// Creates an instance with the templates of a specification.
    /// - Parameters:
    ///   - templates: the value of `targetTemplates`.
    ///   - notes: collects problems.
    init(_ templates: SpecificationNode?, notes: ProjectNotes) { (self.templates, self.notes) = (templates, notes) }

    /// Returns a target merged with its templates. Later templates take precedence. Replaces `${target_name}` and the placeholders of
    /// `templateAttributes`.
    func applied(to target: SpecificationNode.Entry) -> SpecificationNode {
        guard target.value["templates"] != nil else { return target.value }
        let merged = merged(target.value, name: target.key, inside: [])
        var attributes: [String: String] = [:]
        for entry in merged["templateAttributes"]?.entries ?? [] { attributes[entry.key] = entry.value.string }
        attributes["target_name"] = target.key
        return merged.replacing(attributes)
    }

    /// Returns a target or template merged with its templates.
    /// - Parameters:
    ///   - node: the target or template.
    ///   - name: its name.
    ///   - inside: the templates that include this one.
    private func merged(_ node: SpecificationNode, name: String, inside: [String]) -> SpecificationNode {
        var base: SpecificationNode?
        for reference in node["templates"]?.list ?? [] {
            guard let key = reference.string else { continue }
            func skip(_ reason: String) {
                notes.add(.warning, reference.file, reference.line, "template '\(key)' of '\(name)' \(reason); skipped")
            }
            if inside.contains(key) {
                skip("contains itself. Remove it from 'templates'")
                continue
            }
            guard let template = templates?[key] else {
                skip("is not in 'targetTemplates'")
                continue
            }
            let resolvedTemplate = merged(template, name: key, inside: inside + [key])
            base = base.map { resolvedTemplate.merged(onto: $0) } ?? resolvedTemplate
        }
        return base.map { node.merged(onto: $0) } ?? node
    }
}
