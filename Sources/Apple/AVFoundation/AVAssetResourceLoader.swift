import Foundation
import FoundationNetworking

/// Requests a movie's bytes from a delegate. It never does, because nothing is played.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The delegate.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// The queue for the delegate's calls.
    open private(set) var delegateQueue: DispatchQueue?
    override init() { super.init() }
    /// Sets the delegate.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue: DispatchQueue?) {
        (self.delegate, delegateQueue) = (delegate, queue)
    }
}

/// Provides a movie's bytes. Never called.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
    /// Returns whether the delegate will load the requested bytes.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// Called when a request is cancelled.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    /// Returns false.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    /// Does nothing.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// A request of a movie's loader.
open class AVAssetResourceLoadingRequest: NSObject {
    /// The requested URL.
    public let request: URLRequest
    /// The requested information about the movie.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// The requested bytes.
    open var dataRequest: AVAssetResourceLoadingDataRequest?
    /// Whether the request has finished.
    open private(set) var isFinished = false
    /// Whether the request was cancelled.
    open private(set) var isCancelled = false
    init(_ request: URLRequest) { self.request = request }
    /// Finishes the request.
    open func finishLoading() { isFinished = true }
    /// Finishes the request with an error.
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// Information about a movie.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    /// The type identifier.
    open var contentType: String?
    /// The length in bytes.
    open var contentLength: Int64 = 0
    /// Whether byte ranges can be requested.
    open var isByteRangeAccessSupported = false
}

/// A request for a movie's bytes.
open class AVAssetResourceLoadingDataRequest: NSObject {
    /// The offset of the first byte.
    public let requestedOffset: Int64
    /// The number of bytes.
    public let requestedLength: Int
    /// Whether all remaining bytes are requested.
    public let requestsAllDataToEndOfResource: Bool
    /// The offset of the next response.
    open private(set) var currentOffset: Int64
    init(offset: Int64, length: Int, toEnd: Bool) {
        (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
        currentOffset = offset
    }
    /// Receives bytes.
    open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
