/// A target with what it is built of.
struct Part {
    var target: AppProject.Target
    /// The modules that its sources import.
    var imports: Set<String>

    /// The frameworks that the app's sources import, and those that these import, before the app.
    static func all(_ project: AppProject, _ app: AppProject.Target) -> [Part] {
        var providers: [String: AppProject.Target] = [:]
        for owner in [project] + project.neighbours {
            for target in owner.targets where target.kind == .framework && !target.sources.isEmpty {
                if providers[target.module] == nil { providers[target.module] = target }
            }
        }
        providers[app.module] = nil
        var done: Set<String> = []
        var parts: [Part] = []
        func visit(_ target: AppProject.Target) {
            guard done.insert(target.module).inserted else { return }
            let imports = target.sources.reduce(into: Set<String>()) {
                $0.formUnion(ImportScan.modules(ofFile: $1.path))
            }
            for module in imports.sorted() { if let provider = providers[module] { visit(provider) } }
            parts.append(Part(target: target, imports: imports))
        }
        visit(app)
        return parts
    }
}
