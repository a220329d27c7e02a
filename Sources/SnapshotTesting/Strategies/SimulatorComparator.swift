import CellSimCompare
import UIKit

/// The origin of references that another program recorded.
public enum ReferenceOrigin: Sendable {
    /// A reference from an iOS simulator, whose text rendering differs.
    case simulator
}

extension Snapshotting where Format == UIImage {
    /// Returns a strategy that compares pictures with references from a simulator. Lines of text, images and straight lines must
    /// match within one point, and flat areas must have the same colours within two levels. The shapes of letters are ignored.
    ///
    /// New references are recorded in the same way as without this method.
    public func against(_ origin: ReferenceOrigin) -> Snapshotting {
        let images = diffing
        let simulatorDiffing = Diffing<UIImage>(toData: images.toData, fromData: images.fromData) { old, new in
            guard let mismatch = SimulatorComparator.mismatch(reference: old, new: new) else { return nil }
            return (mismatch.message, ImageComparator.attachments(reference: old, new: new, mismatch.difference))
        }
        return Snapshotting(pathExtension: pathExtension, diffing: simulatorDiffing, asyncSnapshot: snapshot)
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Returns a strategy that compares a view with a reference from another program; see `against(_:)`. The size is in points.
    public static func image(
        against origin: ReferenceOrigin, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting { image(size: size, traits: traits).against(origin) }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Returns a strategy that compares a controller's view with a reference from another program; see `against(_:)`. Sizes are in points.
    public static func image(
        against origin: ReferenceOrigin, on config: ViewImageConfig? = nil, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let strategy =
            config.map { image(on: $0, size: size, traits: traits) } ?? image(size: size, traits: traits)
        return strategy.against(origin)
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Returns a strategy that compares an image with a reference from another program; see `against(_:)`.
    public static func image(against origin: ReferenceOrigin, scale: CGFloat? = nil) -> Snapshotting {
        image(scale: scale).against(origin)
    }
}

/// Compares an image with a simulator's image, and describes the differences.
enum SimulatorComparator {
    /// The maximum number of differences in a message.
    private static let maximumListedFindings = 5

    /// Compares two images.
    /// - Returns: nil if they match.
    static func mismatch(reference: UIImage, new: UIImage) -> ImageComparator.Mismatch? {
        guard let old = reference.cgImage?.bitmap else { return .init(message: "Reference image could not be loaded.") }
        guard let picture = new.cgImage?.bitmap else {
            return .init(message: "Newly-taken snapshot could not be loaded.")
        }
        guard picture.width > 0, picture.height > 0 else { return .init(message: "Newly-taken snapshot is empty.") }
        if old == picture { return nil }
        var rule = ComparisonRule()
        (rule.method, rule.scale) = (.simulator, Int(new.scale.rounded()))
        let difference = PictureDifference(reference: old, actual: picture, rule: rule)
        guard let comparison = difference.comparison.simulator, comparison.differenceClass != .same else { return nil }
        let findingTexts = comparison.findings.prefix(maximumListedFindings).map { "\($0.kind) at \($0.box)" }
        let rest = comparison.findings.count - findingTexts.count
        let message =
            "Compared with the simulator's picture: \(comparison.differenceClass.words).\n"
            + (findingTexts + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
        return .init(message: message, difference: difference)
    }
}
