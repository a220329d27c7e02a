import CellSimCompare
import CellSimProcess
import Foundation
import Synchronization

/// Caches the pictures of cases, and returns them while their dependencies are unchanged.
///
/// An entry is found by the inputs that are known before a case is drawn (`CacheKey`). It is valid if the file system still gives the same
/// responses as when the picture was drawn (`InputLog`). This applies to the queries of the case and to those that all cases of the run
/// share.
final class SnapshotCache: Sendable {
    /// A cached picture that is still valid.
    struct CachedPicture: Sendable {
        var name: String
        var entry: CacheEntry
    }

    /// A case without a valid picture in the cache, and the name of its entry.
    struct Miss: Sendable {
        var name: String
        /// The digests of the case's files at the time of the lookup.
        var files: InputLog.Responses
    }

    private let folder: CacheFolder
    private let key: CacheKey
    /// A random digest that identifies this run.
    private let run: ContentDigest
    /// The libraries that were loaded at the start of the run.
    private let initialObjects: Set<LoadedProgram.Object>
    private let state = Mutex(State())

    /// The cached validity of entries.
    private struct State {
        /// The file system's responses in this run, before any picture was drawn.
        var responses: InputLog.Responses = [:]
        /// The validity of earlier runs, keyed by digest; true if their inputs are unchanged.
        var runValidity: [ContentDigest: Bool] = [:]
        var hasWritten = false
    }

    /// Opens the cache. Call this after fonts are registered and after `InputLog.begin`.
    /// - Parameters:
    ///   - folder: the folder of the cache.
    ///   - environment: the environment variables of the process.
    ///   - hasTrees: whether pictures include view trees.
    init(_ folder: CacheFolder, _ environment: [String: String], hasTrees: Bool) {
        (self.folder, key) = (folder, CacheKey(environment, hasTrees: hasTrees))
        initialObjects = Set(LoadedProgram.objects())
        let number = UInt64.random(in: 0 ... .max)
        run = ContentDigest(texts: ["\(getpid())", "\(number)", "\(ContinuousClock.now)"])
    }

    /// Returns the name of a case's entry and the digests of its files, or nil for a case that can't be cached.
    func prepareLookup(_ snapshotCase: SnapshotPlan.Case) -> Miss? {
        guard snapshotCase.document != "-", snapshotCase.data != "-" else { return nil }
        var files: InputLog.Responses = [:]
        for path in [snapshotCase.document, snapshotCase.data].compactMap({ $0 }) {
            files[.contents(path)] = response(to: .contents(path))
        }
        let data = snapshotCase.data.flatMap { files[.contents($0)] }
        guard let document = files[.contents(snapshotCase.document)], document != .missing, data != .missing else {
            return nil
        }
        return Miss(name: key.name(snapshotCase, document: document, data: data), files: files)
    }

    /// Returns the cached picture of a case, or nil if there is none or it is no longer valid.
    func cachedPicture(_ miss: Miss) -> CachedPicture? {
        guard let entry = folder.read(miss.name).flatMap({ CacheEntry($0) }), isRunValid(entry.run),
            entry.responses.allSatisfy({ response(to: $0) == $1 })
        else { return nil }
        folder.touch(miss.name)
        return CachedPicture(name: miss.name, entry: entry)
    }

    /// Stores a picture.
    /// - Parameters:
    ///   - miss: the case.
    ///   - picture: the contents of the picture's file.
    ///   - responses: the responses to the case's queries while it was drawn.
    ///   - notices: the messages that were printed while it was drawn.
    ///   - missingResources: the resources that were missing.
    ///   - reference: the digest of a reference file with the same picture, or nil.
    func store(
        _ miss: Miss, _ picture: [UInt8], _ responses: InputLog.Responses, _ notices: [Notice],
        _ missingResources: [ReportCase.MissingResource], reference: ContentDigest?
    ) {
        // If a file has changed in the meantime, the picture belongs to another entry.
        for (query, response) in miss.files {
            if let newResponse = responses[query], newResponse != response { return }
        }
        var responses = responses
        for query in miss.files.keys { responses[query] = nil }
        let references = reference.map { [$0] } ?? []
        let entry = CacheEntry(
            run: run, answers: responses, notices: notices, lacks: missingResources, references: references,
            picture: picture)
        write(entry, miss.name)
    }

    /// Records that a reference file contains the same picture as an entry.
    func add(reference: ContentDigest, to found: CachedPicture) {
        var entry = found.entry
        guard entry.references.last != reference else { return }
        entry.add(reference: reference)
        write(entry, found.name)
    }

    /// Records that a reference file contains the same picture as the entry with a name, if the entry still contains this picture.
    func add(reference: ContentDigest, named name: String, showing picture: [UInt8]) {
        guard let entry = folder.read(name).flatMap({ CacheEntry($0) }), entry.picture == picture else { return }
        add(reference: reference, to: CachedPicture(name: name, entry: entry))
    }

    /// Writes the inputs that the cases of this run share. Without them, the run's entries are invalid. Call this after the last case.
    /// Nothing is written if a message was printed outside all cases.
    func finish() {
        guard state.withLock({ $0.hasWritten }), !Notice.hasUncollectedNotices else { return }
        var responses = InputLog.responses
        // The library for an image format is loaded with the first image of the format.
        for object in LoadedProgram.objects() where !initialObjects.contains(object) {
            responses[.contents(object.path)] = InputLog.Query.contents(object.path).currentResponse()
        }
        var writer = CacheWriter(kind: "run")
        writer.add(responses)
        folder.write(writer.finish(), as: fileName(run))
        folder.removeOldestFiles()
    }

    private func fileName(_ run: ContentDigest) -> String { run.text + ".run" }

    private func write(_ entry: CacheEntry, _ name: String) {
        folder.write(entry.encoded(), as: name)
        state.withLock { $0.hasWritten = true }
    }

    private func isRunValid(_ other: ContentDigest) -> Bool {
        if let cached = state.withLock({ $0.runValidity[other] }) { return cached }
        var isValid = false
        if let bytes = folder.read(fileName(other)), var reader = CacheReader(bytes, kind: "run"),
            let responses = reader.readResponses()
        {
            isValid = responses.allSatisfy { response(to: $0) == $1 }
            if isValid { folder.touch(fileName(other)) }
        }
        state.withLock { $0.runValidity[other] = isValid }
        return isValid
    }

    /// Returns the file system's response to a query. Each query is made only once per run.
    private func response(to query: InputLog.Query) -> ContentDigest {
        if let cached = state.withLock({ $0.responses[query] }) { return cached }
        let response = query.currentResponse()
        state.withLock { $0.responses[query] = response }
        return response
    }
}
