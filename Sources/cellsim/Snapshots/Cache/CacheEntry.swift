import CellSimCompare
import CellSimProcess

/// A cached picture and its dependencies, without the name of the cache file.
struct CacheEntry: Sendable {
    /// The digest of the run that drew the picture. The inputs that all pictures of a run share are in a separate file.
    var run: ContentDigest
    /// The file system's responses to the queries of this case.
    var responses: InputLog.Responses
    /// The messages that were printed to standard error while the case was drawn.
    var notices: [Notice]
    /// The resources that were missing when the picture was drawn.
    var missingResources: [ReportCase.MissingResource]
    /// The digests of reference files with the same picture, most recent last.
    var references: [ContentDigest]
    /// The contents of the picture's file.
    var picture: [UInt8]

    /// The maximum number of stored references. The reference of a picture may differ between branches.
    static let maximumReferences = 4

    /// Returns the entry in the format of a cache file.
    func encoded() -> [UInt8] {
        var writer = CacheWriter(kind: "case")
        writer.add(run)
        writer.add(responses)
        writer.add(count: notices.count)
        for notice in notices {
            writer.add(count: Int(notice.kind.rawValue))
            writer.add(Array(notice.text.utf8))
        }
        writer.add(count: missingResources.count)
        for resource in missingResources {
            for text in [resource.kind.rawValue, resource.message, resource.file ?? ""] { writer.add(Array(text.utf8)) }
            writer.add(count: resource.line ?? 0)
        }
        writer.add(count: references.count)
        for reference in references { writer.add(reference) }
        writer.add(picture)
        return writer.finish()
    }

    init(
        run: ContentDigest, answers: InputLog.Responses, notices: [Notice], lacks: [ReportCase.MissingResource],
        references: [ContentDigest], picture: [UInt8]
    ) {
        (self.run, self.responses, self.notices, self.missingResources) = (run, answers, notices, lacks)
        (self.references, self.picture) = (references, picture)
    }

    /// Decodes an entry from a cache file.
    /// - Returns: nil for incomplete entries, and for entries of another version.
    init?(_ bytes: [UInt8]) {
        guard var reader = CacheReader(bytes, kind: "case"), let run = reader.readDigest(),
            let responses = reader.readResponses(),
            let notices = reader.readNotices(), let lacks = reader.readMissingResources(),
            let count = reader.readCount(),
            count <= CacheEntry.maximumReferences
        else { return nil }
        let references = (0..<count).compactMap { _ in reader.readDigest() }
        guard references.count == count, let picture = reader.readBytes(), reader.isAtEnd else { return nil }
        self.init(
            run: run, answers: responses, notices: notices, lacks: lacks, references: references, picture: picture)
    }

    /// Records that a reference file contains the same picture.
    mutating func add(reference: ContentDigest) {
        references.removeAll { $0 == reference }
        references = (references + [reference]).suffix(CacheEntry.maximumReferences)
    }
}

/// Encodes a sequence of values for a cache file and appends a checksum.
struct CacheWriter {
    private var content: [UInt8]

    init(kind: String) { content = Array("CellSim \(kind) 3\n".utf8) }

    mutating func add(_ digest: ContentDigest) { content += digest.bytes }

    mutating func add(count: Int) {
        for shift in stride(from: 0, to: 64, by: 8) { content.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }

    mutating func add(_ bytes: [UInt8]) {
        add(count: bytes.count)
        content += bytes
    }

    mutating func add(_ responses: InputLog.Responses) {
        add(count: responses.count)
        let parts = responses.map { query, response in (query.parts, response) }
        for ((kind, path), answer) in parts.sorted(by: { ($0.0.path, $0.0.kind) < ($1.0.path, $1.0.kind) }) {
            content.append(kind)
            add(Array(path.utf8))
            add(answer)
        }
    }

    func finish() -> [UInt8] { content + ContentDigest(content).bytes }
}

/// Decodes a sequence of values that `CacheWriter` encoded. Incomplete data is rejected.
struct CacheReader {
    private let content: [UInt8]
    private var offset: Int
    private let end: Int

    init?(_ bytes: [UInt8], kind: String) {
        let header = Array("CellSim \(kind) 3\n".utf8)
        guard bytes.count >= header.count + 32, bytes.starts(with: header) else { return nil }
        (content, offset, end) = (bytes, header.count, bytes.count - 32)
        guard ContentDigest(Array(bytes[..<end])).bytes.elementsEqual(bytes[end...]) else { return nil }
    }

    var isAtEnd: Bool { offset == end }

    private mutating func readSlice(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= end - offset else { return nil }
        defer { offset += count }
        return content[offset..<offset + count]
    }

    mutating func readDigest() -> ContentDigest? { readSlice(32).map { ContentDigest(stored: $0) } }

    mutating func readCount() -> Int? { readSlice(8)?.reversed().reduce(0) { $0 << 8 | Int($1) } }

    mutating func readBytes() -> [UInt8]? { readCount().flatMap { readSlice($0) }.map { Array($0) } }

    mutating func readNotices() -> [Notice]? {
        guard let count = readCount(), count <= content.count else { return nil }
        var notices: [Notice] = []
        for _ in 0..<max(count, 0) {
            guard let kind = self.readCount().flatMap({ UInt8(exactly: $0) }).flatMap({ Notice.Kind(rawValue: $0) }),
                let text = readBytes()
            else { return nil }
            notices.append(Notice(kind, String(decoding: text, as: UTF8.self)))
        }
        return notices
    }

    mutating func readMissingResources() -> [ReportCase.MissingResource]? {
        guard let count = readCount(), (0...content.count).contains(count) else { return nil }
        var resources: [ReportCase.MissingResource] = []
        for _ in 0..<count {
            guard let kind = readText().flatMap(ReportCase.MissingResource.Kind.init), let message = readText(),
                let file = readText(),
                let line = self.readCount()
            else { return nil }
            resources.append(
                ReportCase.MissingResource(kind, message, file: file.isEmpty ? nil : file, line: line == 0 ? nil : line)
            )
        }
        return resources
    }

    private mutating func readText() -> String? { readBytes().map { String(decoding: $0, as: UTF8.self) } }

    mutating func readResponses() -> InputLog.Responses? {
        guard let count = readCount(), count <= content.count else { return nil }
        var responses: InputLog.Responses = [:]
        for _ in 0..<max(count, 0) {
            guard let kind = readSlice(1)?.first, let path = readBytes(), let response = readDigest(),
                let query = InputLog.Query(kind: kind, path: String(decoding: path, as: UTF8.self))
            else { return nil }
            responses[query] = response
        }
        return responses
    }
}

/// The part of `InputLog.Query` that encodes queries for the cache.
extension InputLog.Query {
    fileprivate var parts: (kind: UInt8, path: String) {
        switch self {
        case .contents(let path): (0, path)
        case .names(let path): (1, path)
        case .pathState(let path): (2, path)
        }
    }

    fileprivate init?(kind: UInt8, path: String) {
        switch kind {
        case 0: self = .contents(path)
        case 1: self = .names(path)
        case 2: self = .pathState(path)
        default: return nil
        }
    }
}
