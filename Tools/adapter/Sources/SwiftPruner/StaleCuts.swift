import SwiftAdapter

/// Decides whether the cuts of a record may be needless by now: what was missing is there.
struct StaleCuts {
    /// What a module declares and what its own modules' imports declare, by name.
    static func names(_ declarations: ModuleDeclarations) -> [String] {
        declarations.types.union(declarations.members).union(
            declarations.superclasses.map { "\($0.key): \($0.value)" }
        ).sorted()
    }

    let record: PruningRecord
    let check: any CompilerQueries
    let context: CutContext

    private var cuts: [Cut] { record.files.flatMap(\.cuts) }

    /// Whether any cut has lost its excuse.
    /// - Parameter names: what is declared now.
    func isStale(names: () -> [String]) -> Bool {
        let isEmpty =
            record.stubs.stubs.isEmpty && record.stubs.members.members.isEmpty
            && record.files.allSatisfy(\.cuts.isEmpty)
        return !isEmpty && (hasNewModule || hasNewName(names()) || hasLostAcceptance)
    }

    /// Whether a module can be imported that something was left out for, here or in a module of which this one knows.
    private var hasNewModule: Bool {
        let excuses =
            cuts.compactMap(\.excuse) + record.stubs.stubs.values.compactMap(\.excuse)
            + record.stubs.members.members.values.compactMap(\.excuse)
        // Several modules may have been to blame.
        let modules = Set(
            excuses.filter { $0.kind == .module || $0.kind == .swiftUI }.flatMap { $0.name.split(separator: ", ") }
                .map(String.init))
        if modules.isEmpty { return false }
        let unknown = check.missing(modules.sorted())
        let others = modules.subtracting(unknown)
        return check.unbuildable(others.sorted()) != others
    }

    /// Whether something is declared that the compiler's words or the stand-ins name.
    private func hasNewName(_ names: [String]) -> Bool {
        let new = Set(names).subtracting(record.names).flatMap(Self.words)
        if new.isEmpty { return false }
        var mentioned = Set(cuts.flatMap { Self.words($0.cause) })
        mentioned.formUnion(record.stubs.stubs.keys.flatMap(Self.words))
        for member in record.stubs.members.members.values { mentioned.formUnion(Self.words(member.name)) }
        return !mentioned.isDisjoint(with: new)
    }

    private var hasLostAcceptance: Bool {
        record.files.contains { file in
            file.cuts.contains { $0.excuse?.kind == .accepted && !context.accepts(file.path, cause: $0.cause) }
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
