extension DocumentText {
    /// The same document without objects: what a new file is compared with.
    package var emptied: DocumentText {
        var document = self
        document.root = DocumentNode(name: root.name, attributes: root.attributes)
        return document
    }
}
