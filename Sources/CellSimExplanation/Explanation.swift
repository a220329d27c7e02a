/// An explanation of the differences between two pictures: changes between their trees, and the differences that no
/// change explains.
package struct Explanation: Codable, Hashable, Sendable {
    /// A change that explains differences.
    package struct Cause: Codable, Hashable, Sendable {
        /// The change, with the same text in all affected pictures, such as `nameLabel: font 17 → 16`.
        package var change: String
        /// The consequences in this picture, such as `moves badge by 12 pt`; nil if there are none.
        package var effect: String?
        /// The document: its path if known, otherwise its name. Nil for changes outside documents.
        package var file: String?
        /// The line of the object in the new document; nil if unknown.
        package var line: Int?
        /// The lines of the object without nested objects. Reports don't contain them.
        package var lines: [Int] = []
        /// The last change of these lines; nil if unknown.
        package var blame: Blame?
        /// The ids of the objects; the first one determines the line.
        package var objects: [String] = []

        private enum CodingKeys: String, CodingKey { case change, effect, file, line, blame, objects }

        package init(_ change: String, file: String? = nil, objects: [String] = []) {
            (self.change, self.file, self.objects) = (change, file, objects)
        }

        /// The cause with its location, such as `PersonCell.xib:77: leading 12 → 24 moves nameLabel by 12 pt`.
        package var text: String {
            group + (effect.map { " " + $0 } ?? "") + blameText
        }

        /// The change with its document, which identifies a group of pictures.
        package var group: String { (location.map { $0 + ": " } ?? "") + change }

        /// The document and the line, such as `PersonCell.xib:77`; nil for changes outside documents.
        package var location: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

        /// The last change in parentheses, such as ` (1a2b3c4d5e, Ann Example, 2026-11-20)`; empty if unknown.
        package var blameText: String { blame.map { " (\($0.text))" } ?? "" }
    }

    /// The last change of an object in a version control system.
    package struct Blame: Codable, Hashable, Sendable {
        /// The abbreviated hash of the commit; nil if the change is not committed.
        package var commit: String?
        /// The author's name; nil if the change is not committed.
        package var author: String?
        /// The day of the commit, such as `2026-11-20`; nil if the change is not committed.
        package var date: String?

        /// Creates the description of a commit. Without arguments, the change is not committed.
        package init(commit: String? = nil, author: String? = nil, date: String? = nil) {
            (self.commit, self.author, self.date) = (commit, author, date)
        }

        /// The commit as text, such as `1a2b3c4d5e, Ann Example, 2026-11-20`, or `not committed`.
        package var text: String {
            commit == nil ? "not committed" : [commit, author, date].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// The changes; those that explain the most pixels come first.
    package var causes: [Cause] = []
    /// The indices of the differences that no change explains.
    package var unexplained: [Int] = []
    /// The reason for a missing or incomplete explanation.
    package var note: String?

    package init() {}

    /// An area in which pictures differ, in pixels.
    package struct Area: Hashable, Sendable {
        package var x, y, width, height, differentPixels: Int
        /// Whether the pictures have different sizes.
        package var isSizeDifference: Bool

        package init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int, isSize: Bool) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.differentPixels, self.isSizeDifference) = (differentPixels, isSize)
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
