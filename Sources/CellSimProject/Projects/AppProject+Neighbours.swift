/// The part of `AppProject` that adds referenced projects.
extension AppProject {
    /// Adds a project and its packages. The targets can use the frameworks of the project.
    mutating func add(neighbour: AppProject) {
        var neighbour = neighbour
        var packageIndices: [Int: Int] = [:]
        for (number, package) in neighbour.packages.enumerated() {
            let existingIndex = packages.firstIndex { $0.identity == package.identity }
            if existingIndex == nil { packages.append(package) }
            packageIndices[number] = existingIndex ?? packages.count - 1
        }
        for target in neighbour.targets.indices {
            for product in neighbour.targets[target].products.indices {
                let number = neighbour.targets[target].products[product].package
                neighbour.targets[target].products[product].package = number.flatMap { packageIndices[$0] }
            }
        }
        referencedProjects.append(neighbour)
    }
}
