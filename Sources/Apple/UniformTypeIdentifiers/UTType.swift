@_exported import CellSimFoundation
@_exported import Foundation

/// A type of data, with its file extensions and parent type. Only common types are supported.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    private struct TypeRecord: Sendable {
        let parent: String?
        let fileExtensions: [String]
        let mime: String?
    }

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates a supported type; nil for unknown identifiers.
    public init?(_ identifier: String) {
        guard Self.table[identifier] != nil else { return nil }
        self.identifier = identifier
    }
    /// Creates a type that the app exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates a type that another app exports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates the type for a file extension; nil for unknown extensions.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let fileExtension = filenameExtension.lowercased()
        let candidates = Self.table.filter { $0.value.fileExtensions.contains(fileExtension) }.keys.sorted()
        guard let identifier = candidates.first(where: { UTType(known: $0).conforms(to: supertype) }) else {
            return nil
        }
        self.identifier = identifier
    }
    /// Creates the type for a MIME type; nil for unknown MIME types.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let identifier = Self.table.filter({ $0.value.mime == mimeType }).keys.sorted().first else { return nil }
        self.identifier = identifier
    }

    /// The preferred file extension.
    public var preferredFilenameExtension: String? { Self.table[identifier]?.fileExtensions.first }
    /// The preferred MIME type.
    public var preferredMIMEType: String? { Self.table[identifier]?.mime }
    /// The identifier. Localised descriptions are not available.
    public var localizedDescription: String? { identifier }
    /// The identifier.
    public var description: String { identifier }
    /// Always false.
    public var isDynamic: Bool { false }
    /// A Boolean value that indicates whether the type is in the public domain.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Returns whether the type conforms to another type or is equal to it.
    public func conforms(to type: UTType) -> Bool {
        var next: String? = identifier
        while let current = next {
            if current == type.identifier { return true }
            next = Self.table[current]?.parent
        }
        return false
    }
    /// Returns whether the type conforms to another type and isn't equal to it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Returns whether another type conforms to this type and isn't equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private static let table: [String: TypeRecord] = Dictionary(
        uniqueKeysWithValues: """
            public.item - - -|public.content public.item - -|public.data public.item - -|public.directory public.item - -
            public.folder public.directory - -|public.text public.data - -|public.plain-text public.text txt,text text/plain
            public.utf8-plain-text public.plain-text - text/plain;charset=utf-8|public.html public.text html,htm text/html
            public.xml public.text xml application/xml|public.json public.text json application/json
            public.rtf public.text rtf text/rtf|public.source-code public.plain-text - -
            public.swift-source public.source-code swift -|public.css public.text css text/css
            com.netscape.javascript-source public.source-code js text/javascript
            public.comma-separated-values-text public.text csv text/csv|public.yaml public.text yml,yaml application/x-yaml
            public.image public.data - -|public.png public.image png image/png|public.jpeg public.image jpeg,jpg,jpe image/jpeg
            com.compuserve.gif public.image gif image/gif|public.tiff public.image tiff,tif image/tiff
            public.heic public.image heic image/heic|public.heif public.image heif image/heif
            org.webmproject.webp public.image webp image/webp|public.svg-image public.image svg image/svg+xml
            com.microsoft.bmp public.image bmp image/bmp|com.microsoft.ico public.image ico image/vnd.microsoft.icon
            public.camera-raw-image public.image - -|com.apple.live-photo public.data - -
            public.audiovisual-content public.data - -|public.movie public.audiovisual-content - -
            public.video public.movie - -|public.mpeg-4 public.movie mp4 video/mp4
            com.apple.quicktime-movie public.movie mov,qt video/quicktime|public.avi public.movie avi video/avi
            public.mpeg public.movie mpg,mpeg video/mpeg|public.audio public.audiovisual-content - -
            public.mp3 public.audio mp3 audio/mpeg|public.mpeg-4-audio public.audio m4a,mp4a audio/mp4
            com.microsoft.waveform-audio public.audio wav,wave audio/vnd.wave|public.aiff-audio public.audio aiff,aif audio/aiff
            com.adobe.pdf public.data pdf application/pdf|public.archive public.data - -
            public.zip-archive public.archive zip application/zip|org.gnu.gnu-zip-archive public.archive gz,gzip application/x-gzip
            public.url public.data - -|public.file-url public.url - -|com.apple.property-list public.data plist -
            public.vcard public.text vcf text/vcard|com.apple.ical.ics public.text ics text/calendar
            public.font public.data - -|public.executable public.data - -|public.database public.data - -
            public.spreadsheet public.data - -|public.presentation public.data - -|public.message public.data - -
            public.contact public.data - -|public.calendar-event public.data - -|com.apple.bundle public.directory bundle -
            com.apple.application public.executable - -|public.3d-content public.data - -|com.pixar.universal-scene-description-mobile public.3d-content usdz -
            """.split { $0 == "|" || $0 == "\n" }.map { line in
                let parts = line.split(separator: " ").map(String.init)
                func value(_ index: Int) -> String? { parts[index] == "-" ? nil : parts[index] }
                let fileExtensions = value(2)?.split(separator: ",").map(String.init) ?? []
                return (parts[0], TypeRecord(parent: value(1), fileExtensions: fileExtensions, mime: value(3)))
            })
}

extension UTType {
    /// The base type of all items.
    public static let item = UTType(known: "public.item")
    /// The base type of documents.
    public static let content = UTType(known: "public.content")
    /// The base type of bytes.
    public static let data = UTType(known: "public.data")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without formatting.
    public static let plainText = UTType(known: "public.plain-text")
    /// UTF-8 text without formatting.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// Source code in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// JavaScript source code.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// An HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A Windows bitmap.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// A raw image of a camera.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A Live Photo.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Any audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A movie.
    public static let movie = UTType(known: "public.movie")
    /// A video without sound.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// An MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// Any audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Waveform audio.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Any archive.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A file URL.
    public static let fileURL = UTType(known: "public.file-url")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// A USDZ file.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

extension URL {
    /// Returns the URL with the type's file extension.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
}
