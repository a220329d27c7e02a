/// The part of `AppProject` that adds neighbouring projects.
extension AppProject {
    /// Adds another project, with its packages, whose frameworks the targets may use.
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
