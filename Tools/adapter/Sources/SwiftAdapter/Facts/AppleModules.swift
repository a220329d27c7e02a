/// The Apple modules that CellSim provides. A module that imports one of them belongs to an iOS app.
package enum AppleModules {
    /// The modules in `appleModules` of Package.swift, and modules from other targets or from `Tools/app-library`.
    package static let names = targets.union([
        "CFNetwork", "Combine", "CoreGraphics", "CoreServices", "FBSnapshotTestCase", "OSLog", "QuartzCore",
        "SnapshotTesting", "UIKit", "iOSSnapshotTestCase", "os", "simd",
    ])

    /// Returns the modules that every file can use without importing them. On iOS, Foundation re-exports Security and the modules that are
    /// separate on Linux. In apps and frameworks that Xcode builds, all sources see the imports of headers, and these import UIKit, which
    /// re-exports Core Image, Core Text, Image I/O and User Notifications.
    static func implicitImports(inApp isApp: Bool) -> [String] {
        ["CellSimFoundation", "CellSimNetworking", "FoundationNetworking", "FoundationXML", "Security"]
            + (isApp ? ["UIKit", "CoreImage", "CoreText", "ImageIO", "UserNotifications"] : [])
    }

    /// Returns the modules that UIKit re-exports on iOS, but that are separate in CellSim, if a source uses their names.
    static func impliedModules(in sources: [[UInt8]]) -> [String] {
        var neededModules: Set<String> = []
        for source in sources where neededModules.count < 2 { scan(for: &neededModules, in: source) }
        if sources.contains(where: { source in xctestNames.contains { ByteSearch.contains($0, in: source) } }) {
            neededModules.insert("SnapshotTesting")
        }
        if sources.contains(where: { source in coreTextNames.contains { ByteSearch.contains($0, in: source) } }) {
            neededModules.insert("CoreText")
        }
        if usesCombine(sources) { neededModules.insert("Combine") }
        return neededModules.sorted()
    }

    private static let imageIONames = ["CGImageSource", "CGImageDestination", "CGImageProperty"].map { Array($0.utf8) }
    private static let coreImageNames = ["CIFilter", "CIImage", "CIContext", "CIColor"].map { Array($0.utf8) }

    /// The prefixes of names in Core Text.
    private static let coreTextNames = ["kCT", "CTFont", "CTLine", "CTFrame", "CTRun", "CTParagraph"].map {
        Array($0.utf8)
    }

    /// Names in Apple's XCTest that Linux's XCTest lacks and that another module provides.
    private static let xctestNames = ["XCTContext", "XCTActivity"].map { Array($0.utf8) }

    /// Names that are unique to Combine, which Apple's Foundation re-exports.
    private static let combineNames = [
        "@Published", "AnyCancellable", "ObservableObject", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    ].map { Array($0.utf8) }
    /// The name of another module with the same declarations.
    private static let openCombineName = Array("OpenCombine".utf8)

    private static func usesCombine(_ sources: [[UInt8]]) -> Bool {
        sources.contains { source in combineNames.contains { ByteSearch.contains($0, in: source) } }
            && !sources.contains { ByteSearch.contains(openCombineName, in: $0) }
    }

    private static func scan(for found: inout Set<String>, in source: [UInt8]) {
        var index = 0
        while let start = source[index...].firstIndex(of: 67) {
            index = start + 1
            guard index < source.count, source[index] == 71 || source[index] == 73 else { continue }
            let prefixes = source[index] == 71 ? imageIONames : coreImageNames
            guard prefixes.contains(where: { source[start...].starts(with: $0) }) else { continue }
            found.insert(source[index] == 71 ? "ImageIO" : "CoreImage")
        }
    }

    private static let objectiveCMarks = ["@objc", "@IB", "#selector"].map { Array($0.utf8) }
    private static let importKeyword = Array("import ".utf8)

    /// Whether a source mentions modules of an iOS app. It only searches for substrings, which is fast.
    static func usesAppleModules(in source: [UInt8]) -> Bool {
        objectiveCMarks.contains { source.contains($0) } || imports(in: source).contains { names.contains($0) }
            || usesCombine([source])
    }

    /// Returns the module names that follow `import` in a source.
    static func imports(in source: [UInt8]) -> [String] {
        var index = 0
        var result: [String] = []
        while let found = source[index...].firstRange(of: importKeyword) {
            index = found.upperBound
            var name = identifier(in: source, at: &index)
            // `import class UIKit.UIView`
            if ["class", "struct", "enum", "protocol", "func", "typealias", "let", "var"].contains(name) {
                index += 1
                name = identifier(in: source, at: &index)
            }
            result.append(name)
        }
        return result
    }

    /// Returns a package manifest that imports Foundation instead of Apple's modules, which re-export it; nil if it imports
    /// none of them. The package manager runs manifests without CellSim's library.
    ///
    /// - Parameter names: Apple's modules that Linux lacks.
    package static func manifest(_ source: [UInt8], withoutImportsOf names: Set<String>) -> [UInt8]? {
        var (result, copied, index) = ([UInt8](), 0, 0)
        while let found = source[index...].firstRange(of: importKeyword) {
            index = found.upperBound
            let isWord = found.lowerBound == 0 || !isLetter(source[found.lowerBound - 1])
            guard isWord, names.contains(identifier(in: source, at: &index)) else { continue }
            result += source[copied..<found.upperBound] + Array("Foundation".utf8)
            copied = index
        }
        return copied == 0 ? nil : result + source[copied...]
    }

    private static func identifier(in source: [UInt8], at index: inout Int) -> String {
        let start = index
        while index < source.count, isLetter(source[index]) { index += 1 }
        return String(decoding: source[min(start, index)..<index], as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
}
