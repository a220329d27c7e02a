/// The missing resources of a picture, such as images and fonts.
extension ReportCase {
    /// A missing resource of a picture, which shows a substitute or nothing in its place.
    public struct MissingResource: Codable, Hashable, Sendable {
        /// The type of the missing resource.
        public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// An image; a crossed box is drawn.
            case image
            /// A system symbol; an empty box is drawn.
            case symbol
            /// A font file; another font is drawn.
            case font
            /// A library that reads an image format.
            case library
            /// Characters that no font has; empty boxes are drawn.
            case characters
            /// A named colour; a default is drawn.
            case color
            /// A part of an image file.
            case drawing
            /// Content that the app's code provides.
            case content

            /// Whether recording a picture that lacks this needs permission. The machine or the configuration is the cause, so the
            /// picture would differ on other machines.
            public var preventsRecording: Bool {
                switch self {
                case .image, .symbol, .font, .library, .characters: true
                case .color, .drawing, .content: false
                }
            }
        }

        /// The type of the missing resource.
        public var kind: Kind
        /// A message that names the missing resource and the remedy, without file and line.
        public var message: String
        /// The file that needs it; nil if unknown.
        public var file: String?
        /// The line in that file, from 1; nil if unknown.
        public var line: Int?

        /// Creates a description of a missing resource.
        public init(_ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil) {
            (self.kind, self.message, self.file, self.line) = (kind, message, file, line)
        }

        /// The text, such as `Cell.xib:12: <imageView> 'image' refers to an image that does not exist: 'cup'`.
        public var description: String {
            guard let file else { return message }
            return "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
        }
    }

    /// The missing items that prevent recording a reference unless the caller allows it.
    public var missingResourcesThatPreventRecording: [MissingResource] {
        (lacks ?? []).filter(\.kind.preventsRecording)
    }
}

/// Collects the missing resources of all cases, without duplicates.
struct CollectedMissingResources {
    struct Entry {
        var resource: ReportCase.MissingResource
        /// The first case, and the location of its declaration.
        var name: String
        var file: String?
        var line: Int?
        /// The number of cases that lack it.
        var count = 1

        /// The location that needs the missing resource, or the location of the case.
        var location: (file: String?, line: Int?) {
            resource.file == nil ? (file, line) : (resource.file, resource.line)
        }

        /// The message, with the number of cases if there are several.
        var message: String { count == 1 ? resource.message : "\(resource.message) (in \(count) cases)" }
    }

    /// The entries, in the order of their first cases.
    private(set) var entries: [Entry] = []
    private var indices: [ReportCase.MissingResource: Int] = [:]

    init(_ report: ReportStream) throws {
        guard report.summary.incomplete != nil else { return }
        try report.forEach { one in for lack in one.lacks ?? [] { add(lack, one) } }
    }

    private mutating func add(_ lack: ReportCase.MissingResource, _ reportCase: ReportCase) {
        if let index = indices[lack] {
            entries[index].count += 1
        } else {
            indices[lack] = entries.count
            entries.append(Entry(resource: lack, name: reportCase.name, file: reportCase.file, line: reportCase.line))
        }
    }
}
