import CellSimProcess

/// Parses an app's `main.swift`, which launches the app with its delegate. The file isn't compiled, because tests and the gallery launch
/// the app themselves.
enum MainSwiftFile {
    /// Returns the delegate class that a `main.swift` passes to `UIApplicationMain`, or nil if there is none.
    static func delegate(inFile path: String) -> String? {
        (try? FileReader.read(path)).flatMap { delegate(in: $0) }
    }

    static func delegate(in source: [UInt8]) -> String? {
        let tokens = SourceTokens(source)
        let words = tokens.tokens.map(\.text)
        guard let (call, arguments) = call(in: words), let last = arguments.last else { return nil }
        if let name = type(in: words[last]) { return name }
        if last.count == 1, words[last.lowerBound] == "\"\"" {
            let text = tokens.text(last).drop { $0 == "#" || $0 == "\"" }.prefix { $0 != "\"" }
            return text.split(separator: ".").last.map(String.init)
        }
        // Uses the value of a constant, as in `let delegate: AnyClass = NSClassFromString("TestDelegate") ?? AppDelegate.self`.
        return type(in: words[..<call])
    }

    /// Returns the subclass of `UIApplication` that a `main.swift` passes to `UIApplicationMain`, or nil if there is none.
    static func application(inFile path: String) -> String? {
        (try? FileReader.read(path)).flatMap { application(in: $0) }
    }

    static func application(in source: [UInt8]) -> String? {
        let words = SourceTokens(source).tokens.map(\.text)
        guard let (_, arguments) = call(in: words), arguments.count == 4 else { return nil }
        return type(in: words[arguments[2]])
    }

    /// Returns the index of `UIApplicationMain` and the token ranges of its arguments.
    private static func call(in words: [String]) -> (Int, arguments: [Range<Int>])? {
        guard
            let call = words.indices.first(where: {
                words[$0] == "UIApplicationMain" && words.dropFirst($0 + 1).first == "("
            })
        else { return nil }
        var (depth, start, end) = (0, call + 2, words.count)
        var arguments: [Range<Int>] = []
        for index in (call + 1)..<words.count {
            switch words[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1:
                arguments.append(start..<index)
                start = index + 1
            default: break
            }
            if depth == 0 {
                end = index
                break
            }
        }
        if start < end { arguments.append(start..<end) }
        return (call, arguments)
    }

    /// Returns the last type name before `.self`.
    private static func type(in words: ArraySlice<String>) -> String? {
        words.indices.last { $0 >= words.startIndex + 2 && words[$0] == "self" && words[$0 - 1] == "." }.map {
            words[$0 - 2]
        }
    }

    /// Returns a Swift source that registers the delegate and the application class.
    static func registration(of delegate: String, application: String?) -> String {
        let other = application.map { "\n    AdaptedClasses.register(application: { \($0).self })" } ?? ""
        return """
            \("import " + "UIKit")

            @used @section(".init_array") private let _register_adaptedDelegate: @convention(c) () -> Void = {
                AdaptedClasses.register(delegate: { \(delegate).self })\(other)
            }

            """
    }
}
