/// Generates the code that reads values again that a document varies by size class.
struct VariationWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        var text = SourceText(family: "*", imports: ["Foundation"])
        let lists = catalogue.listsFromBaseClasses.filter { $0.members.contains { $0.variation != nil } }
        text.block("extension UIView {") { text in
            text.line("/// Reads the value of a key of the document again.")
            text.block("func vary(_ key: String, _ nib: NibCoder) {") { text in
                text.line("if varyView(key, nib) { return }")
                text.switchStatement(of: "self") { text in
                    for list in lists.reversed() where list.className != "UIView" {
                        let name = list.className
                        text.line("case let view as \(name): _ = view.vary\(Self.bare(name))(key, nib)")
                    }
                    text.line("default: break")
                }
            }
        }
        for list in lists { write(list, into: &text) }
        return [GeneratedFile(path: "Sources/UIKit/Members/UIView+Varying.swift", text: text.text)]
    }

    private static func bare(_ className: String) -> Substring { className.dropFirst(2) }

    private func write(_ list: MemberList, into text: inout SourceText) {
        text.line("")
        text.block("extension \(list.className) {") { text in
            text.line("/// False for keys that are not of this class.")
            let function = "fileprivate func vary\(Self.bare(list.className))(_ key: String, _ nib: NibCoder) -> Bool {"
            text.block(function) { text in
                text.switchStatement(of: "key") { text in
                    for member in list.members {
                        guard let variation = member.variation, let key = member.key else { continue }
                        text.line("case \"\(key)\": \(Self.setting(member, variation))")
                    }
                    text.line("default: return false")
                }
                text.line("return true")
            }
        }
    }

    private static func setting(_ member: Member, _ variation: Member.Variation) -> String {
        let value = reading(member.kind, variation)
        let property = member.name.replacing("titleLabel.", with: "titleLabel?.")
        switch variation.fallback {
        case nil: return "if let value = \(value) { self.\(property) = value }"
        case "nil": return "\(property) = \(value)"
        case let fallback?: return "\(property) = \(value) ?? \(fallback)"
        }
    }

    private static func reading(_ kind: String?, _ variation: Member.Variation) -> String {
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
