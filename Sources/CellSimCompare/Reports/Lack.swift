extension ReportCase {
    /// Something that a picture lacks: something else is drawn in its place, or nothing.
    public struct Lack: Codable, Hashable, Sendable {
        /// What is missing.
        public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// An image, drawn as a crossed box.
            case image
            /// A system symbol, drawn as an empty box.
            case symbol
            /// A font file; another font is drawn.
            case font
            /// A library that reads a kind of image file.
            case library
            /// Characters that no font has, drawn as empty boxes.
            case characters
            /// A named colour; a default is drawn.
            case color
            /// A part of an image file.
            case drawing
            /// Content that the app's code provides.
            case content

            /// Whether a picture that lacks this becomes a reference only where that is allowed: the machine or the
            /// configuration is at fault, and the picture would be another one elsewhere.
            public var preventsRecording: Bool {
                switch self {
                case .image, .symbol, .font, .library, .characters: true
                case .color, .drawing, .content: false
                }
            }
        }

        /// What is missing.
        public var kind: Kind
        /// What is missing and what to do about it, without the file and the line.
        public var message: String
        /// The file that asks for it; nil where no file is known.
        public var file: String?
        /// The line in that file, from 1; nil where no line is known.
        public var line: Int?

        /// Something that is missing.
        public init(_ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil) {
            (self.kind, self.message, self.file, self.line) = (kind, message, file, line)
        }

        /// As in `Cell.xib:12: <imageView> 'image' names an image that is not there: 'cup'`.
        public var description: String {
            guard let file else { return message }
            return "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
        }
    }

    /// What must not become a reference unless that is allowed.
    public var lacksThatPreventRecording: [Lack] { (lacks ?? []).filter(\.kind.preventsRecording) }
}

/// What several pictures lack, once each, with the cases concerned.
struct CollectedLacks {
    struct Entry {
        var lack: ReportCase.Lack
        /// The first case, and where it is declared.
        var name: String
        var file: String?
        var line: Int?
        /// How many cases lack it.
        var count = 1

        /// The place of what is missing, else that of the case.
        var place: (file: String?, line: Int?) { lack.file == nil ? (file, line) : (lack.file, lack.line) }

        /// What is missing, and in how many cases.
        var words: String { count == 1 ? lack.message : "\(lack.message) (in \(count) cases)" }
    }

    /// In the order in which they come.
    private(set) var entries: [Entry] = []
    private var places: [ReportCase.Lack: Int] = [:]

    init(_ report: ReportStream) throws {
        guard report.summary.incomplete != nil else { return }
        try report.forEach { one in for lack in one.lacks ?? [] { add(lack, one) } }
    }

    private mutating func add(_ lack: ReportCase.Lack, _ one: ReportCase) {
        if let place = places[lack] {
            entries[place].count += 1
        } else {
            places[lack] = entries.count
            entries.append(Entry(lack: lack, name: one.name, file: one.file, line: one.line))
        }
    }
}
