import CellSimProcess
import Foundation

/// Copies the headers that root headers import, directly or indirectly, and rewrites their imports so that the compiler finds the copies.
///
/// Line numbers don't change. Imports of Apple's frameworks are removed, because `AppleHeaders` replaces them. Imports of missing headers
/// are removed too.
struct HeaderCopies {
    /// The original path of a header and the lines of its copy, with rewritten imports.
    struct Copy {
        var path: String
        var lines: [String]
    }

    /// An import of a header that the project does not contain.
    struct Missing: Hashable {
        var path: String
        var line: Int
        var name: String
    }

    /// The copies, keyed by file name.
    private(set) var copies: [String: Copy] = [:]
    /// The file names of the copies, in the order of their first import.
    private(set) var order: [String] = []
    private(set) var missingImports: [Missing] = []
    /// The modules outside the project whose headers are imported.
    private(set) var modules: Set<String> = []
    private var copyNames: [String: String] = [:]
    private var size = 0
    private let projectHeaders: [String: [String]]
    private let availableModules: Set<String>

    /// The maximum total size of all headers in bytes.
    static let maximumTotalSize = 8_000_000

    /// The maximum number of headers.
    private static let maximumHeaderCount = 2000

    /// Copies headers and the headers that they import.
    /// - Parameters:
    ///   - roots: the paths of the headers that are visible to Swift.
    ///   - own: the paths of all headers in the project.
    ///   - provided: the modules that can be imported. Their headers aren't reported as missing.
    init(roots: [String], own: [String], provided: Set<String>) {
        self.projectHeaders = Dictionary(grouping: own, by: Paths.lastComponent)
        self.availableModules = provided
        for root in roots { _ = add(root) }
    }

    /// Replaces a line of a copy with an empty line.
    mutating func clearLine(_ line: Int, of name: String) {
        guard let count = copies[name]?.lines.count, (1...count).contains(line) else { return }
        copies[name]?.lines[line - 1] = ""
    }

    /// Adds a header and its imports.
    /// - Returns: the name of its copy.
    private mutating func add(_ path: String) -> String? {
        if let name = copyNames[path] { return name }
        guard copyNames.count < Self.maximumHeaderCount,
            let bytes = try? FileReader.read(path, maximum: Self.maximumTotalSize - size)
        else { return nil }
        size += bytes.count
        let name =
            "h\(copyNames.count)_"
            + Paths.lastComponent(path).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        // Registers the name first, because a header may import itself.
        copyNames[path] = name
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines = lines.map(ErrorConvention.replacingErrorClass)
        for index in lines.indices where lines[index].contains("#") || lines[index].contains("@import") {
            if let line = rewrittenImport(lines[index], path, index + 1) { lines[index] = line }
        }
        copies[name] = Copy(path: path, lines: lines)
        order.append(name)
        return name
    }

    /// Returns the rewritten line for an import, or nil for other lines.
    private mutating func rewrittenImport(_ line: String, _ path: String, _ number: Int) -> String? {
        if let match = line.firstMatch(of: /^\s*@import\s+(\w+)/) {
            if availableModules.contains(String(match.1)) { modules.insert(String(match.1)) }
            return ""
        }
        guard let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*(?:<([^>]+)>|"([^"]+)")/) else {
            return line.contains(/^\s*#\s*(?:import|include)\b/) ? "" : nil
        }
        let importedName = String(match.1 ?? match.2 ?? "")
        if Self.standardHeaders.contains(importedName) { return nil }
        if let file = importedHeader(importedName, from: path), let name = add(file) { return "#import \"\(name)\"" }
        let module = importedName.split(separator: "/").first.map(String.init) ?? importedName
        if match.1 != nil, availableModules.contains(module) { modules.insert(module) }
        let isAppleHeader =
            match.1 != nil
            && (availableModules.contains(module) || Self.systemModules.contains(module)
                || importedName.hasSuffix(".h") && !importedName.contains("/"))
        if !isAppleHeader { missingImports.append(Missing(path: path, line: number, name: importedName)) }
        return ""
    }

    /// Returns the header next to the importing one, or otherwise the project's header whose path ends with the imported path.
    private func importedHeader(_ importedPath: String, from path: String) -> String? {
        let near = Paths.join(Paths.folder(of: path), importedPath)
        let all = projectHeaders[Paths.lastComponent(importedPath)] ?? []
        if all.contains(near) { return near }
        return all.first { $0.hasSuffix("/" + importedPath) } ?? all.first
    }

    /// The headers of the C library that are available.
    private static let standardHeaders: Set<String> = [
        "stdint.h", "stddef.h", "stdbool.h", "stdarg.h", "stdlib.h", "stdio.h", "string.h", "math.h", "limits.h",
        "float.h",
        "inttypes.h", "assert.h", "ctype.h", "errno.h", "time.h", "sys/types.h", "sys/time.h", "unistd.h", "pthread.h",
    ]
    private static let systemModules: Set<String> = [
        "Foundation", "UIKit", "objc", "CoreFoundation", "CoreGraphics", "QuartzCore", "Availability.h", "os",
        "dispatch", "sys",
        "mach", "CommonCrypto", "TargetConditionals.h", "Security", "netinet", "arpa", "net",
    ]
}
