import CellSimGraphics
import CellSimRaster
import Foundation
import Synchronization

/// Numbers that drawing functions are given: those that are none are ignored, as Core Graphics does, which says so.
enum DrawingNumbers {
    private static let wasSaid = Atomic(false)

    /// False for numbers of which one is not finite, after a note on stderr, which is written once.
    static func allow(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy(\.isFinite) || refuse() }

    static func allow(_ rect: CGRect) -> Bool { rect.isFinite || refuse() }

    static func allow(_ path: Path) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .quad(let control, let end): control.isFinite && end.isFinite
            case .curve(let first, let second, let end): first.isFinite && second.isFinite && end.isFinite
            case .close: true
            }
        } || refuse()
    }

    private static func refuse() -> Bool {
        guard !wasSaid.exchange(true, ordering: .relaxed) else { return false }
        let program = ProcessInfo.processInfo.processName
        FileHandle.standardError.write(
            Data(
                ("[\(program)] Error: this application, or a library it uses, has passed an invalid numeric value (NaN, or not-a-number)"
                    + " to CoreGraphics API and this value is being ignored. Please fix this problem.\n").utf8))
        return false
    }
}

/// The pictures that drawing functions make, and those of views.
package enum DrawnPicture {
    /// As many pixels as a PNG may have that is read: 512 MiB.
    private static let maximumPixels: CGFloat = 134_217_728

    /// Whether there can be a picture of that size (points) and scale: not of too many pixels, nor of sides that are none.
    package static func canBe(_ size: CGSize, scale: CGFloat) -> Bool {
        guard size.isFinite, scale.isFinite, scale > 0 else { return false }
        let (width, height) = (max(size.width * scale, 0), max(size.height * scale, 0))
        return width < maximumPixels && height < maximumPixels && width * height <= maximumPixels
    }

    /// What a list draws; nil for a picture that cannot be.
    static func make(_ list: DisplayList, _ format: UIGraphicsImageRendererFormat) -> UIImage? {
        guard canBe(list.size, scale: format.scale) else { return nil }
        let bitmap = Rasterizer(scale: format.scale).render(list, background: format.opaque ? .black : nil)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: format.scale, orientation: .up)
    }

    /// As `canBe`, for the picture of a view: raises where there cannot be one.
    package static func allows(_ size: CGSize, scale: CGFloat) -> Bool {
        if canBe(size, scale: scale) { return true }
        UIKitException.raiseOrRecord(
            ReuseException.inconsistency,
            "a view of \(size.width) × \(size.height) points cannot be drawn at \(scale) pixels a point")
        return false
    }

    /// `{365, 0}`, as exceptions tell sizes.
    static func text(of size: CGSize) -> String {
        String(format: "{%.17g, %.17g}", Double(size.width), Double(size.height))
    }
}
