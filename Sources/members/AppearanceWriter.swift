/// Generates the tables of the properties that `appearance()` proxies support.
struct AppearanceWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        var text = SourceText(family: "*", imports: ["Foundation"])
        text.appendBlock("extension AppearanceDifference {") { text in
            text.appendLine(
                "/// The properties that identify, position or fill a single view. Proxies do not set them.")
            text.appendBlock("static let withheld: Set<String> = [", "]") { text in
                for name in unsupportedNames { text.appendLine("\"\(name)\",") }
            }
            text.appendLine("")
            text.appendLine("/// The properties of views that `AppearanceProperty` applies instead.")
            text.appendLine("static let handedOtherwise: Set<String> = [\(quoted(namesForwardedByPath))]")
            text.appendLine("")
            text.appendLine("/// The properties that proxies apply to a view's layer.")
            text.appendBlock("static let ofLayers = [", "]") { text in
                for name in layerPropertyNames { text.appendLine("\"\(name)\",") }
            }
        }
        let differences = GeneratedFile(
            path: "Sources/UIKit/Views/Appearance/AppearanceDifference+Table.swift", text: text.text)
        text = SourceText(family: "*", imports: ["Foundation", "UIKitViews"])
        text.appendBlock("extension AppearanceProperty {") { text in
            text.appendBlock("static let all: [AppearanceProperty] = [", "]") { text in
                for (name, member) in forwardedMembers {
                    switch member.appearance {
                    case .path(let path): text.appendLine("AppearanceProperty(\\\(name).\(path)),")
                    case .unlessSet(let path): text.appendLine("AppearanceProperty(unlessSet: \\\(name).\(path)),")
                    case .unsupported, .difference: break
                    }
                }
            }
        }
        return [
            differences, GeneratedFile(path: "Sources/UIKit/Members/AppearanceProperty+Table.swift", text: text.text),
        ]
    }

    private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    /// The members of views and bar items.
    private var forwardedMembers: [(String, Member)] {
        catalogue.listsFromBaseClasses.filter {
            catalogue.inherits($0.className, from: "UIView") || catalogue.inherits($0.className, from: "UIBarItem")
        }.flatMap { list in list.members.map { (list.className, $0) } }
    }

    /// The names of properties that proxies don't support. They are names instead of members, because classes outside UIKit can have
    /// properties with the same names.
    private var unsupportedNames: [String] {
        let names = forwardedMembers.filter { row in
            guard row.1.coding == .set, case .unsupported = row.1.appearance else { return false }
            return true
        }.map(\.1.name)
        return Set(names).sorted()
    }

    private var namesForwardedByPath: [String] {
        let names = forwardedMembers.filter { row in
            guard row.1.coding == .set, case .path = row.1.appearance else { return false }
            return true
        }.map(\.1.name)
        return Set(names).sorted()
    }

    private var layerPropertyNames: [String] {
        catalogue.lists.filter { $0.className == "CALayer" }.flatMap(\.members).filter { member in
            if case .difference = member.appearance { return true }
            return false
        }.map(\.name).sorted()
    }
}
