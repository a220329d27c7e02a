import Foundation

/// Sources that are about SwiftUI, which is not there: their modules are compiled without them.
enum SwiftUIFiles {
    private static let module = "SwiftUI"
    /// Names of SwiftUI's by which a source that imports it needs it.
    private static let words: Set<[UInt8]> = Set(
        SwiftUISources.names.union([
            "AnyView", "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FocusState", "ForEach",
            "GeometryProxy", "GeometryReader", "HStack", "NavigationView", "ObservedObject", "PhotosPickerItem",
            "State",
            "StateObject", "Transaction", "UIHostingController", "VStack", "ViewBuilder", "ZStack",
        ]).map { Array($0.utf8) })

    /// Whether a source cannot be compiled without SwiftUI: it imports it and names what is SwiftUI's.
    static func isOne(_ facts: SourceFacts, _ source: [UInt8]) -> Bool {
        guard facts.imports.contains(module) else { return false }
        var start: Int?
        for (index, byte) in source.enumerated() {
            let isLetter =
                byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            if isLetter {
                start = start ?? index
            } else if let first = start {
                if words.contains(Array(source[first..<index])) { return true }
                start = nil
            }
        }
        return false
    }

    /// Says which sources of a module are left out, in one line.
    static func tell(_ paths: [String], of module: String) {
        if paths.isEmpty { return }
        let names = paths.map { ($0 as NSString).lastPathComponent }
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        FileHandle.standardError.write(
            Data(
                "note: \(module): SwiftUI is not supported: \(names.count) of its files are left out: \(shown)\n".utf8))
    }
}
