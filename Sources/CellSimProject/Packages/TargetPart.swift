/// A target of an app's package and the modules that its sources import.
struct TargetPart {
    var target: AppProject.Target
    /// The modules that the target's sources import.
    var imports: Set<String>

    /// Returns the priority of a target as the provider of its module: iOS targets come first, then targets with Swift sources.
    private static func priority(_ target: AppProject.Target) -> Int {
        (target.supportsIPhone ? 2 : 0) + (target.sources.isEmpty ? 0 : 1)
    }

    /// Returns the frameworks that the sources of the app and of the tests import, directly or indirectly, followed by the app.
    static func all(_ project: AppProject, _ app: AppProject.Target, tests: [AppProject.Target] = []) -> [TargetPart] {
        var providers: [String: AppProject.Target] = [:]
        for owner in [project] + project.referencedProjects {
            for target in owner.targets where target.kind == .framework {
                if target.sources.isEmpty && target.otherLanguageSources.isEmpty { continue }
                // A framework can have a separate target for each platform, and a Swift target in addition to an Objective-C one.
                if providers[target.module].map({ priority($0) < priority(target) }) ?? true {
                    providers[target.module] = target
                }
            }
        }
        providers[app.module] = nil
        var visitedModules: Set<String> = []
        var parts: [TargetPart] = []
        func visit(_ target: AppProject.Target) {
            guard visitedModules.insert(target.module).inserted else { return }
            // An Objective-C framework is visible to Swift only through its headers.
            if target.module != app.module, target.sources.isEmpty,
                HeaderRoots(of: target, in: project).roots.isEmpty
            {
                return
            }
            let imports = target.sources.reduce(into: Set<String>()) {
                $0.formUnion(ImportScan.modules(ofFile: $1.path))
            }
            for module in imports.sorted() { if let provider = providers[module] { visit(provider) } }
            var part = TargetPart(target: target, imports: imports)
            let linked = Set(target.products.map(\.name))
            // Frameworks that Carthage builds from packages are linked without an entry for the package.
            for module in imports.sorted() where providers[module] == nil && !linked.contains(module) {
                guard let packageIndex = PackageScan.packageIndex(of: module, among: project.packages) else { continue }
                part.target.products.append(AppProject.Product(name: module, package: packageIndex))
            }
            parts.append(part)
        }
        let testImports = tests.flatMap(\.sources).reduce(into: Set<String>()) {
            $0.formUnion(ImportScan.modules(ofFile: $1.path))
        }
        for module in testImports.sorted() { if let provider = providers[module] { visit(provider) } }
        visit(app)
        return parts
    }
}
