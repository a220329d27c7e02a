/// Generates the code that reads values again that a document varies by size class.
struct VariationWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        var text = SourceText(family: "*", imports: ["Foundation"])
        let lists = catalogue.listsFromBaseClasses.filter { $0.members.contains { $0.variation != nil } }
        text.appendBlock("extension UIView {") { text in
            text.appendLine("/// Reads a key's value from the document again.")
            text.appendBlock("func vary(_ key: String, _ nib: NibCoder) {") { text in
                text.appendLine("if varyView(key, nib) { return }")
                text.appendSwitch(of: "self") { text in
                    for list in lists.reversed() where list.className != "UIView" {
                        let name = list.className
                        text.appendLine(
                            "case let view as \(name): _ = view.vary\(Self.nameWithoutPrefix(name))(key, nib)")
                    }
                    text.appendLine("default: break")
                }
            }
        }
        for list in lists { write(list, into: &text) }
        return [GeneratedFile(path: "Sources/UIKit/Members/UIView+Varying.swift", text: text.text)]
    }

    private static func nameWithoutPrefix(_ className: String) -> Substring { className.dropFirst(2) }

    private func write(_ list: MemberList, into text: inout SourceText) {
        text.appendLine("")
        text.appendBlock("extension \(list.className) {") { text in
            text.appendLine("/// Returns false for keys of other classes.")
            let function =
                "fileprivate func vary\(Self.nameWithoutPrefix(list.className))(_ key: String, _ nib: NibCoder) -> Bool {"
            text.appendBlock(function) { text in
                text.appendSwitch(of: "key") { text in
                    for member in list.members {
                        guard let variation = member.variation, let key = member.key else { continue }
                        text.appendLine("case \"\(key)\": \(Self.assignment(member, variation))")
                    }
                    text.appendLine("default: return false")
                }
                text.appendLine("return true")
            }
        }
    }

    private static func assignment(_ member: Member, _ variation: Member.Variation) -> String {
        let value = readingExpression(member.kind, variation)
        let property = member.name.replacing("titleLabel.", with: "titleLabel?.")
        switch variation.fallback {
        case nil: return "if let value = \(value) { self.\(property) = value }"
        case "nil": return "\(property) = \(value)"
        case let fallback?: return "\(property) = \(value) ?? \(fallback)"
        }
    }

    private static func readingExpression(_ kind: String?, _ variation: Member.Variation) -> String {
        switch kind {
        case "flag": "nib.bool(key)"
        case "integer": "nib.int(key)"
        case "number": "nib.cgFloat(key)"
        case "text": "nib.string(key)"
        case "choice": "nib.enumeration(key, Self.\(variation.valueTable ?? "words"))"
        default: "nib.\(kind ?? "object")(key)"
        }
    }
}
