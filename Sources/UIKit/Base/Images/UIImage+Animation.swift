import CellSimGraphics
import Foundation

/// The frames of an animated image, which is drawn as its first frame.
struct ImageAnimation: Sendable {
    let frames: [UIImage]
    /// The duration of one cycle in seconds.
    let duration: TimeInterval
}

extension UIImage {
    /// The frames of an animated image; nil for other images.
    public var images: [UIImage]? { values.animation?.frames }
    /// The duration of one cycle of an animated image, in seconds; 0 for other images.
    public var duration: TimeInterval { values.animation?.duration ?? 0 }

    /// Returns an animated image with these frames. It is drawn as its first frame.
    /// - Parameters:
    ///   - images: The frames in order.
    ///   - duration: The duration of a cycle in seconds; 0 means 1/30 second per frame.
    /// - Returns: The animated image; nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        // Images that are animated themselves contribute their first frame.
        let frames = images.map { $0.images?.first ?? $0 }
        let seconds = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return first.with { $0.animation = ImageAnimation(frames: frames, duration: seconds) }
    }

    /// Returns an animated image from the main bundle's images `name0`, `name1` and so on, up to the first missing one.
    /// The first can also be `name1`, or have no number.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            frames.append(frame)
        }
        if frames.isEmpty, let unnumberedFrame = UIImage(named: name) { frames = [unnumberedFrame] }
        return animatedImage(with: frames, duration: duration)
    }

    /// Returns an animated image like `animatedImageNamed(_:duration:)`, with caps (points) that keep their size when a
    /// frame is stretched.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image with caps (points) and a resizing mode for the middle.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration), let frames = image.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }
}
