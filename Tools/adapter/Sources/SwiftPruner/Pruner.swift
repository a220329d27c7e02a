import Foundation
import SwiftAdapter
import SwiftSyntax

/// Removes ("cuts") the code that the compiler rejects from a module's sources, until the rest compiles.
final class Pruner {
    let sources: [PrunedSource]
    var stubs: TypeStubs
    /// A log of all passes, for finding out why code was cut.
    private(set) var log = ""
    /// Reports each pass to the program that started the build.
    var passReport: PassReport?
    private(set) var passes: [PruningRecord.Pass] = []
    private let check: any CompilerQueries
    private let context: CutContext
    /// Decides which errors permit cuts.
    private lazy var classifier = ExcuseClassifier(
        sources: sources, classes: classes,
        imported: ModuleDeclarations(of: presentModules, in: moduleFolders), context: context,
        spelling: SpellingCheck(check, imports: presentModules), vocabulary: vocabulary)
    /// The folders that are searched for imported modules.
    private let moduleFolders: [String]
    private let vocabulary: Vocabulary
    /// The available modules that the sources import.
    private var presentModules: [String] = []
    private let write: (PrunedSource) throws -> Void
    private let overlay: String
    let byPath: [String: PrunedSource]
    /// The types for which stubs cannot be created.
    var typesWithoutStubs: Set<String> = []
    /// The cuts in bodies that were made before a declaration changed.
    private var earlyBodyCuts: [(source: PrunedSource, cut: Cut)] = []
    private var missingModules: Set<String> = []
    var hasOtherChange = false
    private var recentBodyCuts: [(source: PrunedSource, cut: Cut)] = []
    /// Stores the progress. The parameter contains the paths of the files that still have to be checked.
    var save: (Set<String>) throws -> Void = { _ in }

    /// Whether declarations have to be checked once more without bodies.
    private var needsDeclarationPass = false
    /// The number of passes over bodies since all files were checked again.
    private var bodyPasses = 0
    /// The errors for which this pass added stub members.
    var newMembers: Set<String> = []
    /// The changes of this pass apart from cuts: types by name, and files in which an import or a modifier was restored.
    var changedTypes: Set<String> = []
    var changedFiles: Set<String> = []
    let documents: DocumentClasses
    private(set) lazy var classes = ClassTree(sources.map(\.tree))
    var cachedSubclasses: (count: Int, heirs: [String: String])?

    /// The number of passes in which only single statements are cut. Later passes cut the rest of a body too, because the
    /// compiler reports the errors of a closure one at a time.
    private static let statementPassLimit = 2
    /// The number of passes in which statements are cut. Later passes cut whole bodies.
    private static let statementPasses = 5
    private static let passLimit = 12
    /// If a pass makes at most this many cuts, it is the last one. The compilation reports the remaining errors.
    private static let maximumCutsOfLastPass = 12
    /// If declarations have at most this many errors, they are checked together with the bodies.
    private static let maximumErrorsForBodyPass = 3
    /// The number of errors is small if it is at most the number in the first pass divided by this value.
    private static let errorReductionFactor = 20

