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

    /// Whether declarations have to be looked at alone once more.
    private var opensDeclarations = false
    /// Passes over bodies since all were looked at anew.
    private var bodyPasses = 0
    /// The errors that members were added for in this pass.
    private var newMembers: Set<String> = []
    /// What changed in this pass beside cuts: types by name, and files that got an import or a word back.
    private var changedTypes: Set<String> = []
    private var changedFiles: Set<String> = []
    private let documents: DocumentClasses
    private lazy var classes = ClassTree(sources.map(\.tree))
    private var knownHeirs: (count: Int, heirs: [String: String])?

    /// Passes in which statements are cut alone. Afterwards the rest of a body goes with the next one: of a closure the
    /// compiler tells one error at a time.
    private static let singlePasses = 2
    /// Passes after which bodies go as wholes.
    private static let finePasses = 5
    private static let passLimit = 12
    /// So few errors are left to the compiler that writes objects, which tells them as well.
    private static let fewCuts = 12
    /// So few errors of declarations are followed by few others, which are told with bodies.
    private static let fewErrors = 3
    /// As many times more errors there were at first.
    private static let manyErrors = 20

    /// - Parameters:
    ///   - overlay: the compiler's file of where the texts are.
    ///   - write: writes a source's text with its cuts.
    init(
        sources: [PrunedSource], stubs: TypeStubs, documents: DocumentClasses, check: ErrorCheck, overlay: String,
        write: @escaping (PrunedSource) throws -> Void
    ) {
        (self.sources, self.stubs, self.check, self.overlay, self.write) = (sources, stubs, check, overlay, write)
        self.documents = documents
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
        var few = 0
        for _ in 0..<Self.passLimit {
            try writeAll()
            let errors = check.errors(in: sources.map(\.path), .declarations, overlay: overlay)
            let dirty = settle(errors, kind: "declarations", files: sources.count)
            if dirty.isEmpty { return isChanged }
            isChanged = true
            // Bodies are told with what is wrong with declarations.
            few = max(few, Self.fewErrors, errors.count / Self.manyErrors)
            if !opensDeclarations || errors.count <= few { return true }
        }
        return isChanged
    }

    /// Looks at bodies too, until they have no errors.
    func pruneBodies(of first: [PrunedSource]) throws {
        var dirty = Set(first.map(\.path))
        bodyPasses = 0
        for _ in 0..<Self.passLimit where !dirty.isEmpty {
            try writeAll()
            let paths = sources.map(\.path).filter(dirty.contains)
            let errors = check.errors(in: paths, .bodies, overlay: overlay)
            dirty = settle(errors, kind: "bodies", files: paths.count)
            bodyPasses += 1
            let cuts = passes.last?.cuts ?? 0
            if bodyPasses > 1, !opensDeclarations, cuts <= Self.fewCuts { break }
        }
        try writeAll()
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

    /// Takes back the members of stubs that the compiler does not take.
    private func refuse(_ errors: [CompilerError]) {
        guard let host, !host.epilogue.isEmpty else { return }
        // Cuts keep the lines, and the stubs begin on the one behind the text.
        let first = host.text.count { $0 == 0x0A } + 2
        let lines = Set(errors.filter { $0.path == host.path && $0.line >= first }.map { $0.line - first })
        for line in lines.sorted(by: >) where stubs.refuse(line: line) { hasOtherChange = true }
    }

    /// Cuts for errors, in the order of files and lines.
    /// - Returns: the paths of the files that have to be looked at again; all where a declaration changed.
    private func settle(_ errors: [CompilerError], kind: String, files: Int) -> Set<String> {
        newMembers = []
        hasOtherChange = false
        refuse(errors)
        let stubbed = addStubs(errors, isDeclarations: kind == "declarations")
        var added: [(source: PrunedSource, cut: Cut)] = []
        var changesDeclarations = stubbed.isChanged
        opensDeclarations = stubbed.isChanged
        changedFiles = []
        log += "pass \(passes.count + 1): \(kind), \(files) files, \(errors.count) errors\n"
        for error in errors {
            log += "\(error.path):\(error.line):\(error.column): \(error.message)\n"
            guard !stubbed.handled.contains(error), let (source, error) = own(error) else { continue }
            // Types that are there now may have been the cause.
            if stubbed.isChanged, dependsOnTypes(error, in: source) { continue }
            guard let cut = cut(for: error, in: source, added.filter { $0.source === source }.map(\.cut)) else {
                continue
            }
            log += "    \(cut.kind.rawValue): \(cut.what)\n"
            let gone = [cut] + dependents(of: cut, in: source)
            let unset = gone.flatMap { CutFinder.unset(by: $0, in: source) }.filter {
                !source.has($0.identity) && !source.failed.contains($0.identity)
            }
            for cut in gone + unset + others(of: cut, error, in: source) {
                source.add(cut)
                added.append((source, cut))
            }
            if cut.opensDeclarations { opensDeclarations = true }
            if cut.kind != .statement, cut.kind != .body { changesDeclarations = true }
        }
        passes.append(.init(kind: kind, files: files, errors: errors.count, cuts: added.count))
        recent += added.filter { $0.cut.kind == .statement || $0.cut.kind == .body }
        if added.isEmpty, !stubbed.isChanged, !hasOtherChange { return [] }
        if changesDeclarations || hasOtherChange {
            if kind != "declarations" { keepEarly(besides: added.map(\.cut)) }
            return Set(sources.map(\.path))
        }
        return Set(added.map(\.source.path))
    }

    /// What adds something may help statements that were cut before; what leaves something out cannot.
    private func keepEarly(besides added: [Cut]) {
        early += recent.filter { entry in
            if added.contains(entry.cut) || early.contains(where: { $0.cut == entry.cut }) { return false }
            return changedFiles.contains(entry.source.path)
                || entry.cut.cause.quoted.contains { changedTypes.contains(ClassTree.plain($0)) }
        }
    }

    /// Whether an error may be gone once the types are there that were missing.
    private func dependsOnTypes(_ error: CompilerError, in source: PrunedSource) -> Bool {
        if error.message.contains("overrid") {
            guard case .text(let offset) = source.place(line: error.line, column: error.column),
                let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)),
                let type = Context.typeName(Syntax(token))
            else { return true }
            return classes.inherits(type, from: changedTypes)
        }
        return error.message.contains("conform") || error.quoted.contains { changedTypes.contains(ClassTree.plain($0)) }
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
        let cutsStatements = bodyPasses < Self.finePasses
        if error.isCrashOfFile { return CrashCut.cut(for: error, in: source) }
        switch source.place(line: error.line, column: error.column) {
        case .outside: return nil
        case .text(let offset):
            if added.contains(where: { $0.start <= offset && offset < $0.end }) { return nil }
            // The superclass was not known when the word was taken away.
            if error.message.contains("requires an 'override' keyword"),
                let word = source.cuts.first(where: {
                    $0.kind == .attribute && $0.end <= offset && source.line(of: $0.end) == source.line(of: offset)
                })
            {
                source.fail(word)
                hasOtherChange = true
                changedFiles.insert(source.path)
                return nil
            }
            var finder = CutFinder(source: source, error: error, anchor: offset, cutsStatements: cutsStatements)
            finder.made = made
            finder.cutsRest = bodyPasses >= Self.singlePasses
            return finder.ladder().first { !source.failed.contains($0.identity) && !source.has($0.identity) }
        case .cut(let failed):
            guard source.has(failed.identity) else { return nil }
            source.fail(failed)
            var cause = error
            // What is told stays the first error.
            (cause.message, cause.notes) = (failed.cause, [])
            var finder = CutFinder(source: source, error: cause, anchor: failed.anchor, cutsStatements: cutsStatements)
            finder.made = made
            return finder.ladder().first { candidate in
                !source.failed.contains(candidate.identity) && !source.has(candidate.identity)
                    && candidate.start <= failed.start && candidate.end >= failed.end
            }
        }
    }

    /// The types that stand in for missing ones and that are made without arguments.
    private var made: Set<String> {
        Set(stubs.stubs.filter { $0.value.kind != .protocol && $0.value.genericCount == 0 }.keys)
    }

    /// The cuts of the other properties that the same initialiser does not set.
    private func others(of cut: Cut, _ error: CompilerError, in source: PrunedSource) -> [Cut] {
        guard cut.kind == .value, error.message.contains("initializ"),
            case .text(let offset) = source.place(line: error.line, column: error.column)
        else { return [] }
        return CutFinder(source: source, error: error, anchor: offset).storage().filter {
            !source.has($0.identity) && !source.failed.contains($0.identity)
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
                var finder = CutFinder(source: source, error: needed, anchor: offset)
                finder.made = made
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
        let known = stubs.stubs
        defer { changedTypes = Set(stubs.stubs.filter { known[$0.key] != $0.value }.keys.map(ClassTree.plain)) }
        for error in errors {
            if let change = changedKind(error) {
                isChanged = change || isChanged
                if change { handled.insert(error) }
                continue
            }
            if standsIn(error) {
                handled.insert(error)
                isChanged = true
                continue
            }
            guard let name = missingType(error) ?? madeType(error), !banned.contains(name), stubs.stubs[name] == nil,
                isDeclarations || !isInBody(error)
            else { continue }
            handled.insert(error)
            if missing[name] == nil { missing[name] = error }
        }
        guard !missing.isEmpty else { return (handled, isChanged) }
        let words = missing.keys.map { Array(($0.split(separator: ".").last.map(String.init) ?? $0).utf8) }
        let trees = sources.filter { source in words.contains { source.text.contains($0) } }.map(\.tree)
        return (
            handled, stubs.add(missing, TypeUses(of: Set(missing.keys), in: trees), documented: documented) || isChanged
        )
    }

    /// Whether an error is in a function, where statements are left out.
    private func isInBody(_ error: CompilerError) -> Bool {
        guard let source = byPath[error.path],
            case .text(let offset) = source.place(line: error.line, column: error.column),
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset))
        else { return true }
        var node: Syntax? = Syntax(token)
        while let current = node {
            if current.is(ClosureExprSyntax.self) || Context.body(of: current)?.contains(offset) ?? false {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Whether a member is stood in for that an error says is missing. All its uses are looked at again.
    private func standsIn(_ error: CompilerError) -> Bool {
        guard let source = byPath[error.path],
            case .text(let offset) = source.place(line: error.line, column: error.column)
        else { return false }
        let line = source.line(of: offset)
        let types = MemberUse.Types(stubs: stubs.stubs, heirs: heirs(), isExtended: namesMissingModule(source))
        let isNew =
            stubs.members.add(error, at: offset, in: source.tree, line: line)
            || stubs.members.add(error, at: offset, in: source.tree, line: line, types)
        if isNew { newMembers.insert(error.message) }
        let isThere =
            isNew
            || newMembers.contains(error.message)
                && (stubs.members.standsIn(error, at: offset, in: source.tree)
                    || stubs.members.has(error, at: offset, in: source.tree, types))
        if isThere { stubs.members.note(error, at: offset, in: source.tree, line: line, types) }
        return isThere
    }

    /// The classes that inherit from stubs, with the stub's name.
    private func heirs() -> [String: String] {
        if let known = knownHeirs, known.count == stubs.stubs.count { return known.heirs }
        let heirs = classes.heirs(of: Set(stubs.stubs.keys))
        knownHeirs = (stubs.stubs.count, heirs)
        return heirs
    }

    /// Whether a file imports a module that is not there, which may have given members to UIKit's classes.
    private func namesMissingModule(_ source: PrunedSource) -> Bool { source.cuts.contains { $0.kind == .module } }

    /// UIKit's class that documents make of a missing class, or of one that inherits from it.
    private func documented(_ name: String) -> String? {
        if let own = documents.elements[ClassTree.plain(name)] { return own }
        let heirs = documents.elements.keys.filter { classes.inherits($0, from: [ClassTree.plain(name)]) }
        let found = Set(heirs.compactMap { documents.elements[$0] })
        if found.isEmpty { return classes.base(ofExtended: ClassTree.plain(name)) }
        return found.count > 1 ? found.subtracting(["UIView"]).min() : found.first
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

    /// A class that is not there and that a property begins with an object of.
    private func madeType(_ error: CompilerError) -> String? {
        guard error.message.hasPrefix("cannot find '"), let name = error.quoted.first, name.first?.isUppercase ?? false,
            let source = byPath[error.path], namesMissingModule(source),
            case .text(let offset) = source.place(line: error.line, column: error.column),
            let token = Syntax(source.tree).token(at: AbsolutePosition(utf8Offset: offset)), token.text == name,
            var node = token.parent, node.is(DeclReferenceExprSyntax.self)
        else { return nil }
        if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) { node = Syntax(generic) }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            call.parent?.parent?.is(PatternBindingSyntax.self) ?? false
        else { return nil }
        return name
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
            let got = message.firstMatch(of: /\(got (\d+)/).flatMap { Int($0.output.1) }
            return stubs.generic(name, count: got ?? 1)
        }
        if message.hasSuffix("does not conform to protocol 'Error'") || message.contains("does not conform to 'Error'"),
            let name = words.first, isStub(name)
        {
            return stubs.makeError(name)
        }
        if message.hasPrefix("cannot convert value of type '") || message.hasPrefix("cannot convert return expression"),
            words.count == 2, isStub(words[0])
        {
            let kit = ClassTree.plain(words[1].filter { $0 != "(" && $0 != ")" })
            if kit.hasPrefix("UI"), TypeStubs.isSuperclass(kit) {
                return stubs.inherit(words[0], from: kit) ? true : nil
            }
        }
        if message.contains("cannot conform to class protocol"), let name = words.last(where: isStub) {
            return stubs.unbind(name)
        }
        return nil
    }

    private func isStub(_ name: String) -> Bool { stubs.stubs[name] != nil }
}
