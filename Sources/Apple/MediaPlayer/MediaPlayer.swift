/// MediaPlayer's names. Nothing is played.
@_exported import UIKit

/// A control of the machine's volume: a labelled, empty field.
@preconcurrency @MainActor open class MPVolumeView: ForeignContentView {
    /// Kept without effect.
    open var showsVolumeSlider = true
    /// Kept without effect.
    open var showsRouteButton = true
}

/// What the lock screen shows of what is played. Kept; nobody shows it.
open class MPNowPlayingInfoCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let one = MPNowPlayingInfoCenter()
    /// The one there is.
    open class func `default`() -> MPNowPlayingInfoCenter { unsafe one }
    /// Kept as it is set.
    open var nowPlayingInfo: [String: Any]?
}
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of an artist's name.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed, 1 as recorded.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
    /// How large the picture is at most, in points.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    /// A picture that a function makes for each size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }
    /// The picture in a size (points).
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// What a command of a headset or the lock screen came to.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was carried out.
    case success = 0
    /// There is nothing that it is about.
    case noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120
    /// It failed.
    case commandFailed = 200
}
/// A command that was given. Never made.
open class MPRemoteCommandEvent: NSObject {}
/// A command of a headset or the lock screen. Kept; nobody gives it.
open class MPRemoteCommand: NSObject {
    /// Kept without effect.
    open var isEnabled = true
    /// Keeps nothing: the command is never given.
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTarget(_ target: Any?) {}
}
/// The commands of headsets and the lock screen. Nobody gives them.
open class MPRemoteCommandCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let one = MPRemoteCommandCenter()
    /// The one there is.
    open class func shared() -> MPRemoteCommandCenter { unsafe one }
    /// A command that is never given.
    public let playCommand = MPRemoteCommand()
    /// A command that is never given.
    public let pauseCommand = MPRemoteCommand()
    /// A command that is never given.
    public let stopCommand = MPRemoteCommand()
    /// A command that is never given.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// A command that is never given.
    public let nextTrackCommand = MPRemoteCommand()
    /// A command that is never given.
    public let previousTrackCommand = MPRemoteCommand()
}
