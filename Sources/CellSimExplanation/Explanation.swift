/// Why two pictures differ: changes between their trees, and the differences that no change accounts for.
package struct Explanation: Codable, Hashable, Sendable {
    /// A change.
    package struct Cause: Codable, Hashable, Sendable {
        /// What changed, the same in all pictures that the change affects, as in `nameLabel: font 17 → 16`.
        package var change: String
        /// What follows from it in this picture, as in `moves badge by 12 pt`; nil if nothing else does.
        package var effect: String?
        /// The document: its name, or its path if a run knows it. Nil for changes outside of documents.
        package var file: String?
        /// The line of the object in the new document; nil if it is unknown.
        package var line: Int?
        /// The ids of the objects, the one whose line is of interest first.
        package var objects: [String] = []

        package init(_ change: String, file: String? = nil, objects: [String] = []) {
            (self.change, self.file, self.objects) = (change, file, objects)
        }

        /// As in `PersonCell.xib:77: leading 12 → 24 moves nameLabel by 12 pt`.
        package var text: String {
            location(file) + change + (effect.map { " " + $0 } ?? "")
        }

        /// The change with its document, as groups of pictures show it.
        package var group: String { location(file) + change }

        private func location(_ file: String?) -> String {
            file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
        }
    }

    /// The changes, those that account for most different pixels first.
    package var causes: [Cause] = []
    /// The indices of the differences that no change accounts for.
    package var unexplained: [Int] = []
    /// Why there is no explanation, or only a part of one.
    package var note: String?

    package init() {}

    /// A place where pictures differ, in pixels.
    package struct Area: Hashable, Sendable {
        package var x, y, width, height, differentPixels: Int
        /// Whether the difference is in the pictures' sizes.
        package var isSize: Bool

        package init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int, isSize: Bool) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.differentPixels, self.isSize) = (differentPixels, isSize)
        }
    }

    /// Explains the differences of two pictures by their trees.
    package init(reference: PictureTree, actual: PictureTree, areas: [Area]) {
        var finder = CauseFinder(reference, actual, areas)
        finder.find()
        (causes, unexplained) = (finder.causes, finder.unexplained)
        if finder.isTooLarge { note = "there are too many changes and differences to explain them" }
        if !reference.isComplete || !actual.isComplete { note = "the trees were too large and are incomplete" }
    }
}
