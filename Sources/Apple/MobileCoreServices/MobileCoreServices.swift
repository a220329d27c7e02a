/// Older names for kinds of data.
@_exported import UniformTypeIdentifiers

/// As Apple's of this name.
public let kUTTypeImage: CFString = "public.image"
/// As Apple's of this name.
public let kUTTypePNG: CFString = "public.png"
/// As Apple's of this name.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// As Apple's of this name.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// As Apple's of this name.
public let kUTTypeMovie: CFString = "public.movie"
/// As Apple's of this name.
public let kUTTypeVideo: CFString = "public.video"
/// As Apple's of this name.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// As Apple's of this name.
public let kUTTypeAudio: CFString = "public.audio"
/// As Apple's of this name.
public let kUTTypeText: CFString = "public.text"
/// As Apple's of this name.
public let kUTTypePlainText: CFString = "public.plain-text"
/// As Apple's of this name.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// As Apple's of this name.
public let kUTTypeHTML: CFString = "public.html"
/// As Apple's of this name.
public let kUTTypeURL: CFString = "public.url"
/// As Apple's of this name.
public let kUTTypeFileURL: CFString = "public.file-url"
/// As Apple's of this name.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// As Apple's of this name.
public let kUTTypeData: CFString = "public.data"
/// As Apple's of this name.
public let kUTTypeItem: CFString = "public.item"
/// As Apple's of this name.
public let kUTTypeContent: CFString = "public.content"
/// As Apple's of this name.
public let kUTTypeFolder: CFString = "public.folder"
/// As Apple's of this name.
public let kUTTypeJSON: CFString = "public.json"
/// As Apple's of this name.
public let kUTTypeXML: CFString = "public.xml"
/// As Apple's of this name.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// As Apple's of this name.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// As Apple's of this name.
public let kUTTypeVCard: CFString = "public.vcard"
/// As Apple's of this name.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// As Apple's of this name.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// As Apple's of this name.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a kind is that kind, or one of that kind.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if inUTI == inConformsToUTI { return true }
    guard let kind = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return kind.conforms(to: other)
}
/// What Core Foundation hands out, to be taken.
public struct UnmanagedText: Sendable {
    let text: CFString
    /// As Apple's of this name.
    public func takeRetainedValue() -> CFString { text }
    /// As Apple's of this name.
    public func takeUnretainedValue() -> CFString { text }
}
/// The kind of files with that ending, or of that name on the web.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
    let kind = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return kind.map { UnmanagedText(text: $0.identifier) }
}
/// The ending of files of a kind, or its name on the web.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedText? {
    let kind = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? kind?.preferredMIMEType : kind?.preferredFilenameExtension
    return tag.map { UnmanagedText(text: $0) }
}
