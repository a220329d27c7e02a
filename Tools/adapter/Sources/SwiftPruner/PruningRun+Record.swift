import Foundation
import SwiftAdapter

/// Stores the cuts of a compiler call for the next one.
extension PruningRun {
    func save(_ pruner: Pruner, _ key: String, _ unchecked: Set<String>) throws {
        try PruningProgress(
            record: record(pruner, key, isFinal: false), unchecked: unchecked.sorted(), early: pruner.earlyCuts,
            recent: pruner.recentCuts
        ).write(to: progressPath)
    }

    /// Whether a missing declaration exists now, or an accepted cut is no longer accepted.
    func isStale(
        _ record: PruningRecord, _ sources: [PrunedSource], _ check: ErrorCheck, _ context: CutContext
    ) -> Bool {
        StaleCuts(record: record, check: check, context: context).isStale {
            let trees = sources.map(\.tree)
            let modules = Set(trees.flatMap { ImportFinder.imports(of: $0).compactMap { $0.path.first?.name.text } })
            let imported = ModuleDeclarations(of: modules.sorted(), in: moduleFolders)
            let (own, classes) = (OwnDeclarations(trees), ClassTree(trees))
            own.add(imported)
            var allClasses = classes
            allClasses.add(imported)
            return StaleCuts.names(ModuleDeclarations(own, allClasses, MissingNames()))
        }
    }

    /// Returns a key of the inputs of all cuts: the library, the compiler, the options and the project's context.
    func key(_ context: CutContext) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: library + "/modules").sorted()) ?? []
        let files = [library + "/cellsim-swiftc", compiler] + names.map { library + "/modules/" + $0 }
        let identities = files.map { file in
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(file) \(attributes?[.size] as? Int ?? 0) \(time)"
        }
        let locations = Set(arguments.sources)
        let options = arguments.expanded.indices.filter { !locations.contains($0) }.map { arguments.expanded[$0] }
        let contextNames =
            context.objectiveCNames.sorted() + context.missingHeaders.sorted() + (context.dependencies ?? []).sorted()
        return Fingerprint.of(
            Array((identities + options + additions + contextNames).joined(separator: "\n").utf8))
    }

    /// Returns the record of the current cuts.
    /// - Parameter isFinal: whether to find the cuts in the set-up of cells, which takes a while.
    func record(_ pruner: Pruner, _ key: String, isFinal: Bool = true) -> PruningRecord {
        let setup = CellSetup(isFinal ? pruner.sources : [])
        let files = pruner.sources.sorted { $0.path < $1.path }.map { source in
            let cuts = source.visibleCuts
            return PruningRecord.File(
                path: source.path, digest: Fingerprint.of(source.text), functions: source.functions.count,
                lost: isFinal ? source.lostFunctions : [:], hasTests: source.hasTests,
                prologue: source.prologue, cuts: cuts,
                setup: cuts.indices.filter { setup.isSetup(cuts[$0]) },
                classes: isFinal ? setup.classes(of: source) : [:])
        }
        var stubs = pruner.stubs
        stubs.members.markSetupSites { setup.isSetup(type: $0, member: $1) }
        return PruningRecord(
            module: arguments.value("-module-name") ?? "", key: key, names: StaleCuts.names(pruner.declarations),
            files: files, stubs: stubs,
            notRun: isFinal ? TestCuts.testsNotRun(in: pruner.sources) : [], passes: pruner.passes)
    }
}
