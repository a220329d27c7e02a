import SwiftAdapter

/// Decides whether code that an earlier run removed may compile, because missing declarations were added.
struct StaleCuts {
    /// Returns the sorted names of all declarations in a module and in the app modules that it imports.
    static func names(_ declarations: ModuleDeclarations) -> [String] {
        declarations.types.union(declarations.members).union(
            declarations.superclasses.map { "\($0.key): \($0.value)" }
        ).sorted()
    }

    let record: PruningRecord
    let check: any CompilerQueries
    let context: CutContext

    private var cuts: [Cut] { record.files.flatMap(\.cuts) }

    /// Whether the reason for any removal no longer applies.
    /// - Parameter names: returns the current declarations.
    func isStale(names: () -> [String]) -> Bool {
        let isEmpty =
            record.stubs.stubs.isEmpty && record.stubs.members.members.isEmpty
            && record.files.allSatisfy(\.cuts.isEmpty)
        return !isEmpty && (hasNewModule || hasNewName(names()) || hasUnacceptedCut)
    }

    /// Whether a module that caused removals can now be imported, directly or through another module of the app.
    private var hasNewModule: Bool {
        let excuses =
            cuts.compactMap(\.excuse) + record.stubs.stubs.values.compactMap(\.excuse)
            + record.stubs.members.members.values.compactMap(\.excuse)
        // A reason may list several modules.
        let modules = Set(
            excuses.filter { $0.kind == .module || $0.kind == .swiftUI }.flatMap { $0.name.split(separator: ", ") }
                .map(String.init))
        if modules.isEmpty { return false }
        let unknown = check.missing(modules.sorted())
        let knownModules = modules.subtracting(unknown)
        return check.unbuildable(knownModules.sorted()) != knownModules
    }

    /// Whether a name in the compiler's messages, or the name of a stub, is now declared.
    private func hasNewName(_ names: [String]) -> Bool {
        let newWords = Set(names).subtracting(record.names).flatMap(Self.words)
        if newWords.isEmpty { return false }
        var mentioned = Set(cuts.flatMap { Self.words($0.cause) })
        mentioned.formUnion(record.stubs.stubs.keys.flatMap(Self.words))
        for member in record.stubs.members.members.values { mentioned.formUnion(Self.words(member.name)) }
        return !mentioned.isDisjoint(with: newWords)
    }

    private var hasUnacceptedCut: Bool {
        record.files.contains { file in
            file.cuts.contains { $0.excuse?.kind == .accepted && !context.accepts(file.path, cause: $0.cause) }
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
