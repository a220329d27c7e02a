import CellSimGraphics
import Foundation

/// The frames of an animated image: it is drawn as the first one.
struct ImageAnimation: Sendable {
    let frames: [UIImage]
    /// In seconds.
    let duration: TimeInterval
}

extension UIImage {
    /// The frames of an animated image; nil for others.
    public var images: [UIImage]? { values.animation?.frames }
    /// The duration of one cycle of an animated image, in seconds; 0 for others.
    public var duration: TimeInterval { values.animation?.duration ?? 0 }

    /// Returns an animated image with these frames. A picture shows the first frame.
    /// - Parameters:
    ///   - images: the frames, in order.
    ///   - duration: in seconds; 0 gives each frame a thirtieth.
    /// - Returns: nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        // Images that are themselves animated contribute their first frame.
        let frames = images.map { $0.images?.first ?? $0 }
        let seconds = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return first.with { $0.animation = ImageAnimation(frames: frames, duration: seconds) }
    }

    /// Returns an animated image of the main bundle's images `name0`, `name1` and so on, up to the first missing one;
    /// the first may be `name1`, or have no number.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            frames.append(frame)
        }
        if frames.isEmpty, let only = UIImage(named: name) { frames = [only] }
        return animatedImage(with: frames, duration: duration)
    }

    /// Returns the same as `animatedImageNamed(_:duration:)`, with caps (points) that keep their size when a frame is
    /// stretched.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns such an animated image with a resizing mode for the middle.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration), let frames = image.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }
}
