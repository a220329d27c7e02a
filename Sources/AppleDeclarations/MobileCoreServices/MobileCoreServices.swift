// Data table, written by `make members` from Sources/Apple/Declarations/MobileCoreServices.declarations; do not edit.
// swift-format-ignore-file

/// The API of MobileCoreServices: older names of data types.
@_exported import UniformTypeIdentifiers

/// Apple's `kUTTypeImage`.
public let kUTTypeImage: CFString = "public.image"
/// Apple's `kUTTypePNG`.
public let kUTTypePNG: CFString = "public.png"
/// Apple's `kUTTypeJPEG`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// Apple's `kUTTypeGIF`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// Apple's `kUTTypeMovie`.
public let kUTTypeMovie: CFString = "public.movie"
/// Apple's `kUTTypeVideo`.
public let kUTTypeVideo: CFString = "public.video"
/// Apple's `kUTTypeMPEG4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Apple's `kUTTypeAudio`.
public let kUTTypeAudio: CFString = "public.audio"
/// Apple's `kUTTypeText`.
public let kUTTypeText: CFString = "public.text"
/// Apple's `kUTTypePlainText`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Apple's `kUTTypeUTF8PlainText`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Apple's `kUTTypeHTML`.
public let kUTTypeHTML: CFString = "public.html"
/// Apple's `kUTTypeURL`.
public let kUTTypeURL: CFString = "public.url"
/// Apple's `kUTTypeFileURL`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Apple's `kUTTypePDF`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Apple's `kUTTypeData`.
public let kUTTypeData: CFString = "public.data"
/// Apple's `kUTTypeItem`.
public let kUTTypeItem: CFString = "public.item"
/// Apple's `kUTTypeContent`.
public let kUTTypeContent: CFString = "public.content"
/// Apple's `kUTTypeFolder`.
public let kUTTypeFolder: CFString = "public.folder"
/// Apple's `kUTTypeJSON`.
public let kUTTypeJSON: CFString = "public.json"
/// Apple's `kUTTypeXML`.
public let kUTTypeXML: CFString = "public.xml"
/// Apple's `kUTTypeZipArchive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Apple's `kUTTypePropertyList`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Apple's `kUTTypeVCard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// Apple's `kUTTypeLivePhoto`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Apple's `kUTTagClassFilenameExtension`.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Apple's `kUTTagClassMIMEType`.
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
    /// Apple's `takeRetainedValue()`.
    public func takeRetainedValue() -> CFString { text }
    /// Apple's `takeUnretainedValue()`.
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
