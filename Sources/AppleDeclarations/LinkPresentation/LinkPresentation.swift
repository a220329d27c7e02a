// Data table, written by `make members` from Sources/Apple/Declarations/LinkPresentation.declarations; do not edit.
// swift-format-ignore-file

/// The API of LinkPresentation, for source compatibility. Nothing is fetched: a view of a link is an area with a
/// label.
@_exported import UIKit

/// The metadata of a web page.
open class LPLinkMetadata: NSObject {
    /// Stores the value you set.
    open var originalURL: URL?
    /// Stores the value you set.
    open var url: URL?
    /// Stores the value you set.
    open var title: String?
    /// Stores the value you set.
    open var iconProvider: NSItemProvider?
    /// Stores the value you set.
    open var imageProvider: NSItemProvider?
}
/// Fetches a page's metadata. It fails.
open class LPMetadataProvider: NSObject {
    /// Stores the value you set.
    open var timeout: TimeInterval = 30
    /// Stores the value you set.
    open var shouldFetchSubresources = true
    /// Apple's `startFetchingMetadata(for:completionHandler:)`.
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// Does nothing.
    open func cancel() {}
}
/// A view of a link, shown as an area with a label.
@preconcurrency @MainActor open class LPLinkView: ForeignContentView {
    /// The link's metadata. Stored without effect.
    open var metadata = LPLinkMetadata()
    /// Creates an instance.
    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        metadata.url = URL
    }
    /// Creates an instance.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
}
