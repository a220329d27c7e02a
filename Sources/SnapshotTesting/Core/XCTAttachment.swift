import Foundation
import Synchronization
import UIKit

/// What illustrates a failure. XCTest has no attachments on Linux: they become files beside the failed snapshot,
/// and attachments of Swift Testing where a test of it runs.
public final class XCTAttachment: Sendable {
    /// When an attachment is kept. Difference from Apple: attachments are written for failures only, and all are kept.
    public enum Lifetime: Int, Sendable {
        /// After any test.
        case keepAlways
        /// After failures.
        case deleteOnSuccess
    }
    /// How a picture is stored. Difference from Apple: always as PNG, without loss.
    public enum ImageQuality: Int, Sendable {
        /// As it is.
        case original
        /// PNG, as `original`.
        case medium
        /// PNG, as `original`.
        case low
    }

    private struct Labels {
        var name: String?
        var lifetime = Lifetime.deleteOnSuccess
    }

    private let labels = Mutex(Labels())
    /// What the bytes are, as in `public.png`; decides the file's extension.
    public let uniformTypeIdentifier: String
    /// The attachment's bytes.
    public let data: Data

    /// What the attachment is of; the end of its file's name.
    public var name: String? {
        get { labels.withLock { $0.name } }
        set { labels.withLock { $0.name = newValue } }
    }
    /// When it may go. Difference from Apple: files stay in either case, for only failures leave any.
    public var lifetime: Lifetime {
        get { labels.withLock { $0.lifetime } }
        set { labels.withLock { $0.lifetime = newValue } }
    }

    /// Bytes of an unknown kind (`public.data`).
    public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    /// Bytes of the kind that the identifier names.
    public init(data: Data, uniformTypeIdentifier: String) {
        (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
    }

    /// A picture as PNG; nothing when it has no pixels.
    public convenience init(image: UIImage) {
        self.init(data: ImageData.encode(image) ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// A picture as PNG, whatever the quality.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// A text in UTF-8.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }
}
