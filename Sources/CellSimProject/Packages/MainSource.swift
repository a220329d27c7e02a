import CellSimProcess

/// The `main.swift` of an app, which starts it with its delegate. It is not built: tests and the gallery launch the app.
enum MainSource {
    /// The class of the delegate that a `main.swift` passes to `UIApplicationMain`; nil if it passes none.
    static func delegate(inFile path: String) -> String? {
        (try? FileBytes.read(path)).flatMap { delegate(in: $0) }
    }

    static func delegate(in source: [UInt8]) -> String? {
        let tokens = SourceTokens(source)
        let words = tokens.tokens.map(\.text)
        guard
            let call = words.indices.first(where: {
                words[$0] == "UIApplicationMain" && words.dropFirst($0 + 1).first == "("
            })
        else { return nil }
        // The last argument.
        var (depth, start, end) = (0, call + 2, words.count)
        for index in (call + 1)..<words.count {
            switch words[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1: start = index + 1
            default: break
            }
            if depth == 0 {
                end = index
                break
            }
        }
        if start < end, let name = type(in: words[start..<end]) { return name }
        if start + 1 == end, words[start] == "\"\"" {
            let text = tokens.text(start..<end).drop { $0 == "#" || $0 == "\"" }.prefix { $0 != "\"" }
            return text.split(separator: ".").last.map(String.init)
        }
        // A constant, as in `let delegate: AnyClass = NSClassFromString("TestDelegate") ?? AppDelegate.self`.
        return type(in: words[..<call])
    }

    /// The last name before `.self`.
    private static func type(in words: ArraySlice<String>) -> String? {
        words.indices.last { $0 >= words.startIndex + 2 && words[$0] == "self" && words[$0 - 1] == "." }.map {
            words[$0 - 2]
        }
    }

    /// A source that registers the delegate.
    static func registration(of delegate: String) -> String {
        """
        \("import " + "UIKit")

        @used @section(".init_array") private let _register_adaptedDelegate: @convention(c) () -> Void = {
            AdaptedClasses.register(delegate: { \(delegate).self })
        }

        """
    }
}
