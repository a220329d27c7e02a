/// A target with its sources and dependencies.
struct Part {
    var target: AppProject.Target
    /// The modules that its sources import.
    var imports: Set<String>

    /// The rank of a target as the provider of its module: for the phone first, then in Swift.
    private static func rank(_ target: AppProject.Target) -> Int {
        (target.runsOnPhone ? 2 : 0) + (target.sources.isEmpty ? 0 : 1)
    }

    /// The frameworks that the app's sources and the tests import, and those that these import, before the app.
    static func all(_ project: AppProject, _ app: AppProject.Target, tests: [AppProject.Target] = []) -> [Part] {
        var providers: [String: AppProject.Target] = [:]
        for owner in [project] + project.neighbours {
            for target in owner.targets where target.kind == .framework {
                if target.sources.isEmpty && target.foreignSources.isEmpty { continue }
                // A framework may have a target of its own for each system, and one in Swift next to one in Objective-C.
                if providers[target.module].map({ rank($0) < rank(target) }) ?? true {
                    providers[target.module] = target
                }
            }
        }
        providers[app.module] = nil
        var done: Set<String> = []
        var parts: [Part] = []
        func visit(_ target: AppProject.Target) {
            guard done.insert(target.module).inserted else { return }
            // Swift only sees the headers of a framework in Objective-C.
            if target.module != app.module, target.sources.isEmpty,
                HeaderRoots(of: target, in: project).roots.isEmpty
            {
                return
            }
            let imports = target.sources.reduce(into: Set<String>()) {
                $0.formUnion(ImportScan.modules(ofFile: $1.path))
            }
            for module in imports.sorted() { if let provider = providers[module] { visit(provider) } }
            var part = Part(target: target, imports: imports)
            let linked = Set(target.products.map(\.name))
            // Frameworks that Carthage builds of packages are linked without a word of these.
            for module in imports.sorted() where providers[module] == nil && !linked.contains(module) {
                guard let holder = PackageScan.holder(of: module, among: project.packages) else { continue }
                part.target.products.append(AppProject.Product(name: module, package: holder))
            }
            parts.append(part)
        }
        let tested = tests.flatMap(\.sources).reduce(into: Set<String>()) {
            $0.formUnion(ImportScan.modules(ofFile: $1.path))
        }
        for module in tested.sorted() { if let provider = providers[module] { visit(provider) } }
        visit(app)
        return parts
    }
}
