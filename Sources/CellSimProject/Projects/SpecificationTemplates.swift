/// Merges the templates that XcodeGen's targets name into the targets.
struct SpecificationTemplates {
    private let templates: SpecificationNode?
    private let notes: ProjectNotes

    /// - Parameter templates: the value of `targetTemplates`.
    init(_ templates: SpecificationNode?, notes: ProjectNotes) { (self.templates, self.notes) = (templates, notes) }

    /// The target over its templates, the last of which is the uppermost, with `${target_name}` and `templateAttributes` replaced.
    func applied(to target: SpecificationNode.Entry) -> SpecificationNode {
        guard target.value["templates"] != nil else { return target.value }
        let merged = merged(target.value, name: target.key, inside: [])
        var attributes: [String: String] = [:]
        for entry in merged["templateAttributes"]?.entries ?? [] { attributes[entry.key] = entry.value.string }
        attributes["target_name"] = target.key
        return merged.replacing(attributes)
    }

    /// A target or template over the templates that it names.
    /// - Parameter inside: the templates that name this one.
    private func merged(_ node: SpecificationNode, name: String, inside: [String]) -> SpecificationNode {
        var below: SpecificationNode?
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
            let whole = merged(template, name: key, inside: inside + [key])
            below = below.map { whole.merged(onto: $0) } ?? whole
        }
        return below.map { node.merged(onto: $0) } ?? node
    }
}
