import CellSimProject

/// Suggests how to avoid cuts in an app: lists the missing modules that cause the most cuts, and how to get them.
struct MissingDependencyAdvice {
    private let report: PruningReport
    private let project: AppProject

    init(_ report: PruningReport, project: AppProject) { (self.report, self.project) = (report, project) }

    private static let maximumLines = 3

    /// The suggestions, one line for each missing module, most cuts first.
    var lines: [String] {
        var counts: [String: Int] = [:]
        for entry in report.entries where entry.excuse?.kind == "module" {
            counts[entry.excuse?.name ?? "", default: 0] += 1
        }
        let sorted = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        let lines = sorted.compactMap { module, count in
            project.remedy(forMissing: module).map {
                "next: \(module) is missing; this removes \(count) of \(report.entries.count) cuts: \($0)"
            }
        }
        return Array(lines.prefix(Self.maximumLines))
    }
}
