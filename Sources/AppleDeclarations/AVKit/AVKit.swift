// Data table, written by `make members` from Sources/Apple/Declarations/AVKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of AVKit, for source compatibility. Videos aren't played: the controller shows only its background.
@_exported import AVFoundation
@_exported import UIKit

@MainActor private enum Players {
    static let key = NSObject()
}
extension AVPlayerViewController {
    private var address: UnsafeRawPointer { unsafe UnsafeRawPointer(Unmanaged.passUnretained(Players.key).toOpaque()) }
    /// Stored, but videos aren't played.
    public var player: AVPlayer? {
        get { unsafe objc_getAssociatedObject(self, address) as? AVPlayer }
        set { unsafe objc_setAssociatedObject(self, address, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
