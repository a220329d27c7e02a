/// AVFoundation's names. Nothing is played, recorded or filmed: what is asked for is kept or answered with nothing.
@_exported import CoreMedia
@_exported import QuartzCore
import UIKit

/// The rectangle of a figure's proportions in the middle of another one, as large as it can be.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let factor = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// As Apple's of this name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let video = AVMediaType(rawValue: "vide")
    /// As Apple's of this name.
    public static let audio = AVMediaType(rawValue: "soun")
    /// As Apple's of this name.
    public static let text = AVMediaType(rawValue: "text")
    /// As Apple's of this name.
    public static let metadata = AVMediaType(rawValue: "meta")
}
/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// As Apple's of this name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// As Apple's of this name.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// As Apple's of this name.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// As Apple's of this name.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// As Apple's of this name.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// As Apple's of this name.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}
/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// As Apple's of this name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As Apple's of this name.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// As Apple's of this name.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Media, of a length of none.
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
    /// As Apple's of this name.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
    /// Does nothing.
    open func cancelLoading() {}
    /// Creates one.
    public convenience init(url URL: URL) { self.init() }
}
/// A part of media. None is ever read.
open class AVAssetTrack: NSObject {
    /// Always zero.
    open var naturalSize: CGSize { .zero }
    /// As Apple's of this name.
    open var preferredTransform: CGAffineTransform { .identity }
}
/// Media at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// As Apple's of this name.
    public let url: URL
    /// Creates one.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    /// Keeps who would load the film.
    public let resourceLoader = AVAssetResourceLoader()
}
/// Makes pictures of films: throws.
open class AVAssetImageGenerator: NSObject {
    /// As Apple's of this name.
    public let asset: AVAsset
    /// Kept as it is set.
    open var appliesPreferredTrackTransform = false
    /// Kept as it is set.
    open var maximumSize = CGSize.zero
    /// Kept as it is set.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Kept as it is set.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// Creates one.
    public init(asset: AVAsset) { self.asset = asset }
    /// As Apple's of this name.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
    /// How a picture was made.
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }
    /// Answers at once, for each time, that it cannot be done.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, CocoaError(.featureUnsupported)) }
    }
    /// Does nothing.
    open func cancelAllCGImageGeneration() {}
}

/// How loud the tracks of a film are. Without effect.
open class AVAudioMix: NSObject {}

/// Media to be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// As Apple's of this name.
    public let asset: AVAsset
    /// As Apple's of this name.
    open var status: Status { .unknown }
    /// As Apple's of this name.
    open var duration: CMTime { .indefinite }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Kept as it is set.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Creates one.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates one.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// As Apple's of this name.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension Notification.Name {
    /// As Apple's of this name.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// As Apple's of this name.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// As Apple's of this name.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// As Apple's of this name.
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// As Apple's of this name.
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
}

/// Plays media: not at all.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// What it does at the end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Kept as it is set.
    open private(set) var currentItem: AVPlayerItem?
    /// Kept as it is set.
    open var rate: Float = 0
    /// Kept as it is set.
    open var volume: Float = 1
    /// Kept as it is set.
    open var isMuted = false
    /// Kept as it is set.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Kept as it is set.
    open var allowsExternalPlayback = true
    /// Kept as it is set.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Kept as it is set.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// As Apple's of this name.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// As Apple's of this name.
    open var status: Status { .unknown }
    /// Always nil.
    open var error: (any Error)? { nil }
    public override init() { super.init() }
    /// Creates one.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates one.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Does nothing.
    open func play() {}
    /// Does nothing.
    open func pause() {}
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// Does nothing.
    open func seek(to time: CMTime) {}
    /// As Apple's of this name.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Does nothing.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// As Apple's of this name.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// As Apple's of this name.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}
/// Plays media one after the other: not at all.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Kept as it is set.
    open private(set) var queued: [AVPlayerItem] = []
    /// Creates one.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queued = items
    }
    /// As Apple's of this name.
    open func items() -> [AVPlayerItem] { queued }
    /// As Apple's of this name.
    open func removeAllItems() { queued = [] }
    /// Does nothing.
    open func advanceToNextItem() {}
}
/// Plays media over and over: not at all.
open class AVPlayerLooper: NSObject {
    /// Creates one.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Does nothing.
    open func disableLooping() {}
}
/// Shows a player's picture: nothing but its background.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player whose video Apple's layer shows; kept without effect.
    open var player: AVPlayer?
    /// Kept as it is set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    /// As Apple's of this name.
    open var videoRect: CGRect { bounds }
    /// Creates one.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
