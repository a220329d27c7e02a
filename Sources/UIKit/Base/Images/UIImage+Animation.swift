import CellSimGraphics
import Foundation

/// The frames and the duration of an animated image. CellSim draws its first frame.
struct ImageAnimation: Sendable {
    let frames: [UIImage]
    /// The duration of one cycle in seconds.
    let duration: TimeInterval
}

extension UIImage {
    /// The frames of an animated image, or `nil` for other images.
    public var images: [UIImage]? { values.animation?.frames }
    /// The duration of one cycle of an animated image in seconds, or 0 for other images.
    public var duration: TimeInterval { values.animation?.duration ?? 0 }

    /// Returns an animated image. CellSim draws its first frame.
    /// - Parameters:
    ///   - images: The frames, in order.
    ///   - duration: The duration of one cycle in seconds, or 0 for 1/30 second per frame.
    /// - Returns: The animated image, or `nil` without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        // If a frame is an animated image, its first frame is used.
        let frames = images.map { $0.images?.first ?? $0 }
        let seconds = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return first.with { $0.animation = ImageAnimation(frames: frames, duration: seconds) }
    }

    /// Returns an animated image of the main bundle's images `name0`, `name1` and so on, up to the first missing number. The first image
    /// can also be `name1` or `name`.
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

    /// Returns an animated image like `animatedImageNamed(_:duration:)`, with cap insets in points.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image with cap insets in points and a resizing mode.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration), let frames = image.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }
}
