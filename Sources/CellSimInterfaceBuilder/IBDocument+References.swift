/// Resolves references between elements.
extension IBDocument {
    /// The names of attributes that contain the id of another object, by the XML name of the element.
    package static let referenceAttributes: [String: [String]] = [
        "constraint": ["firstItem", "secondItem"],
        "outlet": ["destination"],
        "outletCollection": ["destination"],
        "action": ["destination"],
        "segue": ["destination"],
        "exclude": ["reference"],
        "include": ["reference"],
        "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
        "tableViewCellContentView": ["tableViewCell"],
        "document": ["initialViewController"],
    ]

    /// Returns the elements by their ids. A duplicate id is reported as an error, and only its first element is included.
    static func index(_ elements: [IBElement], path: String, findings: inout [Diagnostic]) -> [String: IBElement] {
        var byID: [String: IBElement] = [:]
        byID.reserveCapacity(elements.count)
        for element in elements {
            guard let id = element.id, !isExternalID(element) else { continue }
            guard let first = byID[id] else {
                byID[id] = element
                continue
            }
            findings.append(
                Diagnostic(
                    .error, file: path, line: element.line, element: element.name, key: "id", value: id,
                    message: "is already used on line \(first.line)", remedy: "give one of the two a different id",
                    rule: .reference))
        }
        return byID
    }

    /// Returns whether the `id` of an element names something outside the document.
    private static func isExternalID(_ element: IBElement) -> Bool {
        element.name == "device" || element.name == "adaptation"
    }

    /// Reports references to ids that don't exist in the document.
    static func checkReferences(
        _ elements: [IBElement], byID: [String: IBElement], path: String, findings: inout [Diagnostic]
    ) {
        for element in elements {
            guard let keys = referenceAttributes[element.name] else { continue }
            for key in keys {
                guard let id = element[key], byID[id] == nil else { continue }
                findings.append(
                    Diagnostic(
                        .error, file: path, line: element.line, element: element.name, key: key, value: id,
                        message: "refers to an object that is not in the document",
                        remedy: "the <\(element.name)> is skipped", rule: .reference))
            }
        }
    }
}
