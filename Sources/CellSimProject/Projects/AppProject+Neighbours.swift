/// The part of `AppProject` that adds referenced projects.
extension AppProject {
    /// Adds a project and its packages. The targets can use the frameworks of the project.
    mutating func add(neighbour: AppProject) {
        var neighbour = neighbour
        var numbers: [Int: Int] = [:]
        for (number, package) in neighbour.packages.enumerated() {
            let known = packages.firstIndex { $0.identity == package.identity }
            if known == nil { packages.append(package) }
            numbers[number] = known ?? packages.count - 1
        }
        for target in neighbour.targets.indices {
            for product in neighbour.targets[target].products.indices {
                let number = neighbour.targets[target].products[product].package
                neighbour.targets[target].products[product].package = number.flatMap { numbers[$0] }
            }
        }
        referencedProjects.append(neighbour)
    }
}
