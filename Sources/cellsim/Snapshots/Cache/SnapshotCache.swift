import CellSimCompare
import CellSimProcess
import Foundation
import Synchronization

/// Pictures of earlier runs, for cases of which nothing has changed that they depend on.
///
/// An entry is found by data that is known before a case is drawn (`CacheKey`). It is valid if the file system still gives the
/// answers that it gave while the picture was drawn (`InputLog`): to the case alone, and to all cases of that run.
final class SnapshotCache: Sendable {
    /// A picture that is still valid.
    struct Found: Sendable {
        var name: String
        var entry: CacheEntry
    }

    /// A case that is drawn, and the key of its entry.
    struct Wanted: Sendable {
        var name: String
        /// The contents of the case's files when the entry was searched.
        var files: InputLog.Answers
    }

    private let folder: CacheFolder
    private let key: CacheKey
    private let run: ContentDigest
    private let loaded: Set<LoadedProgram.Object>
    private let state = Mutex(State())

    private struct State {
        /// The answers of the file system in this run, before anything was drawn.
        var answers: InputLog.Answers = [:]
        /// Whether the inputs of earlier runs are unchanged.
        var runs: [ContentDigest: Bool] = [:]
        var hasWritten = false
    }

    /// - Parameter environment: of the process; to be made after fonts are registered and after `InputLog.begin`.
    init(_ folder: CacheFolder, _ environment: [String: String], hasTrees: Bool) {
        (self.folder, key) = (folder, CacheKey(environment, hasTrees: hasTrees))
        loaded = Set(LoadedProgram.objects())
        let number = UInt64.random(in: 0 ... .max)
        run = ContentDigest(texts: ["\(getpid())", "\(number)", "\(ContinuousClock.now)"])
    }

    /// The name of a case's entry, and the contents of its files; nil for a case that cannot be cached.
    func wanted(_ one: SnapshotPlan.Case) -> Wanted? {
        guard one.document != "-", one.data != "-" else { return nil }
        var files: InputLog.Answers = [:]
        for path in [one.document, one.data].compactMap({ $0 }) {
            files[.contents(path)] = answer(to: .contents(path))
        }
        let data = one.data.flatMap { files[.contents($0)] }
        guard let document = files[.contents(one.document)], document != .nothing, data != .nothing else { return nil }
        return Wanted(name: key.name(one, document: document, data: data), files: files)
    }

    /// The cached picture of a case if it is still up to date; otherwise nil.
    func found(_ wanted: Wanted) -> Found? {
        guard let entry = folder.read(wanted.name).flatMap({ CacheEntry($0) }), holds(entry.run),
            entry.answers.allSatisfy({ answer(to: $0) == $1 })
        else { return nil }
        folder.touch(wanted.name)
        return Found(name: wanted.name, entry: entry)
    }

    /// Keeps a picture that was drawn.
    /// - Parameters:
    ///   - answers: the answers to the case's queries while it was drawn.
    ///   - notices: the messages printed meanwhile.
    ///   - lacks: the missing resources of the picture.
    ///   - reference: the file of a reference that shows the same.
    func keep(
        _ wanted: Wanted, _ picture: [UInt8], _ answers: InputLog.Answers, _ notices: [Notice],
        _ lacks: [ReportCase.Lack], reference: ContentDigest?
    ) {
        // A file that has changed meanwhile belongs to another name.
        for (question, answer) in wanted.files { if let other = answers[question], other != answer { return } }
        var answers = answers
        for question in wanted.files.keys { answers[question] = nil }
        let references = reference.map { [$0] } ?? []
        let entry = CacheEntry(
            run: run, answers: answers, notices: notices, lacks: lacks, references: references, picture: picture)
        write(entry, wanted.name)
    }

    /// Notes that a file of a reference shows the same as the picture.
    func add(reference: ContentDigest, to found: Found) {
        var entry = found.entry
        guard entry.references.last != reference else { return }
        entry.add(reference: reference)
        write(entry, found.name)
    }

    /// The same of an entry by its name, if it still has this picture.
    func add(reference: ContentDigest, named name: String, showing picture: [UInt8]) {
        guard let entry = folder.read(name).flatMap({ CacheEntry($0) }), entry.picture == picture else { return }
        add(reference: reference, to: Found(name: name, entry: entry))
    }

    /// To be called when all cases are done: entries of this run are useless without the data it writes. Nothing is
    /// cached if a run reported a message that belongs to no known case.
    func finish() {
        guard state.withLock({ $0.hasWritten }), !Notice.isLoose else { return }
        var answers = InputLog.answers
        // Libraries for image formats are loaded with the first image of a format.
        for object in LoadedProgram.objects() where !loaded.contains(object) {
            answers[.contents(object.path)] = InputLog.Question.contents(object.path).answer()
        }
        var writer = CacheWriter(kind: "run")
        writer.add(answers)
        folder.write(writer.finished(), as: fileName(run))
        folder.tidy()
    }

    private func fileName(_ run: ContentDigest) -> String { run.text + ".run" }

    private func write(_ entry: CacheEntry, _ name: String) {
        folder.write(entry.encoded(), as: name)
        state.withLock { $0.hasWritten = true }
    }

    private func holds(_ other: ContentDigest) -> Bool {
        if let known = state.withLock({ $0.runs[other] }) { return known }
        var holds = false
        if let bytes = folder.read(fileName(other)), var reader = CacheReader(bytes, kind: "run"),
            let answers = reader.answers()
        {
            holds = answers.allSatisfy { answer(to: $0) == $1 }
            if holds { folder.touch(fileName(other)) }
        }
        state.withLock { $0.runs[other] = holds }
        return holds
    }

    /// The file system's answer, requested once per run.
    private func answer(to question: InputLog.Question) -> ContentDigest {
        if let known = state.withLock({ $0.answers[question] }) { return known }
        let answer = question.answer()
        state.withLock { $0.answers[question] = answer }
        return answer
    }
}