    /// Creates the pruner of a module.
    /// - Parameters:
    ///   - overlay: the path of the file system overlay that lists the texts.
    ///   - write: writes a source with its cuts.
    init(
        sources: [PrunedSource], stubs: TypeStubs, documents: DocumentClasses, check: any CompilerQueries,
        context: CutContext,
        moduleFolders: [String], vocabulary: Vocabulary, overlay: String, write: @escaping (PrunedSource) throws -> Void
    ) {
        (self.sources, self.stubs, self.check, self.overlay, self.write) = (sources, stubs, check, overlay, write)
        (self.documents, self.context, self.moduleFolders) = (documents, context, moduleFolders)
        self.vocabulary = vocabulary
        byPath = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The source file that contains the stubs, after its own text.
    private var stubSource: PrunedSource? { sources.min { $0.path < $1.path } }

    /// The errors of the last pass that a missing declaration may have caused.
    private var acceptableErrors: [CompilerError: Excuse] = [:]

    /// A note about the acceptable errors of the last pass; empty if there are none.
    var advice: String {
        if acceptableErrors.isEmpty { return "" }
        let names = Set(acceptableErrors.values.map(\.name)).sorted().joined(separator: ", ")
        let lines = Set(acceptableErrors.keys.map { "\(context.relative($0.path)):\($0.line)" }).sorted()
        let locations = lines.prefix(5).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
        // Cuts can be accepted only in apps.
        let remedy =
            context.root == nil
            ? "add the missing dependencies to the package's manifest, or leave the lines out with '#if !os(Linux)'"
            : "add the missing packages where the project expects them, or leave the lines out with 'cellsim app --accept-cuts'"
        return
            "note: missing declarations may cause these errors (\(names)): \(locations); if the lines compile in Xcode, \(remedy)\n"
    }

    /// The declarations of this module that other modules need.
    var declarations: ModuleDeclarations { classifier.declarations }

    func writeAll() throws {
        for source in sources { source.epilogue = "" }
        stubSource?.epilogue = stubs.text
        for source in sources { try updatePrologue(source) }
        for source in sources { try write(source) }
    }

    /// Adds the imports that the stubs and the replacements of cut code need.
    private func updatePrologue(_ source: PrunedSource) throws {
        var text = ""
        if !source.epilogue.isEmpty { text += "import Foundation; import UIKit; " }
        if source.cuts.contains(where: { $0.replacement.contains("CellSimPruned.") }) {
            text += "import enum UIKit.CellSimPruned; "
        }
        source.prologue = text
    }

    // MARK: Progress

    var earlyCuts: [String: [Cut]] { Self.byPath(earlyBodyCuts) }
    var recentCuts: [String: [Cut]] { Self.byPath(recentBodyCuts) }

    private static func byPath(_ cuts: [(source: PrunedSource, cut: Cut)]) -> [String: [Cut]] {
        Dictionary(grouping: cuts) { $0.source.path }.mapValues { $0.map(\.cut) }
    }

    /// Continues where an interrupted build stopped.
    func resume(_ progress: PruningProgress) {
        let entries = { (cuts: [String: [Cut]]) in
            cuts.sorted { $0.key < $1.key }.flatMap { path, cuts in
                self.byPath[path].map { source in cuts.map { (source: source, cut: $0) } } ?? []
            }
        }
        (earlyBodyCuts, recentBodyCuts, passes) = (
            entries(progress.early), entries(progress.recent), progress.record.passes
        )
    }

    // MARK: Missing modules

    /// Cuts imports of missing modules, and uses of SwiftUI if it is missing.
    /// - Returns: whether anything was cut.
    func cutModules() -> Bool {
        var imports: [String: [(PrunedSource, ImportDeclSyntax)]] = [:]
        for source in sources where source.text.contains(Array("import ".utf8)) {
            for declaration in ImportFinder.imports(of: source.tree) {
                guard let name = declaration.path.first?.name.text else { continue }
                imports[name, default: []].append((source, declaration))
            }
        }
        let unknown = check.missing(imports.keys.sorted())
        // Find unreadable modules now: the compiler reports one only for one file, and then no other errors of that file.
        let unbuildable = check.unbuildable(imports.keys.filter { !unknown.contains($0) }.sorted())
        let missing = unknown.union(unbuildable)
        missingModules = missing
        presentModules = imports.keys.filter { !missing.contains($0) }.sorted()
        for name in missing.sorted() {
            guard isLikelyMissing(missing: name, in: (imports[name] ?? []).map(\.0)) else { continue }
            let excuse = Excuse(kind: name == "SwiftUI" ? .swiftUI : .module, name: name)
            let cause =
                unbuildable.contains(name) ? "could not build C module '\(name)'" : "no such module '\(name)'"
            for (source, declaration) in imports[name] ?? [] {
                let finder = finder(
                    source, declaration.positionAfterSkippingLeadingTrivia.utf8Offset, cause, excuse)
                add(finder.module(declaration), to: source)
                classifier.record(missing: name, in: source.path)
                if name == "SwiftUI" { cutSwiftUI(source) }
            }
        }
        for source in sources { for cut in source.cuts { classifier.record(cut, in: source) } }
        classifier.record(stubs)
        passes.append(.init(kind: "imports", files: sources.count, errors: missing.count, cuts: missing.count))
        let names = missing.isEmpty ? "none" : missing.sorted().joined(separator: ", ")
        passReport?.report("pass 1 (imports) over \(sources.count) files: missing modules: \(names)")
        return !missing.isEmpty
    }

    /// Whether a module is missing, not misspelled.
    private func isLikelyMissing(missing name: String, in files: [PrunedSource]) -> Bool {
        if AppleFrameworks.names.contains(name) || files.contains(where: { context.isDependency($0.path) }) {
            return true
        }
        if presentModules.contains(where: { Spelling.isTypo(name, of: $0) })
            || AppleFrameworks.names.contains(where: { Spelling.isTypo(name, of: $0) })
        {
            return false
        }
        // If the project does not list a module as a dependency and only one file imports it, the import is the author's mistake.
        return context.dependencies == nil || context.lists(module: name) || files.count > 1
            || files.contains { context.accepts($0.path, cause: "no such module '\(name)'") }
    }

    private func cutSwiftUI(_ source: PrunedSource) {
        for item in source.tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self), SwiftUISources.belongsToSwiftUI(declaration) else {
                continue
            }
            let finder = finder(
                source, declaration.positionAfterSkippingLeadingTrivia.utf8Offset, "SwiftUI is not supported",
                Excuse(kind: .swiftUI, name: "SwiftUI"))
            add(finder.blank(.declaration, declaration, Context.name(of: declaration)), to: source)
        }
    }

    /// Cuts statements with undeclared operators before bodies are checked, because the compiler takes very long to reject them.
    func cutOperators() {
        var uses: [String: [(PrunedSource, Int)]] = [:]
        var imports: Set<String> = []
        var declared: Set<String> = []
        for source in sources {
            let finder = OperatorFinder(source.tree)
            declared.formUnion(finder.declaredOperators)
            for (name, offset) in finder.uses { uses[name, default: []].append((source, offset)) }
            for declaration in ImportFinder.imports(of: source.tree) {
                if let name = declaration.path.first?.name.text { imports.insert(name) }
            }
        }
        let undeclaredOperators = uses.keys.filter { !declared.contains($0) }.sorted()
        let missing = check.missingOperators(undeclaredOperators, imports: imports.subtracting(missingModules).sorted())
        for name in missing.sorted() {
            for (source, offset) in uses[name] ?? [] {
                if source.cuts.contains(where: { $0.start <= offset && offset < $0.end }) { continue }
                var error = CompilerError(
                    path: source.path, line: 0, column: 0, message: "cannot find operator '\(name)' in scope",
                    identifier: Diagnostic.unknownName.identifier)
                guard case .excused(let excuse) = classifier.verdict(on: error, in: source, at: offset) else {
                    continue
                }
                error.excuse = excuse
                guard let cut = CutFinder(source: source, error: error, anchor: offset).allCandidates().first,
                    [.statement, .body, .value].contains(cut.kind)
                else { continue }
                for cut in [cut] + dependents(of: cut, in: source) { add(cut, to: source) }
            }
        }
    }

    private func finder(_ source: PrunedSource, _ offset: Int, _ cause: String, _ excuse: Excuse) -> CutFinder {
        CutFinder(
            source: source,
            error: CompilerError(path: source.path, line: 0, column: 0, message: cause, excuse: excuse), anchor: offset)
    }

    private func add(_ cut: Cut, to source: PrunedSource) {
        source.add(cut)
        classifier.record(cut, in: source)
    }

    // MARK: Passes

    /// Checks declarations without bodies, until they have no errors.
    /// - Returns: whether anything was cut.
    @discardableResult func pruneDeclarations() throws -> Bool {
        var isChanged = false
        var errorThreshold = 0
        for _ in 0..<Self.passLimit {
            try writeAll()
            let errors = check.errors(in: sources.map(\.path), .declarations, overlay: overlay)
            let dirty = applyCuts(errors, kind: "declarations", files: sources.count)
            if dirty.isEmpty { return isChanged }
            try save(Set(byPath.keys))
            isChanged = true
            // If few errors remain, the passes over bodies check the declarations too.
            errorThreshold = max(
                errorThreshold, Self.maximumErrorsForBodyPass, errors.count / Self.errorReductionFactor)
            if !needsDeclarationPass || errors.count <= errorThreshold { return true }
        }
        return isChanged
    }

    /// Checks bodies too, until they have no errors.
    func pruneBodies(of first: [PrunedSource]) throws {
        var uncheckedPaths = Set(first.map(\.path))
        bodyPasses = 0
        for _ in 0..<Self.passLimit where !uncheckedPaths.isEmpty {
            try writeAll()
            let paths = sources.map(\.path).filter(uncheckedPaths.contains)
            let errors = check.errors(in: paths, .bodies, overlay: overlay)
            uncheckedPaths = applyCuts(errors, kind: "bodies", files: paths.count)
            try save(uncheckedPaths)
            bodyPasses += 1
            let cuts = passes.last?.cuts ?? 0
            if bodyPasses > 1, !needsDeclarationPass, cuts <= Self.maximumCutsOfLastPass { break }
        }
        try writeAll()
    }

    /// Cuts the code that the compiler rejected when it wrote object files.
    /// - Returns: whether anything was cut.
    func applyCompilationCuts(_ errors: [CompilerError]) throws -> Bool {
        let dirty = applyCuts(errors, kind: "compilation", files: sources.count)
        try save([])
        try writeAll()
        return !dirty.isEmpty
    }

    /// Reverts the cuts in bodies that were made before declarations changed. Then cuts the code that still has errors.
    func restore() throws {
        let candidates = earlyBodyCuts
        earlyBodyCuts = []
        guard !candidates.isEmpty else { return }
        var paths: Set<String> = []
        for (source, cut) in candidates where source.has(cut.identity) {
            source.remove { $0.identity == cut.identity }
            paths.insert(source.path)
        }
        try pruneBodies(of: sources.filter { paths.contains($0.path) })
    }

    // MARK: Errors

    /// Removes the stubs that the compiler rejects.
    private func rejectStubs(_ errors: [CompilerError]) {
        guard let stubSource, !stubSource.epilogue.isEmpty else { return }
        // Cuts preserve line numbers, and the stubs begin on the line after the text.
        let first = stubSource.text.count { $0 == 0x0A } + 2
        let lines = Set(errors.filter { $0.path == stubSource.path && $0.line >= first }.map { $0.line - first })
        for line in lines.sorted(by: >) where stubs.reject(line: line) { hasOtherChange = true }
    }

    /// Cuts code for errors, in the order of files and lines.
    /// - Returns: the paths of the files that have to be checked again; all files if a declaration changed.
    private func applyCuts(_ errors: [CompilerError], kind: String, files: Int) -> Set<String> {
        newMembers = []
        hasOtherChange = false
        rejectStubs(errors)
        log += "pass \(passes.count + 1): \(kind), \(files) files, \(errors.count) errors\n"
        let errors = excusedErrors(errors)
        let stubResult = addStubs(errors, isDeclarations: kind == "declarations")
        var added: [(source: PrunedSource, cut: Cut)] = []
        var changesDeclarations = stubResult.isChanged
        needsDeclarationPass = stubResult.isChanged
        changedFiles = []
        for error in errors {
            log += "\(error.path):\(error.line):\(error.column): \(error.message)\n"
            guard !stubResult.handled.contains(error), let (source, error) = ownSource(error) else { continue }
            // New stub types may fix the error.
            if stubResult.isChanged, dependsOnTypes(error, in: source) { continue }
            guard let cut = cut(for: error, in: source, added.filter { $0.source === source }.map(\.cut)) else {
                continue
            }
            log += "    \(cut.kind.rawValue): \(cut.what)\n"
            let removed = [cut] + dependents(of: cut, in: source)
            let unsetCuts = removed.flatMap { CutFinder.unsetProperties(by: $0, in: source) }.filter {
                !source.has($0.identity) && !source.revertedCuts.contains($0.identity)
            }
            for cut in removed + unsetCuts + relatedCuts(of: cut, error, in: source) {
                add(cut, to: source)
                added.append((source, cut))
            }
            if cut.opensDeclarations { needsDeclarationPass = true }
            if cut.kind != .statement, cut.kind != .body { changesDeclarations = true }
        }
        for (source, cut) in TestCuts.cuts(in: sources) {
            add(cut, to: source)
            added.append((source, cut))
        }
        passes.append(.init(kind: kind, files: files, errors: errors.count, cuts: added.count))
        passReport?.report(
            "pass \(passes.count) (\(kind)) over \(files) files: \(errors.count) errors, \(passes.map(\.cuts).reduce(0, +)) cuts so far"
        )
        recentBodyCuts += added.filter { $0.cut.kind == .statement || $0.cut.kind == .body }
        if added.isEmpty, !stubResult.isChanged, !hasOtherChange { return [] }
        if changesDeclarations || hasOtherChange {
            if kind != "declarations" { recordEarlyCuts(besides: added.map(\.cut)) }
            return Set(sources.map(\.path))
        }
        return Set(added.map(\.source.path))
    }

    /// Returns the errors that permit cuts, with the reasons. The compiler reports the other errors.
    private func excusedErrors(_ errors: [CompilerError]) -> [CompilerError] {
        classifier.record(stubs)
        classifier.prepare(errors)
        acceptableErrors = [:]
        var result: [CompilerError] = []
        for error in errors {
            var error = error
            guard let (source, located) = ownSource(error) else { continue }
            if located.isFileCrash {
                error.excuse = Excuse(kind: .crash, name: "the compiler")
                result.append(error)
                continue
            }
            switch source.location(line: located.line, column: located.column) {
            case .outside: continue
            case .cut(let cut): error.excuse = cut.excuse
            case .text(let offset):
                if isAdapterCode(offset, in: source) { break }
                switch classifier.verdict(on: located, in: source, at: offset) {
                case .excused(let excuse):
                    error.excuse = excuse
                    error.removeSuggestion()
                    classifier.record(located, excuse, in: source)
                case .acceptable(let excuse):
                    acceptableErrors[located] = excuse
                    fallthrough
                case .mistake:
                    log +=
                        "\(error.path):\(error.line):\(error.column): mistake: \(error.message) [\(error.identifier)]\n"
                    continue
                }
            }
            result.append(error)
        }
        return result
    }

    /// Whether the text at an offset was written by the adapter.
    private func isAdapterCode(_ offset: Int, in source: PrunedSource) -> Bool {
        guard let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
        let error = CompilerError(path: source.path, line: 0, column: 0, message: "")
        return CutFinder(source: source, error: error, anchor: offset).hiddenCuts(Syntax(token)) != nil
    }

    /// Records earlier cuts, so that they are tried again: new declarations may make them unnecessary. The cuts of this pass
    /// are not recorded.
    private func recordEarlyCuts(besides added: [Cut]) {
        earlyBodyCuts += recentBodyCuts.filter { entry in
            if added.contains(entry.cut) || earlyBodyCuts.contains(where: { $0.cut == entry.cut }) { return false }
            return changedFiles.contains(entry.source.path)
                || entry.cut.cause.quoted.contains { changedTypes.contains(EnclosingTypes.unqualified($0)) }
        }
    }

    /// Whether an error may disappear once the missing types have stubs.
    private func dependsOnTypes(_ error: CompilerError, in source: PrunedSource) -> Bool {
        if error.diagnostic?.concernsOverrides ?? false {
            guard case .text(let offset) = source.location(line: error.line, column: error.column),
                let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)),
                let type = EnclosingTypes.typeName(Syntax(token))
            else { return true }
            return classes.inherits(type, from: changedTypes)
        }
        return error.diagnostic == .doesNotConform
            || error.quoted.contains { changedTypes.contains(EnclosingTypes.unqualified($0)) }
    }

    /// Returns the error and its source file. If the error is outside the module, uses its first note inside the module.
    func ownSource(_ error: CompilerError) -> (PrunedSource, CompilerError)? {
        if let source = byPath[error.path] { return (source, error) }
        for note in error.notes {
            guard let source = byPath[note.path] else { continue }
            var copy = error
            (copy.path, copy.line, copy.column) = (note.path, note.line, note.column)
            return (source, copy)
        }
        return nil
    }

    private func cut(for error: CompilerError, in source: PrunedSource, _ added: [Cut]) -> Cut? {
        let cutsStatements = bodyPasses < Self.statementPasses
        if error.isFileCrash { return CrashCut.cut(for: error, in: source) }
        switch source.location(line: error.line, column: error.column) {
        case .outside: return nil
        case .text(let offset):
            if added.contains(where: { $0.start <= offset && offset < $0.end }) { return nil }
            // Restore the modifier: an earlier pass removed it when the superclass was unknown.
            if error.diagnostic == .missingOverride,
                let modifierCut = source.cuts.first(where: {
                    $0.kind == .attribute && $0.end <= offset && source.line(of: $0.end) == source.line(of: offset)
                })
            {
                source.revert(modifierCut)
                hasOtherChange = true
                changedFiles.insert(source.path)
                return nil
            }
            var finder = CutFinder(source: source, error: error, anchor: offset, cutsStatements: cutsStatements)
            (finder.constructedTypes, finder.modulePaths) = (constructedTypes, Set(byPath.keys))
            finder.cutsRest = bodyPasses >= Self.statementPassLimit
            return finder.allCandidates().first {
                !source.revertedCuts.contains($0.identity) && !source.has($0.identity)
            }
        case .cut(let failed):
            guard source.has(failed.identity) else { return nil }
            source.revert(failed)
            var cause = error
            // The first error is reported.
            (cause.message, cause.notes, cause.excuse) = (failed.cause, [], failed.excuse)
            var finder = CutFinder(source: source, error: cause, anchor: failed.anchor, cutsStatements: cutsStatements)
            finder.constructedTypes = constructedTypes
            return finder.allCandidates().first { candidate in
                !source.revertedCuts.contains(candidate.identity) && !source.has(candidate.identity)
                    && candidate.start <= failed.start && candidate.end >= failed.end
            }
        }
    }

    /// The stubs of missing types that are created without arguments.
    private var constructedTypes: Set<String> {
        Set(stubs.stubs.filter { $0.value.kind != .protocol && $0.value.genericCount == 0 }.keys)
    }

    /// Returns cuts of the other properties that the same initialiser does not set.
    private func relatedCuts(of cut: Cut, _ error: CompilerError, in source: PrunedSource) -> [Cut] {
        guard cut.kind == .value, error.diagnostic?.isUninitialized ?? false,
            case .text(let offset) = source.location(line: error.line, column: error.column)
        else { return [] }
        return CutFinder(source: source, error: error, anchor: offset).storedPropertyCuts().filter {
            !source.has($0.identity) && !source.revertedCuts.contains($0.identity)
        }
    }

    /// Returns cuts of the code that uses names from a cut declaration.
    private func dependents(of cut: Cut, in source: PrunedSource) -> [Cut] {
        guard cut.kind == .statement else { return [] }
        var result: [Cut] = []
        var pending = [cut]
        while let next = pending.popLast(), result.count < 200 {
            for offset in LocalNames.uses(after: next, in: source) {
                if result.contains(where: { $0.start <= offset && offset < $0.end }) { continue }
                let dependencyError = CompilerError(
                    path: source.path, line: 0, column: 0,
                    message: "needs line \(next.line), which is left out: \(cut.cause)", excuse: cut.excuse)
                var finder = CutFinder(source: source, error: dependencyError, anchor: offset)
                finder.constructedTypes = constructedTypes
                guard
                    let dependent = finder.allCandidates().first(where: { !source.revertedCuts.contains($0.identity) }),
                    !source.has(dependent.identity)
                else { continue }
                result.append(dependent)
                // After the cut of a whole body, no further cuts are necessary, because the body traps.
                if dependent.kind == .statement { pending.append(dependent) }
            }
        }
        return result
    }
}
