/// The part of `DocumentText` that derives a document without objects and embedded images.
extension DocumentText {
    /// The same document without objects, for comparison with a new file.
    package var withoutObjects: DocumentText {
        var document = self
        document.root = DocumentNode(name: root.name, attributes: root.attributes)
        return document
    }

    /// The data of the embedded images, keyed by name.
    var embeddedImages: [String: String] {
        let resources = root.children.first { $0.name == "resources" }?.children ?? []
        return resources.reduce(into: [:]) { images, image in
            guard let name = image["name"], let data = image.children.first(where: \.hasText) else { return }
            images[name] = data.text
        }
    }
}
