// Data table, written by `make members` from Sources/Apple/Declarations/QuickLookThumbnailing.declarations; do not edit.
// swift-format-ignore-file

/// The API of QuickLook's thumbnails, for source compatibility. None is created: every request fails.
@_exported import UIKit

/// A generator of thumbnails for documents.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// The shared generator.
    public static let shared = QLThumbnailGenerator()
    /// A request for a thumbnail.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as Apple's, its properties are set by one thread at a time.
        /// The types of thumbnails.
        public struct RepresentationTypes: OptionSet, Sendable {
            /// Apple's raw value.
            public let rawValue: UInt
            /// Creates an instance.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// An icon of the document's type.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A low-quality thumbnail.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// A thumbnail.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// All types.
            public static let all = RepresentationTypes(rawValue: .max)
        }
        /// The size in points.
        public let size: CGSize
        /// Pixels per point.
        public let scale: CGFloat
        /// The types of thumbnails.
        public let representationTypes: RepresentationTypes
        /// Stored without effect.
        open var iconMode = false
        /// Stored without effect.
        open var minimumDimension: CGFloat = 0
        /// Creates a request.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) { (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes) }
    }
    /// Reports an error to the completion handler.
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Throws an error.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw CocoaError(.featureUnsupported)
    }
    /// Reports an error to the completion handler.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
                Void
        )?
    ) { updateHandler?(nil, .icon, CocoaError(.featureUnsupported)) }
    /// Does nothing.
    open func cancel(_ request: Request) {}
}
/// A thumbnail. None is ever created.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// The type of a thumbnail.
    public enum RepresentationType: Int, Sendable {
        /// Apple's `icon`, `lowQualityThumbnail`, `thumbnail`.
        case icon, lowQualityThumbnail, thumbnail
    }
    /// The type of a thumbnail.
    public let type: RepresentationType
    /// The image.
    public let uiImage: UIImage
    /// The image's pixels.
    public var cgImage: CGImage { uiImage.cgImage ?? CGImage(bitmap: Bitmap(width: 1, height: 1)) }
    init(_ type: RepresentationType, _ image: UIImage) { (self.type, uiImage) = (type, image) }
}
