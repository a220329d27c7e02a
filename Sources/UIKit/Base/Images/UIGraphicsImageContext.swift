import CellSimGraphics
import Foundation

// The older API for drawing images: begin a context, draw in it, get the image, and end the context.

/// Begins an image context with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context and makes it the current context. Raises an exception if the size is empty or too large, as in iOS 17; such a
/// context doesn't return an image.
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the background is black instead of transparent.
///   - scale: The number of pixels per point, or 0 for the screen's scale.
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

/// Returns the image drawn in the current image context so far, or `nil` if the current context is not an image context or is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(),
        let format = context.imageFormat as? UIGraphicsImageRendererFormat,
        context.bounds.width > 0, context.bounds.height > 0
    else { return nil }
    return ImageRendering.makeImage(DisplayList(size: context.bounds.size, commands: context.closedCommands), format)
}

/// Ends the current image context. Does nothing if the current context is not an image context.
public func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext()?.imageFormat != nil { UIGraphicsPopContext() }
}
