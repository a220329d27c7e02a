import Foundation
import SwiftSyntax

/// Cuts out of a module's sources what the compiler refuses, until it takes the rest.
final class Pruner {
    let sources: [PrunedSource]
    private(set) var stubs: TypeStubs
    /// What was done in each pass, for whoever asks why something was cut.
    private(set) var log = ""
    private(set) var passes: [PruningRecord.Pass] = []
    private let check: ErrorCheck
    private let write: (PrunedSource) throws -> Void
    private let overlay: String
    private let byPath: [String: PrunedSource]
    /// Types that cannot be stood in for.
    private var banned: Set<String> = []
    /// Cuts of bodies that were made before a declaration changed.
    private var early: [(source: PrunedSource, cut: Cut)] = []
    private var missingModules: Set<String> = []
    private var hasOtherChange = false
    private var recent: [(source: PrunedSource, cut: Cut)] = []

    /// Passes in which statements are cut alone; afterwards bodies go as wholes, which ends sooner.
    private static let finePasses = 5
    private static let passLimit = 12

    /// - Parameters:
    ///   - overlay: the compiler's file of where the texts are.
    ///   - write: writes a source's text with its cuts.
    init(
        sources: [PrunedSource], stubs: TypeStubs, check: ErrorCheck, overlay: String,
        write: @escaping (PrunedSource) throws -> Void
    ) {
        (self.sources, self.stubs, self.check, self.overlay, self.write) = (sources, stubs, check, overlay, write)
        byPath = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The source that holds the stubs behind its own text.
    private var host: PrunedSource? { sources.min { $0.path < $1.path } }

    func writeAll() throws {
        for source in sources { source.epilogue = "" }
        host?.epilogue = stubs.text
        for source in sources { try updatePrologue(source) }
        for source in sources { try write(source) }
    }

    /// Statements and traps are found in UIKit.
    private func updatePrologue(_ source: PrunedSource) throws {
        var text = ""
        if !source.epilogue.isEmpty { text += "import Foundation; import UIKit; " }
        if source.cuts.contains(where: { $0.replacement.contains("CellSimPruned.") }) {
            text += "import enum UIKit.CellSimPruned; "
        }
        if source.prologue.contains("import FoundationNetworking; ") { text += "import FoundationNetworking; " }
        source.prologue = text
    }

    // MARK: Modules that are not there

    /// Leaves imports out, and what is SwiftUI's where that is missing.
    /// - Returns: whether anything was left out.
    func cutModules() -> Bool {
        var imports: [String: [(PrunedSource, ImportDeclSyntax)]] = [:]
        for source in sources where source.text.contains(Array("import ".utf8)) {
            for declaration in ImportFinder.imports(of: source.tree) {
                guard let name = declaration.path.first?.name.text else { continue }
                imports[name, default: []].append((source, declaration))
            }
        }
        let missing = check.missing(imports.keys.sorted())
        missingModules = missing
        for name in missing.sorted() {
            for (source, declaration) in imports[name] ?? [] {
                let finder = finder(
                    source, declaration.positionAfterSkippingLeadingTrivia.utf8Offset, "no such module '\(name)'")
                source.add(finder.module(declaration))
                if name == "SwiftUI" { cutSwiftUI(source) }
            }
        }
        passes.append(.init(kind: "imports", files: sources.count, errors: missing.count, cuts: missing.count))
        return !missing.isEmpty
    }

    private func cutSwiftUI(_ source: PrunedSource) {
        for item in source.tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self), SwiftUISources.isPart(declaration) else { continue }
            let finder = finder(
                source, declaration.positionAfterSkippingLeadingTrivia.utf8Offset, "SwiftUI is not supported")
            source.add(finder.blank(.declaration, declaration, Context.name(of: declaration)))
        }
    }

    /// Leaves statements out that name operators which nobody declares: with these the compiler takes very long to find
    /// out that an expression is wrong.
    func cutOperators() {
        var uses: [String: [(PrunedSource, Int)]] = [:]
        var imports: Set<String> = []
        var declared: Set<String> = []
        for source in sources {
            let finder = OperatorFinder(source.tree)
            declared.formUnion(finder.declared)
            for (name, offset) in finder.uses { uses[name, default: []].append((source, offset)) }
            for declaration in ImportFinder.imports(of: source.tree) {
                if let name = declaration.path.first?.name.text { imports.insert(name) }
            }
        }
        let asked = uses.keys.filter { !declared.contains($0) }.sorted()
        let missing = check.missingOperators(asked, imports: imports.subtracting(missingModules).sorted())
        for name in missing.sorted() {
            for (source, offset) in uses[name] ?? [] {
                if source.cuts.contains(where: { $0.start <= offset && offset < $0.end }) { continue }
                let error = CompilerError(
                    path: source.path, line: 0, column: 0, message: "cannot find operator '\(name)' in scope")
                guard let cut = CutFinder(source: source, error: error, anchor: offset).ladder().first,
                    [.statement, .body, .value].contains(cut.kind)
                else { continue }
                for cut in [cut] + dependents(of: cut, in: source) { source.add(cut) }
            }
        }
    }

    private func finder(_ source: PrunedSource, _ offset: Int, _ cause: String) -> CutFinder {
        CutFinder(
            source: source, error: CompilerError(path: source.path, line: 0, column: 0, message: cause), anchor: offset)
    }

    // MARK: Passes

    /// Looks at declarations without bodies, until they have no errors.
    /// - Returns: whether anything was cut.
    @discardableResult func pruneDeclarations() throws -> Bool {
        var isChanged = false
        for _ in 0..<Self.passLimit {
            try writeAll()
            let errors = check.errors(in: sources.map(\.path), .declarations, overlay: overlay)
            let dirty = settle(errors, kind: "declarations", files: sources.count)
            if dirty.isEmpty { return isChanged }
            isChanged = true
        }
        return isChanged
    }

    /// Looks at bodies too, until they have no errors.
    func pruneBodies(of first: [PrunedSource]) throws {
        var dirty = Set(first.map(\.path))
        for _ in 0..<Self.passLimit where !dirty.isEmpty {
            try writeAll()
            let paths = sources.map(\.path).filter(dirty.contains)
            let errors = check.errors(in: paths, .bodies, overlay: overlay)
            dirty = settle(errors, kind: "bodies", files: paths.count)
        }
    }

    /// Cuts what a compiler that wrote objects refused.
    /// - Returns: whether anything was cut.
    func settleCompilation(_ errors: [CompilerError]) throws -> Bool {
        let dirty = settle(errors, kind: "compilation", files: sources.count)
        try writeAll()
        return !dirty.isEmpty
    }

    /// Undoes cuts of bodies that were made before declarations changed, and cuts again what has errors still.
    func restore() throws {
        let candidates = early
        early = []
        guard !candidates.isEmpty else { return }
        var paths: Set<String> = []
        for (source, cut) in candidates where source.has(cut.identity) {
            source.remove { $0.identity == cut.identity }
            paths.insert(source.path)
        }
        try pruneBodies(of: sources.filter { paths.contains($0.path) })
    }

    // MARK: Errors

    /// Cuts for errors, in the order of files and lines.
    /// - Returns: the paths of the files that have to be looked at again; all where a declaration changed.
    private func settle(_ errors: [CompilerError], kind: String, files: Int) -> Set<String> {
        let stubbed = addStubs(errors, isDeclarations: kind == "declarations")
        var added: [(source: PrunedSource, cut: Cut)] = []
        var changesDeclarations = stubbed.isChanged
        hasOtherChange = false
        log += "pass \(passes.count + 1): \(kind), \(files) files, \(errors.count) errors\n"
        for error in errors {
            log += "\(error.path):\(error.line):\(error.column): \(error.message)\n"
            guard !stubbed.handled.contains(error), let (source, error) = own(error) else { continue }
            // Types that are there now may have been the cause.
            if stubbed.isChanged, kind == "declarations", dependsOnTypes(error) { continue }
            guard let cut = cut(for: error, in: source, added.filter { $0.source === source }.map(\.cut)) else {
                continue
            }
            log += "    \(cut.kind.rawValue): \(cut.what)\n"
            for cut in [cut] + dependents(of: cut, in: source) {
                source.add(cut)
                added.append((source, cut))
            }
            if cut.kind != .statement, cut.kind != .body { changesDeclarations = true }
        }
        passes.append(.init(kind: kind, files: files, errors: errors.count, cuts: added.count))
        recent += added.filter { $0.cut.kind == .statement || $0.cut.kind == .body }
        if added.isEmpty, !stubbed.isChanged, !hasOtherChange { return [] }
        if changesDeclarations || hasOtherChange {
            // What adds something may help others; what leaves something out cannot.
            let adds =
                stubbed.isChanged || hasOtherChange || added.contains { [.witness, .hidden].contains($0.cut.kind) }
            if kind != "declarations", adds {
                early = recent.filter { entry in !added.contains { $0.cut == entry.cut } }
            }
            return Set(sources.map(\.path))
        }
        return Set(added.map(\.source.path))
    }

    /// Whether an error may be gone once the types are there that were missing.
    private func dependsOnTypes(_ error: CompilerError) -> Bool {
        error.message.contains("overrid") || error.message.contains("conform")
            || error.quoted.contains { stubs.stubs[$0] != nil }
    }

    /// An error at a place of the module, or that of its first note there.
    private func own(_ error: CompilerError) -> (PrunedSource, CompilerError)? {
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
        let cutsStatements = passes.count { $0.kind == "bodies" } < Self.finePasses
        switch source.place(line: error.line, column: error.column) {
        case .outside: return nil
        case .text(let offset):
            if added.contains(where: { $0.start <= offset && offset < $0.end }) { return nil }
            if error.message.contains("has moved to the FoundationNetworking module"),
                !source.prologue.contains("import FoundationNetworking; ")
            {
                source.prologue += "import FoundationNetworking; "
                hasOtherChange = true
                return nil
            }
            // The superclass was not known when the word was taken away.
            if error.message.contains("requires an 'override' keyword"),
                let word = source.cuts.first(where: {
                    $0.kind == .attribute && $0.end <= offset && source.line(of: $0.end) == source.line(of: offset)
                })
            {
                source.fail(word)
                hasOtherChange = true
                return nil
            }
            return CutFinder(source: source, error: error, anchor: offset, cutsStatements: cutsStatements).ladder()
                .first { !source.failed.contains($0.identity) && !source.has($0.identity) }
        case .cut(let failed):
            guard source.has(failed.identity) else { return nil }
            source.fail(failed)
            var cause = error
            // What is told stays the first error.
            (cause.message, cause.notes) = (failed.cause, [])
            return CutFinder(source: source, error: cause, anchor: failed.anchor, cutsStatements: cutsStatements)
                .ladder().first { candidate in
                    !source.failed.contains(candidate.identity) && !source.has(candidate.identity)
                        && candidate.start <= failed.start && candidate.end >= failed.end
                }
        }
    }

    /// The cuts of what uses names that a statement declares which is cut.
    private func dependents(of cut: Cut, in source: PrunedSource) -> [Cut] {
        guard cut.kind == .statement else { return [] }
        var result: [Cut] = []
        var open = [cut]
        while let next = open.popLast(), result.count < 200 {
            for offset in LocalNames.uses(after: next, in: source) {
                if result.contains(where: { $0.start <= offset && offset < $0.end }) { continue }
                let needed = CompilerError(
                    path: source.path, line: 0, column: 0,
                    message: "needs what line \(next.line) does not make: \(cut.cause)")
                let finder = CutFinder(source: source, error: needed, anchor: offset)
                guard let dependent = finder.ladder().first(where: { !source.failed.contains($0.identity) }),
                    !source.has(dependent.identity)
                else { continue }
                result.append(dependent)
                // A body that traps needs nothing more.
                if dependent.kind == .statement { open.append(dependent) }
            }
        }
        return result
    }

    // MARK: Types that are not there

    private func addStubs(
        _ errors: [CompilerError], isDeclarations: Bool
    ) -> (handled: Set<CompilerError>, isChanged: Bool) {
        var handled: Set<CompilerError> = []
        var missing: [String: CompilerError] = [:]
        var isChanged = false
        for error in errors {
            if let change = changedKind(error) {
                isChanged = change || isChanged
                if change { handled.insert(error) }
                continue
            }
            guard isDeclarations, let name = missingType(error), !banned.contains(name), stubs.stubs[name] == nil
            else { continue }
            handled.insert(error)
            if missing[name] == nil { missing[name] = error }
        }
        guard !missing.isEmpty else { return (handled, isChanged) }
        let words = missing.keys.map { Array(($0.split(separator: ".").last.map(String.init) ?? $0).utf8) }
        let trees = sources.filter { source in words.contains { source.text.contains($0) } }.map(\.tree)
        return (handled, stubs.add(missing, TypeUses(of: Set(missing.keys), in: trees)) || isChanged)
    }

    private func missingType(_ error: CompilerError) -> String? {
        let words = error.quoted
        if error.message.hasPrefix("cannot find type '"), let name = words.first { return name }
        if error.message.contains("is not a member type of"), words.count == 2 {
            // Without the module's name.
            let outer = words[1].split(separator: ".").dropFirst(words[1].contains(".") ? 1 : 0).joined(separator: ".")
            guard outer.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
            return outer + "." + words[0]
        }
        return nil
    }

    /// Whether an error told that a stub is of the wrong kind; nil where it has to do with none.
    private func changedKind(_ error: CompilerError) -> Bool? {
        let words = error.quoted.map { $0.replacing(/<.*/, with: "") }
        let message = error.message
        if message.hasPrefix("multiple inheritance from classes"), let name = words.last(where: isStub) {
            return stubs.change(name, to: .protocol)
        }
        if message.contains("inheritance from non-protocol"), let name = words.first(where: isStub) {
            return stubs.change(name, to: .protocol)
        }
        if message.contains("cannot specialize non-generic type") || message.contains("too many type parameters"),
            let name = words.first(where: isStub)
        {
            return stubs.generic(name, count: (stubs.stubs[name]?.genericCount ?? 0) + 1)
        }
        if message.contains("cannot conform to class protocol"), let name = words.last(where: isStub) {
            return stubs.unbind(name)
        }
        return nil
    }

    private func isStub(_ name: String) -> Bool { stubs.stubs[name] != nil }
}

/// The binary operators that a file uses and does not declare.
private final class OperatorFinder: SyntaxVisitor {
    private(set) var uses: [(name: String, offset: Int)] = []
    private(set) var declared: Set<String> = []

    private static let known: Set<String> = [
        "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "&&", "||", "??", "...", "..<", "+=",
        "-=",
        "*=", "/=", "%=", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "|=", "&=", "^=", "<<=", ">>=", "~=", "&<<",
        "&>>",
    ]

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.operator.text
        if !Self.known.contains(name) { uses.append((name, node.positionAfterSkippingLeadingTrivia.utf8Offset)) }
        return .skipChildren
    }
}

/// The imports of a file, those inside of conditions too.
final class ImportFinder: SyntaxVisitor {
    private var imports: [ImportDeclSyntax] = []

    static func imports(of tree: SourceFileSyntax) -> [ImportDeclSyntax] {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.imports
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
