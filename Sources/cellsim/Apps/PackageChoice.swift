import CellSimProcess
import CellSimProject
import Foundation

/// Which of a project's packages can be had: those that lie beside it, and those that Swift's package manager gets.
struct PackageChoice {
    private let project: AppProject
    private let swift: SwiftSurroundings
    private let folder: String

    init(_ project: AppProject, swift: SwiftSurroundings, folder: String) {
        (self.project, self.swift, self.folder) = (project, swift, folder)
    }

    /// Where packages come from, by their numbers; those that cannot be had are told and left out.
    func sources(of needed: [Int: [String]]) -> [Int: AppProject.Package.Source] {
        var found: [Int: AppProject.Package.Source] = [:]
        var identities: Set<String> = []
        for (number, products) in needed.sorted(by: { $0.key < $1.key }) {
            let package = project.packages[number]
            guard !identities.contains(package.identity) else { continue }
            if let place = PackageScan.folder(of: package, project: project) {
                if PackageScan.isSelfContained(place) || isResolved(.folder(place), package, products) {
                    found[number] = .folder(place)
                }
            } else if case .repository = package.source {
                if isResolved(package.source, package, products) { found[number] = package.source }
            } else {
                leaveOut(package, "there is no package")
            }
            if found[number] != nil { identities.insert(package.identity) }
        }
        return found
    }

    private func leaveOut(_ package: AppProject.Package, _ reason: String) {
        let place =
            switch package.source {
            case .folder(let path): path
            case .repository(let address, _): address
            }
        complain(
            ProjectNote(
                .warning, package.namedIn, package.line,
                "package \(place) is left out, with what needs it: \(reason)"))
    }

    /// Whether the package manager can get a package with all that it needs. What it said is kept, so that it is asked once.
    private func isResolved(
        _ source: AppProject.Package.Source, _ package: AppProject.Package, _ products: [String]
    ) -> Bool {
        let manifest = PackagePlanner.probe(of: source, identity: package.identity, products: products)
        // Its last part is what the package manager tells packages apart by: it must not be the other one's.
        let place = folder + "/probes/probe-" + package.identity.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let answer = place + "/answer.txt"
        if let old = try? FileBytes.read(place + "/Package.swift"), old == Array(manifest.utf8),
            let known = try? FileBytes.read(answer)
        {
            let text = String(decoding: known, as: UTF8.self)
            if !text.isEmpty { leaveOut(package, text + " (remove \(place) to try again)") }
            return text.isEmpty
        }
        do {
            try FileManager.default.createDirectory(
                atPath: place + "/Sources", withIntermediateDirectories: true)
            try AtomicFile.write([], to: place + "/Sources/Nothing.swift")
            try AtomicFile.write(Array(manifest.utf8), to: place + "/Package.swift")
            let (status, said) = try swift.output(["package", "--package-path", place, "resolve"], limit: 120)
            let lines = said.split(separator: "\n").map(String.init)
            let reason =
                lines.last { $0.contains("error:") || $0.contains("fatal:") } ?? lines.last ?? "it cannot be had"
            let text = status == 0 ? "" : reason.trimmingCharacters(in: .whitespaces)
            try AtomicFile.write(Array(text.utf8), to: answer)
            if status != 0 { leaveOut(package, text) }
            return status == 0
        } catch {
            leaveOut(package, "\(error)")
            return false
        }
    }
}
