/// Names of LinkPresentation. Nothing is fetched: a view of a link is a labelled field.
@_exported import UIKit

/// What is known of a page.
open class LPLinkMetadata: NSObject {
    /// Kept as it is set.
    open var originalURL: URL?
    /// Kept as it is set.
    open var url: URL?
    /// Kept as it is set.
    open var title: String?
    /// Kept as it is set.
    open var iconProvider: NSItemProvider?
    /// Kept as it is set.
    open var imageProvider: NSItemProvider?
}
/// Fetches what is known of a page: fails.
open class LPMetadataProvider: NSObject {
    /// Kept as it is set.
    open var timeout: TimeInterval = 30
    /// Kept as it is set.
    open var shouldFetchSubresources = true
    /// As Apple's of this name.
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void)
    {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// Does nothing.
    open func cancel() {}
}
/// Shows a link: a labelled field.
@preconcurrency @MainActor open class LPLinkView: ForeignContentView {
    /// What the link leads to; kept as it is set.
    open var metadata = LPLinkMetadata()
    /// Creates one.
    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        metadata.url = URL
    }
    /// Creates one.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
}
