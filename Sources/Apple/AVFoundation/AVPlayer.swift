/// The API of AVFoundation, for source compatibility. Nothing is played or recorded: settings are stored, and
/// requests return empty results.
@_exported import CoreMedia
@_exported import QuartzCore
import UIKit

/// Returns the largest rectangle with an aspect ratio, centred in another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let factor = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let video = AVMediaType(rawValue: "vide")
    /// Matches Apple's API of this name.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Matches Apple's API of this name.
    public static let text = AVMediaType(rawValue: "text")
    /// Matches Apple's API of this name.
    public static let metadata = AVMediaType(rawValue: "meta")
}
/// A type of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Matches Apple's API of this name.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Matches Apple's API of this name.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Matches Apple's API of this name.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Matches Apple's API of this name.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Matches Apple's API of this name.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}
/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Matches Apple's API of this name.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Matches Apple's API of this name.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A media asset. Its duration is always zero.
open class AVAsset: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Always zero.
    open var duration: CMTime { .zero }
    /// Always empty.
    open var tracks: [AVAssetTrack] { [] }
    /// Always false.
    open var isPlayable: Bool { false }
    /// Always empty.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Matches Apple's API of this name.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
    /// Does nothing.
    open func cancelLoading() {}
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init() }
}
/// A track of an asset. Tracks are never read.
open class AVAssetTrack: NSObject {
    /// Always zero.
    open var naturalSize: CGSize { .zero }
    /// Matches Apple's API of this name.
    open var preferredTransform: CGAffineTransform { .identity }
}
/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Matches Apple's API of this name.
    public let url: URL
    /// Creates an instance.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    /// Stores the delegate that would load the movie.
    public let resourceLoader = AVAssetResourceLoader()
}
/// A generator of pictures from a video. It throws an error.
open class AVAssetImageGenerator: NSObject {
    /// Matches Apple's API of this name.
    public let asset: AVAsset
    /// Stores the value you set.
    open var appliesPreferredTrackTransform = false
    /// Stores the value you set.
    open var maximumSize = CGSize.zero
    /// Stores the value you set.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Stores the value you set.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// Creates an instance.
    public init(asset: AVAsset) { self.asset = asset }
    /// Matches Apple's API of this name.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
    /// The result of creating a picture.
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }
    /// Immediately reports failure for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, CocoaError(.featureUnsupported)) }
    }
    /// Does nothing.
    open func cancelAllCGImageGeneration() {}
}

/// The volume of an asset's tracks. It has no effect.
open class AVAudioMix: NSObject {}

/// An asset to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether the item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Matches Apple's API of this name.
    public let asset: AVAsset
    /// Matches Apple's API of this name.
    open var status: Status { .unknown }
    /// Matches Apple's API of this name.
    open var duration: CMTime { .indefinite }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Stores the value you set.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Creates an instance.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// Matches Apple's API of this name.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension Notification.Name {
    /// Matches Apple's API of this name.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Matches Apple's API of this name.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Matches Apple's API of this name.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Matches Apple's API of this name.
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Matches Apple's API of this name.
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
}

/// A media player that plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether the player is playing.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether the player can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Stores the value you set.
    open private(set) var currentItem: AVPlayerItem?
    /// Stores the value you set.
    open var rate: Float = 0
    /// Stores the value you set.
    open var volume: Float = 1
    /// Stores the value you set.
    open var isMuted = false
    /// Stores the value you set.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Stores the value you set.
    open var allowsExternalPlayback = true
    /// Stores the value you set.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Stores the value you set.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Matches Apple's API of this name.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Matches Apple's API of this name.
    open var status: Status { .unknown }
    /// Always nil.
    open var error: (any Error)? { nil }
    public override init() { super.init() }
    /// Creates an instance.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Does nothing.
    open func play() {}
    /// Does nothing.
    open func pause() {}
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// Does nothing.
    open func seek(to time: CMTime) {}
    /// Matches Apple's API of this name.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Does nothing.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Matches Apple's API of this name.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Matches Apple's API of this name.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}
/// Plays several items in sequence. It plays nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Stores the value you set.
    open private(set) var queued: [AVPlayerItem] = []
    /// Creates an instance.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queued = items
    }
    /// Matches Apple's API of this name.
    open func items() -> [AVPlayerItem] { queued }
    /// Matches Apple's API of this name.
    open func removeAllItems() { queued = [] }
    /// Does nothing.
    open func advanceToNextItem() {}
}
/// Plays an item repeatedly. It plays nothing.
open class AVPlayerLooper: NSObject {
    /// Creates an instance.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Does nothing.
    open func disableLooping() {}
}
/// A layer that shows a player's picture. It draws only its background.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player whose video Apple's layer shows. Stored without effect.
    open var player: AVPlayer?
    /// Stores the value you set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    /// Matches Apple's API of this name.
    open var videoRect: CGRect { bounds }
    /// Creates an instance.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
