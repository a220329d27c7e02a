import CellSimGraphics
import Foundation

// The older API for drawing images: begin a context, draw in it, get its image, and end it.

/// Begins an image context with a size in points, at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context, which becomes the current context. Raises for a size without pixels and for one with too
/// many, as iOS 17 does; the context then returns no image.
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the background is black instead of transparent.
///   - scale: The number of pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    if !(size.width > 0 && size.height > 0 && ImageRendering.isValidSize(size, scale: format.scale)) {
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size=\(ImageRendering.sizeDescription(of: size)),"
                + " scale=\(String(format: "%f", Double(format.scale))), bitmapInfo=\(opaque ? "0x2006" : "0x2002")."
                + " Use UIGraphicsImageRenderer to avoid this assert.")
    }
    let context = CGContext(traits: .current, bounds: CGRect(origin: .zero, size: size))
    context.imageFormat = format
    context.setPixels(scale: format.scale, isOpaque: opaque)
    UIGraphicsPushContext(context)
}

/// Returns the current drawing of the image context; nil in other contexts, or without a size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(),
        let format = context.imageFormat as? UIGraphicsImageRendererFormat,
        context.bounds.width > 0, context.bounds.height > 0
    else { return nil }
    return ImageRendering.make(DisplayList(size: context.bounds.size, commands: context.closedCommands), format)
}

/// Ends the current image context; does nothing in other contexts.
public func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext()?.imageFormat != nil { UIGraphicsPopContext() }
}
