/// The part of `AppProject` that suggests how to install missing modules.
extension AppProject {
    /// Returns a command or an instruction that makes a missing module available, or nil if the project doesn't declare the module.
    public func remedy(forMissing module: String) -> String? {
        let products = ([self] + referencedProjects).flatMap(\.targets).flatMap(\.products)
        let declared = products.first { Paths.identifier($0.name) == module }?.package.map { packages[$0] }
        let package = declared ?? packages.first { Paths.identifier($0.identity) == module.lowercased() }
        if let package { return cloneCommand(for: package) }
        guard let pods = PodsFile(around: root),
            let pod = pods.missing.first(where: { Paths.identifier($0.name) == module })
        else { return nil }
        return pods.remedy(for: pod)
    }
}
