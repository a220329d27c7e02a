// Data table, written by `make members` from Sources/Apple/Declarations/MobileCoreServices.declarations; do not edit.
// swift-format-ignore-file

/// The API of MobileCoreServices: older names of data types.
@_exported import UniformTypeIdentifiers

/// Matches Apple's API of this name.
public let kUTTypeImage: CFString = "public.image"
/// Matches Apple's API of this name.
public let kUTTypePNG: CFString = "public.png"
/// Matches Apple's API of this name.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// Matches Apple's API of this name.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// Matches Apple's API of this name.
public let kUTTypeMovie: CFString = "public.movie"
/// Matches Apple's API of this name.
public let kUTTypeVideo: CFString = "public.video"
/// Matches Apple's API of this name.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Matches Apple's API of this name.
public let kUTTypeAudio: CFString = "public.audio"
/// Matches Apple's API of this name.
public let kUTTypeText: CFString = "public.text"
/// Matches Apple's API of this name.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Matches Apple's API of this name.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Matches Apple's API of this name.
public let kUTTypeHTML: CFString = "public.html"
/// Matches Apple's API of this name.
public let kUTTypeURL: CFString = "public.url"
/// Matches Apple's API of this name.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Matches Apple's API of this name.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Matches Apple's API of this name.
public let kUTTypeData: CFString = "public.data"
/// Matches Apple's API of this name.
public let kUTTypeItem: CFString = "public.item"
/// Matches Apple's API of this name.
public let kUTTypeContent: CFString = "public.content"
/// Matches Apple's API of this name.
public let kUTTypeFolder: CFString = "public.folder"
/// Matches Apple's API of this name.
public let kUTTypeJSON: CFString = "public.json"
/// Matches Apple's API of this name.
public let kUTTypeXML: CFString = "public.xml"
/// Matches Apple's API of this name.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Matches Apple's API of this name.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Matches Apple's API of this name.
public let kUTTypeVCard: CFString = "public.vcard"
/// Matches Apple's API of this name.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Matches Apple's API of this name.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Matches Apple's API of this name.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
/// Returns whether a type is another type or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if inUTI == inConformsToUTI { return true }
    guard let kind = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return kind.conforms(to: other)
}
/// A result of Core Foundation that the caller takes over.
public struct UnmanagedText: Sendable {
    let text: CFString
    /// Matches Apple's API of this name.
    public func takeRetainedValue() -> CFString { text }
    /// Matches Apple's API of this name.
    public func takeUnretainedValue() -> CFString { text }
}
/// Returns the type of a file extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
    let kind = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return kind.map { UnmanagedText(text: $0.identifier) }
}
/// Returns the file extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedText? {
    let kind = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? kind?.preferredMIMEType : kind?.preferredFilenameExtension
    return tag.map { UnmanagedText(text: $0) }
}
