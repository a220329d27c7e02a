import Foundation
import FoundationNetworking

/// Asks a delegate for a film's bytes. Never asks: nothing is played.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Who would be asked.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// Where it would be asked.
    open private(set) var delegateQueue: DispatchQueue?
    override init() { super.init() }
    /// Keeps who would be asked.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue: DispatchQueue?) {
        (self.delegate, delegateQueue) = (delegate, queue)
    }
}

/// Knows a film's bytes. Never asked.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
    /// Whether it will load what is asked for.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// What was asked for is not wanted any more.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    /// No.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    /// Does nothing.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// What a film's loader asks for.
open class AVAssetResourceLoadingRequest: NSObject {
    /// For what.
    public let request: URLRequest
    /// What is to be told of the film.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// Which bytes are wanted.
    open var dataRequest: AVAssetResourceLoadingDataRequest?
    /// Whether it was answered.
    open private(set) var isFinished = false
    /// Whether it is not wanted any more.
    open private(set) var isCancelled = false
    init(_ request: URLRequest) { self.request = request }
    /// It was answered.
    open func finishLoading() { isFinished = true }
    /// It cannot be answered.
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// What is to be told of a film.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    /// Its type's identifier.
    open var contentType: String?
    /// In bytes.
    open var contentLength: Int64 = 0
    /// Whether parts of it can be asked for.
    open var isByteRangeAccessSupported = false
}

/// Bytes of a film that are wanted.
open class AVAssetResourceLoadingDataRequest: NSObject {
    /// From which one on.
    public let requestedOffset: Int64
    /// How many.
    public let requestedLength: Int
    /// Whether all are wanted.
    public let requestsAllDataToEndOfResource: Bool
    /// Where the next answer goes.
    open private(set) var currentOffset: Int64
    init(offset: Int64, length: Int, toEnd: Bool) {
        (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
        currentOffset = offset
    }
    /// Takes bytes.
    open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
