/// Why two pictures differ: changes between their trees, and the differences that no change accounts for.
package struct Explanation: Codable, Hashable, Sendable {
    /// A change.
    package struct Cause: Codable, Hashable, Sendable {
        /// The change, with the same text in all affected pictures, as in `nameLabel: font 17 → 16`.
        package var change: String
        /// The consequences in this picture, as in `moves badge by 12 pt`; nil if there are none.
        package var effect: String?
        /// The document: its name, or its path if it is known. Nil for changes outside of documents.
        package var file: String?
        /// The line of the object in the new document; nil if it is unknown.
        package var line: Int?
        /// The lines of the object without the objects inside it. Reports don't contain them.
        package var lines: [Int] = []
        /// The last change of these lines; nil if it is unknown.
        package var blame: Blame?
        /// The ids of the objects, the one whose line is of interest first.
        package var objects: [String] = []

        private enum CodingKeys: String, CodingKey { case change, effect, file, line, blame, objects }

        package init(_ change: String, file: String? = nil, objects: [String] = []) {
            (self.change, self.file, self.objects) = (change, file, objects)
        }

        /// As in `PersonCell.xib:77: leading 12 → 24 moves nameLabel by 12 pt`.
        package var text: String {
            group + (effect.map { " " + $0 } ?? "") + blameText
        }

        /// The change with its document, as groups of pictures show it.
        package var group: String { (location.map { $0 + ": " } ?? "") + change }

        /// The document and the line, as in `PersonCell.xib:77`; nil for changes outside of documents.
        package var location: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

        /// As in ` (1a2b3c4d5e, Ann Example, 2026-11-20)`; empty if it is unknown who changed the object.
        package var blameText: String { blame.map { " (\($0.text))" } ?? "" }
    }

    /// The last change of an object in a version control system.
    package struct Blame: Codable, Hashable, Sendable {
        /// The abbreviated hash of the commit; nil if the change is not committed.
        package var commit: String?
        /// The author's name; nil if the change is not committed.
        package var author: String?
        /// The day on which the author wrote it, as in `2026-11-20`; nil if the change is not committed.
        package var date: String?

        /// Creates a description of a commit. Without one, the change is not committed.
        package init(commit: String? = nil, author: String? = nil, date: String? = nil) {
            (self.commit, self.author, self.date) = (commit, author, date)
        }

        /// As in `1a2b3c4d5e, Ann Example, 2026-11-20`, or `not committed`.
        package var text: String {
            commit == nil ? "not committed" : [commit, author, date].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// The changes, those that account for most different pixels first.
    package var causes: [Cause] = []
    /// The indices of the differences that no change accounts for.
    package var unexplained: [Int] = []
    /// The reason for a missing or incomplete explanation.
    package var note: String?

    package init() {}

    /// An area where pictures differ, in pixels.
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
