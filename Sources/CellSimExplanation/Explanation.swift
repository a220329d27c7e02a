/// An explanation for the differences between two pictures: the changes between their trees, and the differences that no
/// change explains.
package struct Explanation: Codable, Hashable, Sendable {
    /// A change that explains why pixels differ.
    package struct Cause: Codable, Hashable, Sendable {
        /// A description of the change, such as `nameLabel: font 17 → 16`. All affected pictures have the same description.
        package var change: String
        /// The effect on this picture, such as `moves badge by 12 pt`; nil if there is none.
        package var effect: String?
        /// The path or name of the document; nil for changes outside of documents.
        package var file: String?
        /// The line number of the object in the new document; nil if unknown.
        package var line: Int?
        /// The line numbers of the object, without those of nested objects. Reports don't contain them.
        package var lines: [Int] = []
        /// The commit that last changed these lines; nil if unknown.
        package var blame: Blame?
        /// The ids of the objects. The first one determines the line.
        package var objects: [String] = []

        private enum CodingKeys: String, CodingKey { case change, effect, file, line, blame, objects }

        package init(_ change: String, file: String? = nil, objects: [String] = []) {
            (self.change, self.file, self.objects) = (change, file, objects)
        }

        /// A description with the location, such as `PersonCell.xib:77: leading 12 → 24 moves nameLabel by 12 pt`.
        package var text: String {
            group + (effect.map { " " + $0 } ?? "") + blameText
        }

        /// The document and the change, which identify a group of pictures with the same cause.
        package var group: String { (location.map { $0 + ": " } ?? "") + change }

        /// The document and line, such as `PersonCell.xib:77`; nil for changes outside of documents.
        package var location: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

        /// The commit in parentheses, such as ` (1a2b3c4d5e, Ann Example, 2026-11-20)`; empty if unknown.
        package var blameText: String { blame.map { " (\($0.text))" } ?? "" }
    }

    /// The commit that last changed an object.
    package struct Blame: Codable, Hashable, Sendable {
        /// The abbreviated hash of the commit; nil if the change isn't committed.
        package var commit: String?
        /// The name of the author; nil if the change isn't committed.
        package var author: String?
        /// The date of the commit, such as `2026-11-20`; nil if the change isn't committed.
        package var date: String?

        /// Creates a description of a commit. Without arguments, it denotes a change that isn't committed.
        package init(commit: String? = nil, author: String? = nil, date: String? = nil) {
            (self.commit, self.author, self.date) = (commit, author, date)
        }

        /// A description such as `1a2b3c4d5e, Ann Example, 2026-11-20`, or `not committed`.
        package var text: String {
            commit == nil ? "not committed" : [commit, author, date].compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// The changes. Those that explain the most pixels come first.
    package var causes: [Cause] = []
    /// The indices of the differences that no change explains.
    package var unexplained: [Int] = []
    /// The reason why the explanation is missing or incomplete, if it is.
    package var note: String?

    package init() {}

    /// An area in which the pictures differ, in pixels.
    package struct Area: Hashable, Sendable {
        package var x, y, width, height, differentPixels: Int
        /// A Boolean value that indicates whether the area exists in only one of the pictures, because their sizes differ.
        package var isSizeDifference: Bool

        package init(x: Int, y: Int, width: Int, height: Int, differentPixels: Int, isSize: Bool) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.differentPixels, self.isSizeDifference) = (differentPixels, isSize)
        }
    }

    /// Explains the differences between two pictures by comparing their trees.
    package init(reference: PictureTree, actual: PictureTree, areas: [Area]) {
        var finder = CauseFinder(reference, actual, areas)
        finder.find()
        (causes, unexplained) = (finder.causes, finder.unexplained)
        if finder.isTooLarge { note = "there are too many changes and differences to explain them" }
        if !reference.isComplete || !actual.isComplete { note = "the trees were too large and are incomplete" }
    }
}
