/// Generates the tables of the properties that are compared between a reused cell and a new one.
struct ComparisonWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        let lists = catalogue.listsFromBaseClasses.filter { $0.members.contains { $0.comparison != nil } }
        let names = Self.names(of: lists)
        let folder = "Sources/CellSimReuse/Properties"
        var files = catalogue.fileStems.compactMap { family -> GeneratedFile? in
            let familyLists = zip(lists, names).filter { $0.0.fileStem == family }
            if familyLists.isEmpty { return nil }
            return GeneratedFile(
                path: "\(folder)/ViewPropertyList+\(family).swift", text: table(of: familyLists, family))
        }
        var text = SourceText(family: "*")
        text.appendBlock("extension ViewPropertyList {") { text in
            text.appendLine("/// All lists, with base classes before their subclasses.")
            text.appendBlock("static var all: [ViewPropertyList] {") { text in
                text.appendLine("[\(names.joined(separator: ", "))]")
            }
        }
        files.append(GeneratedFile(path: "\(folder)/ViewPropertyList+Lists.swift", text: text.text))
        return files
    }

    /// Returns a unique name for each list, such as `view`, and `view2` for the second list of the same class.
    private static func names(of lists: [MemberList]) -> [String] {
        var counts: [String: Int] = [:]
        return lists.map { list in
            let name = SourceText.variableName(list.className)
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return count == 1 ? name : "\(name)\(count)"
        }
    }

    private func table(of lists: [(MemberList, String)], _ family: String) -> String {
        var text = SourceText(family: family, imports: ["Foundation", "UIKit"])
        text.appendBlock("extension ViewPropertyList {") { text in
            for (index, (list, name)) in lists.enumerated() {
                if index > 0 { text.appendLine("") }
                text.appendBlock("static var \(name): ViewPropertyList {") { text in write(list, into: &text) }
            }
        }
        return text.text
    }

    /// Writes the properties of a list. The properties of a layer are compared as properties of its view, such as `layer.cornerRadius`.
    private func write(_ list: MemberList, into text: inout SourceText) {
        let isLayer = list.className == "CALayer"
        let type = isLayer ? "UIView" : list.className
        let comparedMembers = list.members.filter { $0.comparison != nil }
        let groups = comparedMembers.compactMap(\.comparison?.groupFunction)
        let individualMembers = comparedMembers.filter { $0.comparison?.groupFunction == nil }
        let groupReadings = groups.map { "PropertyReading.\($0) + " }.joined()
        text.appendBlock("ViewPropertyList(\(type).self, \(groupReadings)[", "])") { text in
            for member in individualMembers {
                guard let comparison = member.comparison else { continue }
                let name = (isLayer ? "layer." : "") + member.name
                var arguments = [SourceText.literal(name), ".\(comparison.differenceKind)"]
                if let provenance = comparison.provenance { arguments.append(".\(provenance)") }
                if !comparison.equivalentProperties.isEmpty {
                    arguments.append(
                        "follows: [\(comparison.equivalentProperties.map(SourceText.literal).joined(separator: ", "))]")
                }
                let value =
                    comparison.reader.map { "PropertyReading.\($0)(view)" }
                    ?? Self.valueExpression("view." + name.replacing("titleLabel.", with: "titleLabel?."), member.kind)
                text.appendLine("ViewProperty(\(arguments.joined(separator: ", "))) { (view: \(type)) in \(value) },")
            }
        }
    }

    /// Returns the expression for the compared value of a property. Optional values stay optional.
    private static func valueExpression(_ path: String, _ kind: String?) -> String {
        switch kind {
        case "text": ".text(\(path) as String?)"
        case "attributedText": ".attributedText(\(path) as NSAttributedString?)"
        case "color": ".color(\(path) as UIColor?)"
        case "cgColor": ".color(\(path) as CGColor?)"
        case "font": ".font(\(path) as UIFont?)"
        case "image": ".image(\(path) as UIImage?)"
        case "integer", "number": ".number(\(path))"
        case "directionalInsets": ".insets(\(path))"
        case "structure": "Structure.value(of: \(path))"
        default: ".\(kind ?? "none")(\(path))"
        }
    }
}
