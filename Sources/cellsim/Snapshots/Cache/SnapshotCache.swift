import CellSimCompare
import CellSimProcess
import Foundation
import Synchronization

/// Caches pictures of cases whose dependencies have not changed.
///
/// An entry is found by data that is known before a case is drawn (`CacheKey`). It is valid if the file system still
/// gives the same responses as when the picture was drawn (`InputLog`), both for the case alone and for all cases of
/// that run.
final class SnapshotCache: Sendable {
    /// A cached picture that is still valid.
    struct CachedPicture: Sendable {
        var name: String
        var entry: CacheEntry
    }

    /// A case that must be drawn, with the key of its entry.
    struct Miss: Sendable {
        var name: String
        /// The contents of the case's files at the time of the lookup.
        var files: InputLog.Responses
    }

    private let folder: CacheFolder
    private let key: CacheKey
    private let run: ContentDigest
    private let initialObjects: Set<LoadedProgram.Object>
    private let state = Mutex(State())

    /// The validity of entries that was determined so far.
    private struct State {
        /// The file system's responses in this run, before anything was drawn.
        var responses: InputLog.Responses = [:]
        /// The validity of earlier runs, keyed by run: true if their inputs are unchanged.
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

    /// Returns the name of a case's entry and the contents of its files, or nil for a case that cannot be cached.
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

    /// Returns the cached picture of a case if it is still valid, otherwise nil.
    func cachedPicture(_ miss: Miss) -> CachedPicture? {
        guard let entry = folder.read(miss.name).flatMap({ CacheEntry($0) }), isRunValid(entry.run),
            entry.responses.allSatisfy({ response(to: $0) == $1 })
        else { return nil }
        folder.touch(miss.name)
        return CachedPicture(name: miss.name, entry: entry)
    }

    /// Stores a picture that was drawn.
    /// - Parameters:
    ///   - miss: the case.
    ///   - picture: the content of the picture's file.
    ///   - answers: the responses to the case's queries while it was drawn.
    ///   - notices: the messages printed meanwhile.
    ///   - missingResources: the missing resources of the picture.
    ///   - reference: the digest of a reference file that shows the same picture.
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

    /// Records that a reference file shows the same as the picture.
    func add(reference: ContentDigest, to found: CachedPicture) {
        var entry = found.entry
        guard entry.references.last != reference else { return }
        entry.add(reference: reference)
        write(entry, found.name)
    }

    /// Records the same for an entry with a given name, if it still contains this picture.
    func add(reference: ContentDigest, named name: String, showing picture: [UInt8]) {
        guard let entry = folder.read(name).flatMap({ CacheEntry($0) }), entry.picture == picture else { return }
        add(reference: reference, to: CachedPicture(name: name, entry: entry))
    }

    /// Writes the inputs of this run, without which its entries are invalid. Call this after the last case. Nothing
    /// is cached if a run printed a message outside any case.
    func finish() {
        guard state.withLock({ $0.hasWritten }), !Notice.hasUncollectedNotices else { return }
        var responses = InputLog.responses
        // Libraries for image formats are loaded with the first image of their format.
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

    /// Returns the file system's response, requested only once per run.
    private func response(to query: InputLog.Query) -> ContentDigest {
        if let cached = state.withLock({ $0.responses[query] }) { return cached }
        let response = query.currentResponse()
        state.withLock { $0.responses[query] = response }
        return response
    }
}
