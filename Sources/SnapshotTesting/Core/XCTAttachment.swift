import CellSimCompare
import Foundation
import Synchronization
import UIKit

/// A file that illustrates a failure. XCTest on Linux has no attachments, so they are saved next to the failed snapshot. In
/// Swift Testing, they are also attached to the current test.
public final class XCTAttachment: Sendable {
    /// The condition under which an attachment is kept. Difference from Apple: only failures write attachments, and all of
    /// them are kept.
    public enum Lifetime: Int, Sendable {
        /// Keeps the attachment after every test.
        case keepAlways
        /// Keeps the attachment only after failures.
        case deleteOnSuccess
    }
    /// The storage format of an image. Difference from Apple: images are always stored as lossless PNG.
    public enum ImageQuality: Int, Sendable {
        /// Unchanged.
        case original
        /// The same as `original`.
        case medium
        /// The same as `original`.
        case low
    }

    /// The properties that can change after initialization.
    private struct MutableState {
        var name: String?
        var lifetime = Lifetime.deleteOnSuccess
    }

    private let labels = Mutex(MutableState())
    /// The uniform type identifier of the data, such as `public.png`. It determines the file extension.
    public let uniformTypeIdentifier: String
    /// The attachment's data.
    public let data: Data

    /// The compared pictures, if the attachment is a difference picture.
    let difference: PictureDifference?

    /// The attachment's name, which is part of its file name.
    public var name: String? {
        get { labels.withLock { $0.name } }
        set { labels.withLock { $0.name = newValue } }
    }
    /// The condition under which the attachment is kept. Difference from Apple: files are always kept, because only failures
    /// write them.
    public var lifetime: Lifetime {
        get { labels.withLock { $0.lifetime } }
        set { labels.withLock { $0.lifetime = newValue } }
    }

    /// Creates an attachment from data of an unknown type (`public.data`).
    public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    /// Creates an attachment from data of a type.
    public init(data: Data, uniformTypeIdentifier: String) {
        (self.data, self.uniformTypeIdentifier, difference) = (data, uniformTypeIdentifier, nil)
    }

    /// Creates an attachment from a PNG.
    init(png: Data, name: String, difference: PictureDifference? = nil) {
        (data, uniformTypeIdentifier, self.difference) = (png, "public.png", difference)
        self.name = name
    }

    /// Creates an attachment from an image, as PNG. It is empty if the image has no pixels.
    public convenience init(image: UIImage) {
        self.init(data: ImageData.encode(image) ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// Creates an attachment from an image, as PNG. The quality is ignored.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Creates an attachment from text in UTF-8.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }
}
