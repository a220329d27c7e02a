import Foundation

extension String {
    /// The folder of the file at this path.
    package var parentFolder: String {
        let folder = (self as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }
}

/// The arguments of a compiler call.
package struct CompilerArguments {
    /// The original arguments.
    package let original: [String]
    /// The arguments, with response files replaced by their contents.
    package let expanded: [String]

    package init(_ given: [String]) {
        self.original = given
        expanded = given.flatMap { CompilerArguments.expand($0, depth: 0) }
    }

    /// The arguments with another package name. A package whose folder is named like CellSim's would otherwise see UIKit's `package`
    /// declarations, and could not declare members with their names.
    package var withRenamedPackage: CompilerArguments {
        var words = original
        for index in words.indices.dropLast() where words[index] == "-package-name" {
            words[index + 1] = "app_" + words[index + 1]
        }
        return CompilerArguments(words)
    }

    /// Returns the arguments with another folder for the module cache.
    package func withModuleCache(_ folder: String) -> CompilerArguments {
        var words = original
        for index in words.indices.dropLast() where words[index] == "-module-cache-path" { words[index + 1] = folder }
        return CompilerArguments(words)
    }

    /// Returns the value of an option.
    package func value(_ option: String) -> String? {
        guard let index = expanded.lastIndex(of: option), index + 1 < expanded.count else { return nil }
        return expanded[index + 1]
    }

    package func has(_ option: String) -> Bool { expanded.contains(option) }

    /// Options that are followed by the path of a Swift file that is not a source.
    private static let optionsWithFiles: Set<String> = [
        "-o", "-output-file-map", "-emit-module-path", "-primary-file", "-vfsoverlay",
    ]

    /// The indices of the sources in the expanded arguments.
    package var sources: [Int] {
        expanded.indices.filter { index in
            expanded[index].hasSuffix(".swift") && !expanded[index].hasPrefix("-")
                && !(index > 0 && Self.optionsWithFiles.contains(expanded[index - 1]))
        }
    }

    /// The names that `-D` defines.
    package var definitions: Set<String> {
        var names: Set<String> = []
        for (index, argument) in expanded.enumerated() where argument.hasPrefix("-D") {
            if argument.count > 2 {
                names.insert(String(argument.dropFirst(2)))
            } else if index + 1 < expanded.count {
                names.insert(expanded[index + 1])
            }
        }
        return names
    }

    /// The folders that are searched for modules.
    package var searchPaths: [String] {
        expanded.indices.compactMap { index in
            let argument = expanded[index]
            if argument == "-I" { return index + 1 < expanded.count ? expanded[index + 1] : nil }
            return argument.hasPrefix("-I") ? String(argument.dropFirst(2)) : nil
        }
    }

    /// Whether the call compiles a package manifest.
    package var isManifest: Bool { has("-package-description-version") }

    /// Whether the call links an executable or library from object files.
    package var isLink: Bool { sources.isEmpty && (has("-emit-executable") || has("-emit-library")) }

    private static func expand(_ argument: String, depth: Int) -> [String] {
        guard argument.hasPrefix("@"), depth < 8,
            let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
        else { return [argument] }
        return splitArguments(text).flatMap { expand($0, depth: depth + 1) }
    }

    /// Splits a text into arguments, with the quotation marks and backslashes of shells.
    package static func splitArguments(_ text: String) -> [String] {
        var arguments: [String] = []
        var current: [UInt8] = []
        var quote: UInt8?
        var isEscaped = false, hasWord = false
        for byte in text.utf8 {
            if isEscaped {
                current.append(byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                (isEscaped, hasWord) = (true, true)
            } else if let open = quote {
                if byte == open { quote = nil } else { current.append(byte) }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                (quote, hasWord) = (byte, true)
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                if hasWord { arguments.append(String(decoding: current, as: UTF8.self)) }
                (current, hasWord) = ([], false)
            } else {
                current.append(byte)
                hasWord = true
            }
        }
        return hasWord ? arguments + [String(decoding: current, as: UTF8.self)] : arguments
    }
}
