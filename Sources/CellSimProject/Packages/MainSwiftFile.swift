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
        let texts = tokens.tokens.map(\.text)
        guard let (call, arguments) = mainCall(in: texts), let last = arguments.last else { return nil }
        if let name = lastTypeName(in: texts[last]) { return name }
        if last.count == 1, texts[last.lowerBound] == "\"\"" {
            let text = tokens.text(last).drop { $0 == "#" || $0 == "\"" }.prefix { $0 != "\"" }
            return text.split(separator: ".").last.map(String.init)
        }
        // Uses the value of a constant, as in `let delegate: AnyClass = NSClassFromString("TestDelegate") ?? AppDelegate.self`.
        return lastTypeName(in: texts[..<call])
    }

    /// Returns the subclass of `UIApplication` that a `main.swift` passes to `UIApplicationMain`, or nil if there is none.
    static func application(inFile path: String) -> String? {
        (try? FileReader.read(path)).flatMap { application(in: $0) }
    }

    static func application(in source: [UInt8]) -> String? {
        let texts = SourceTokens(source).tokens.map(\.text)
        guard let (_, arguments) = mainCall(in: texts), arguments.count == 4 else { return nil }
        return lastTypeName(in: texts[arguments[2]])
    }

    /// Returns the index of `UIApplicationMain` and the token ranges of its arguments.
    private static func mainCall(in tokens: [String]) -> (Int, arguments: [Range<Int>])? {
        guard
            let call = tokens.indices.first(where: {
                tokens[$0] == "UIApplicationMain" && tokens.dropFirst($0 + 1).first == "("
            })
        else { return nil }
        var (depth, start, end) = (0, call + 2, tokens.count)
        var arguments: [Range<Int>] = []
        for index in (call + 1)..<tokens.count {
            switch tokens[index] {
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
    private static func lastTypeName(in tokens: ArraySlice<String>) -> String? {
        tokens.indices.last { $0 >= tokens.startIndex + 2 && tokens[$0] == "self" && tokens[$0 - 1] == "." }.map {
            tokens[$0 - 2]
        }
    }

    /// Returns a Swift source that registers the delegate and the application class.
    static func registration(of delegate: String, application: String?) -> String {
        let applicationLine = application.map { "\n    AdaptedClasses.register(application: { \($0).self })" } ?? ""
        return """
            \("import " + "UIKit")

            @used @section(".init_array") private let _register_adaptedDelegate: @convention(c) () -> Void = {
                AdaptedClasses.register(delegate: { \(delegate).self })\(applicationLine)
            }

            """
    }
}
