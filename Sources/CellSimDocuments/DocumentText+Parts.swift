extension DocumentText {
    /// The same document without objects, to compare a new file with.
    package var emptied: DocumentText {
        var document = self
        document.root = DocumentNode(name: root.name, attributes: root.attributes)
        return document
    }

    /// The data of the images that the document contains, by their names.
    var embeddedImages: [String: String] {
        let resources = root.children.first { $0.name == "resources" }?.children ?? []
        return resources.reduce(into: [:]) { found, image in
            guard let name = image["name"], let data = image.children.first(where: \.hasText) else { return }
            found[name] = data.text
        }
    }
}
