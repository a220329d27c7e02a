/// Missing resources of a picture, such as images and fonts.
extension ReportCase {
    /// A resource that was missing when a picture was drawn. The picture shows a substitute or nothing in its place.
    public struct MissingResource: Codable, Hashable, Sendable {
        /// The type of the missing resource.
        public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// An image. A crossed box is drawn.
            case image
            /// A system symbol. An empty box is drawn.
            case symbol
            /// A font file. Another font is used.
            case font
            /// A library that reads an image format.
            case library
            /// Characters that no font contains. Empty boxes are drawn.
            case characters
            /// A named colour. A default colour is used.
            case color
            /// A part of an image file that isn't supported.
            case drawing
            /// Content that the app's code provides.
            case content

            /// A Boolean value that indicates whether recording a picture requires permission if this kind of resource is
            /// missing. The machine or the configuration is the cause, so the picture would be different on other machines.
            public var preventsRecording: Bool {
                switch self {
                case .image, .symbol, .font, .library, .characters: true
                case .color, .drawing, .content: false
                }
            }
        }

        /// The type of the missing resource.
        public var kind: Kind
        /// A message that contains the missing resource and the remedy, without file and line.
        public var message: String
        /// The file that uses the resource; nil if unknown.
        public var file: String?
        /// The line in that file, starting at 1; nil if unknown.
        public var line: Int?

        /// Creates a description of a missing resource.
        public init(_ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil) {
            (self.kind, self.message, self.file, self.line) = (kind, message, file, line)
        }

        /// The description, such as `Cell.xib:12: <imageView> 'image' refers to an image that does not exist: 'cup'`.
        public var description: String {
            guard let file else { return message }
            return "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
        }
    }

    /// The missing resources that prevent recording a reference unless the caller allows it.
    public var missingResourcesThatPreventRecording: [MissingResource] {
        (lacks ?? []).filter(\.kind.preventsRecording)
    }
}

/// Collects the missing resources of all cases, without duplicates.
struct CollectedMissingResources {
    struct Entry {
        var resource: ReportCase.MissingResource
        /// The name of the first case, and the location of its declaration.
        var name: String
        var file: String?
        var line: Int?
        /// The number of cases with this missing resource.
        var count = 1

        /// The location that uses the resource, or the location of the case.
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
        try report.forEach { reportCase in for lack in reportCase.lacks ?? [] { add(lack, reportCase) } }
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
