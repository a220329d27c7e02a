/// Names of QuickLook's thumbnails. None is made: every request fails.
@_exported import UIKit

/// A picture of a document that is asked for.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// The only one.
    public static let shared = QLThumbnailGenerator()
    /// What is asked for.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as Apple's, its properties are set by one thread at a time.
        /// Kinds of pictures.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A sign of the document's kind.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A picture of little quality.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// The picture.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// Any of these.
            public static let all = RepresentationTypes(rawValue: .max)
        }
        /// In points.
        public let size: CGSize
        /// Pixels a point.
        public let scale: CGFloat
        /// Kinds of pictures.
        public let representationTypes: RepresentationTypes
        /// Kept without effect.
        open var iconMode = false
        /// Kept without effect.
        open var minimumDimension: CGFloat = 0
        /// A request.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
        }
    }
    /// Answers that it cannot be done.
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Fails.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw CocoaError(.featureUnsupported)
    }
    /// Answers that it cannot be done.
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
/// A picture of a document. None is ever made.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Its kind.
    public enum RepresentationType: Int, Sendable {
        case icon, lowQualityThumbnail, thumbnail
    }
    /// Its kind.
    public let type: RepresentationType
    /// The picture.
    public let uiImage: UIImage
    /// The picture's pixels.
    public var cgImage: CGImage { uiImage.cgImage ?? CGImage(bitmap: Bitmap(width: 1, height: 1)) }
    init(_ type: RepresentationType, _ image: UIImage) { (self.type, uiImage) = (type, image) }
}
