// Data table, written by `make members` from Sources/Apple/Declarations/MediaPlayer.declarations; do not edit.
// swift-format-ignore-file

/// The API of MediaPlayer, for source compatibility. Nothing is played.
@_exported import UIKit

/// A volume control, shown as an empty area with a label.
@preconcurrency @MainActor open class MPVolumeView: ForeignContentView {
    /// Stored without effect.
    open var showsVolumeSlider = true
    /// Stored without effect.
    open var showsRouteButton = true
}
/// The information about the current media for the lock screen. Stored without effect.
open class MPNowPlayingInfoCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let one = MPNowPlayingInfoCenter()
    /// Returns the shared object.
    open class func `default`() -> MPNowPlayingInfoCenter { unsafe one }
    /// Stores the value you set.
    open var nowPlayingInfo: [String: Any]?
}
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of an artist's name.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the elapsed time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the playback rate; 1 is normal.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The artwork of a media item.
open class MPMediaItemArtwork: NSObject {
    /// The bounds of the largest image, in points.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    /// Creates artwork whose images a function provides for each size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }
    /// Returns the image at a size (points).
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
/// The result of a remote command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// The command succeeded.
    case success = 0
    /// The command had no content to act on.
    case noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120
    /// The command failed.
    case commandFailed = 200
}
/// The event of a remote command. Never created.
open class MPRemoteCommandEvent: NSObject {}
/// A command from a headset or the lock screen. It is never sent.
open class MPRemoteCommand: NSObject {
    /// Stored without effect.
    open var isEnabled = true
    /// Does nothing: the command is never sent.
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTarget(_ target: Any?) {}
}
/// The commands from headsets and the lock screen. They are never sent.
open class MPRemoteCommandCenter: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let one = MPRemoteCommandCenter()
    /// Returns the shared object.
    open class func shared() -> MPRemoteCommandCenter { unsafe one }
    /// The command for playing. It is never sent.
    public let playCommand = MPRemoteCommand()
    /// The command for pausing. It is never sent.
    public let pauseCommand = MPRemoteCommand()
    /// The command for stopping. It is never sent.
    public let stopCommand = MPRemoteCommand()
    /// The command for toggling playback. It is never sent.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The command for the next track. It is never sent.
    public let nextTrackCommand = MPRemoteCommand()
    /// The command for the previous track. It is never sent.
    public let previousTrackCommand = MPRemoteCommand()
}
