/// The text of a package manifest without comments, and the roles of the product names in it.
struct ManifestText {
    /// The manifest, in which each comment is replaced by a space.
    let text: String
    private let tokens: [(text: String, source: String)]

    init(_ bytes: [UInt8]) {
        let sourceTokens = SourceTokens(bytes).tokens
        tokens = sourceTokens.map { (text: $0.text, source: String(decoding: bytes[$0.range], as: UTF8.self)) }
        var (result, end) = ([UInt8](), 0)
        for token in sourceTokens {
            if token.range.lowerBound > end { result.append(UInt8(ascii: " ")) }
            result += bytes[token.range]
            end = token.range.upperBound
        }
        text = String(decoding: result, as: UTF8.self)
    }

    /// The role of a name in the manifest.
    private enum Role { case dependency, path, other }

    /// Returns whether a target depends on a product with this name.
    func dependsOn(_ product: String) -> Bool { roles(of: product).contains(.dependency) }

    /// Returns whether the manifest may declare a product with this name: whether the name is used other than for a dependency or a file.
    func mayDeclare(_ product: String) -> Bool { roles(of: product).contains(.other) }

    private func roles(of product: String) -> [Role] {
        let literal = "\"\(product)\""
        return tokens.indices.filter { tokens[$0].source == literal }.map(role(at:))
    }

    private func role(at index: Int) -> Role {
        let label = token(index - 1) == ":" ? token(index - 2) : ""
        if ["path", "url", "id", "package"].contains(label) { return .path }
        guard let opening = openingBracket(before: index) else { return .other }
        if token(opening) == "(" {
            // In `.package(name: "A", url: …)`, the name belongs to a package.
            if token(opening - 1) == "package" { return .path }
            return ["product", "byName"].contains(token(opening - 1)) ? .dependency : .other
        }
        // Lists such as `dependencies: ["A"]` and `let all: [Target.Dependency] = ["A"]`.
        let collectionLabel =
            token(opening - 1) == ":" ? token(opening - 2) : token(opening - 1) == "=" ? token(opening - 3) : ""
        if ["dependencies", "Dependency"].contains(collectionLabel) { return .dependency }
        return ["exclude", "sources", "resources"].contains(collectionLabel) ? .path : .other
    }

    private func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Returns the index of the opening bracket that encloses a token.
    private func openingBracket(before index: Int) -> Int? {
        var depth = 0
        for position in stride(from: index - 1, through: 0, by: -1) {
            switch tokens[position].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { return position }
                depth -= 1
            default: break
            }
        }
        return nil
    }
}
