import Foundation
import SwiftParser
import SwiftSyntax

/// The sources of one module, and the copies that the compiler gets in their place.
struct AdaptedModule {
    /// A source of the user's.
    private struct Source {
        var path: String
        var bytes: [UInt8]
        var digest: String
        var copy: String
    }

    /// What was known of a source when it was last adapted.
    private struct Known: Codable {
        var digest: String
        var facts: SourceFacts
    }

    /// What is kept from one build to the next.
    private struct Record: Codable {
        var version = AdaptedModule.version
        var table: String
        var files: [String: Known]
    }

    /// Of what the adapter writes; another one has everything written again.
    private static let version = 4
    private var sources: [Source]
    private let folder: String
    private let evaluator: ConditionEvaluator

    /// - Parameters:
    ///   - paths: absolute, as the compiler got them.
    ///   - folder: where copies go.
    init?(paths: [String], folder: String, definitions: Set<String>) {
        self.folder = folder
        evaluator = ConditionEvaluator(definitions: definitions)
        sources = []
        var names: [String: Int] = [:]
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let bytes = [UInt8](data)
            let name = (path as NSString).lastPathComponent
            let number = names[name, default: 0]
            names[name] = number + 1
            let copy = folder + "/" + (number == 0 ? "" : "\(number)/") + name
            sources.append(Source(path: path, bytes: bytes, digest: AdaptedModule.digest(bytes), copy: copy))
        }
    }

    /// Whether any source says that it is one of an iOS app. Looks at words alone, which is quick.
    var isForApple: Bool {
        let words = ["@objc", "@IB", "#selector"] + FactCollector.appleModules.map { "import " + $0 }
        let tested =
            words.map { Array($0.utf8) } + [Array("import class UIKit".utf8), Array("import struct UIKit".utf8)]
        return sources.contains { source in tested.contains { source.bytes.contains($0) } }
    }

    /// The sources and the copies that the compiler gets in their places, and those of them that changed although their
    /// sources did not.
    struct Copies {
        var paths: [(source: String, copy: String)]
        var changed: [String]
    }

    /// Writes the copies that are not there yet or not the same.
    func write() throws -> Copies {
        let recordPath = folder + "/module.json"
        var record =
            FileManager.default.contents(atPath: recordPath).flatMap {
                try? JSONDecoder().decode(Record.self, from: $0)
            }
            ?? Record(table: "", files: [:])
        if record.version != AdaptedModule.version { record = Record(table: "", files: [:]) }
        var collectors: [Int: (FactCollector, SourceFileSyntax)] = [:]
        var files: [String: Known] = [:]
        for (index, source) in sources.enumerated() {
            if let known = record.files[source.path], known.digest == source.digest {
                files[source.path] = known
            } else {
                let (collector, tree) = collect(source)
                collectors[index] = (collector, tree)
                files[source.path] = Known(digest: source.digest, facts: collector.facts)
            }
        }
        let all = sources.compactMap { files[$0.path]?.facts }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let digest = AdaptedModule.digest([UInt8](try encoder.encode(all)))
        let table = ModuleTable(all)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var changed: [String] = []
        for (index, source) in sources.enumerated() {
            let isNew = record.table != digest || collectors[index] != nil
            if !isNew, FileManager.default.fileExists(atPath: source.copy) { continue }
            let (collector, tree) = collectors[index] ?? collect(source)
            let adapter = FileAdapter(
                path: source.path, source: source.bytes, collector: collector, table: table, evaluator: evaluator)
            let isChanged = try AdaptedModule.write(adapter.adapt(tree), to: source.copy)
            if isChanged, collectors[index] == nil { changed.append(source.path) }
        }
        record = Record(table: digest, files: files)
        try AdaptedModule.write([UInt8](try encoder.encode(record)), to: recordPath)
        return Copies(paths: sources.map { ($0.path, $0.copy) }, changed: changed)
    }

    private func collect(_ source: Source) -> (FactCollector, SourceFileSyntax) {
        let tree = source.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
        let collector = FactCollector(evaluator)
        collector.walk(tree)
        return (collector, tree)
    }

    /// Replaces a file by one with these bytes, unless it has them already.
    /// - Returns: whether it was written.
    @discardableResult private static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
        if let old = FileManager.default.contents(atPath: path), [UInt8](old) == bytes { return false }
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        return true
    }

    /// FNV-1a twice, with different starts: 128 bits that tell contents apart.
    private static func digest(_ bytes: [UInt8]) -> String {
        var (a, b): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
        for byte in bytes {
            a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
            b = (b ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x632b_e5ab
        }
        return "\(bytes.count)-" + String(a, radix: 16) + String(b, radix: 16)
    }
}
