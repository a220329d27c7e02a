import CellSimAutoLayout
import CellSimGraphics
import Foundation

/// Records images in a display list.
extension UIImage {
    /// Returns the colour that fills the image as a template, or `nil` if the image has its own colours.
    func fillColor(tint: UIColor?) -> UIColor? {
        switch renderingMode {
        case .alwaysTemplate: tint ?? values.tint ?? .black
        case .alwaysOriginal: values.tint
        case .automatic: values.tint ?? (isSymbolImage ? tint ?? .label : nil)
        }
    }

    /// Records the image, stretched to fill `rect` (points of the recorder's current layer).
    package func record(
        into recorder: inout DisplayRecorder, in rect: CGRect, tint: UIColor?, rightToLeft: Bool = false
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let color = fillColor(tint: tint)?.rgba(recorder.traits)
        if let symbol = values.symbol {
            let coloring = renderingMode == .alwaysOriginal && values.tint != nil ? nil : values.configuration?.coloring
            symbol.record(
                into: &recorder, in: rect, color: color ?? .black,
                palette: coloring?.palette(color ?? .black, recorder.traits) ?? [],
                weight: values.configuration?.weight ?? .regular, mirrored: rightToLeft && symbol.isDirectional)
            return
        }
        if values.isPlaceholder { return recordPlaceholder(into: &recorder, in: rect, tint: color) }
        let mirrored = rightToLeft && flipsForRightToLeftLayoutDirection
        if let vector = values.vector, vector.preservesVector, capInsets == .zero, imageOrientation == .up {
            return recordVector(vector, into: &recorder, in: rect, tint: color, mirrored: mirrored)
        }
        let pixelScale = values.vector == nil ? scale : UIImage.pixelScale(recorder.traits)
        let pixels = values.vector.map { $0.pixels(scale: pixelScale, size: size) } ?? cgImage
        guard let bitmap = pointPixels(size: rect.size, recorder.traits) ?? pixels?.bitmap, bitmap.width > 0,
            bitmap.height > 0
        else { return }
        guard imageOrientation == .up && !mirrored else {
            recordOriented(bitmap, into: &recorder, in: rect, tint: color, mirrored: mirrored)
            return
        }
        if capInsets == .zero {
            let source = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
            recorder.image(bitmap, source: source, in: rect, tint: color)
        } else {
            recordSliced(bitmap, scale: pixelScale, into: &recorder, in: rect, tint: color)
        }
    }

    /// Records a pale box with diagonals in place of a missing image.
    private func recordPlaceholder(into recorder: inout DisplayRecorder, in rect: CGRect, tint: RGBAColor?) {
        let base = tint ?? UIColor.systemGray.rgba(recorder.traits)
        func baseColor(_ opacity: CGFloat) -> RGBAColor {
            var color = base
            color.alpha = UInt8(saturating: CGFloat(base.alpha) * opacity)
            return color
        }
        recorder.fill(rect, color: baseColor(0.1))
        recorder.border(rect, width: 1, color: baseColor(0.4))
        guard rect.width > 2, rect.height > 2 else { return }
        var diagonals = Path()
        let innerRect = rect.insetBy(dx: 1, dy: 1)
        diagonals.move(to: CGPoint(x: innerRect.minX, y: innerRect.minY))
        diagonals.addLine(to: CGPoint(x: innerRect.maxX, y: innerRect.maxY))
        diagonals.move(to: CGPoint(x: innerRect.minX, y: innerRect.maxY))
        diagonals.addLine(to: CGPoint(x: innerRect.maxX, y: innerRect.minY))
        recorder.stroke(diagonals, Stroke(width: 1), color: baseColor(0.25))
    }

    /// Records the nine parts of a resizable image. The corners keep their size; the other parts are stretched or tiled.
    ///
    /// In the tiling mode, a centre of one point is stretched, which is the usual case. A larger centre is repeated.
    private func recordSliced(
        _ bitmap: Bitmap, scale: CGFloat, into recorder: inout DisplayRecorder, in rect: CGRect, tint: RGBAColor?
    ) {
        let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
        let columns = ImageSpan.split(
            length: width, low: capInsets.left, high: capInsets.right, into: rect.width, tiles: resizingMode == .tile)
        let rows = ImageSpan.split(
            length: height, low: capInsets.top, high: capInsets.bottom, into: rect.height, tiles: resizingMode == .tile)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
                    height: row.sourceLength * scale)
                let target = CGRect(
                    x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength,
                    height: row.targetLength)
                recorder.image(bitmap, source: source, in: target, tint: tint)
            }
        }
    }

    /// Records an image whose stored pixels are rotated or mirrored.
    private func recordOriented(
        _ bitmap: Bitmap, into recorder: inout DisplayRecorder, in rect: CGRect, tint: RGBAColor?, mirrored: Bool
    ) {
        var orientationTransform = imageOrientation.uprightTransform
        if mirrored {
            orientationTransform = orientationTransform.concatenating(
                CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        }
        let destination = recorder.absolute(rect)
        let destinationTransform = CGAffineTransform(
            a: destination.width, b: 0, c: 0, d: destination.height, tx: destination.minX, ty: destination.minY)
        recorder.append(.save)
        recorder.append(.concatenate(orientationTransform.concatenating(destinationTransform)))
        let source = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
        recorder.append(
            .image(bitmap, source: source, destination: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint))
        recorder.append(.restore)
    }
}

extension UIImage.Orientation {
    /// The transform from the unit square of the stored pixels to that of the upright image.
    var uprightTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}

/// A segment of an image along one axis, with its source and destination in points.
struct ImageSpan {
    var source, sourceLength, target, targetLength: CGFloat

    /// Splits an axis into the start cap, the centre and the end cap. The centre is repeated if it tiles and is longer than one point.
    static func split(length: CGFloat, low: CGFloat, high: CGFloat, into available: CGFloat, tiles: Bool) -> [ImageSpan]
    {
        let low = min(max(low, 0), length)
        let high = min(max(high, 0), length - low)
        // Caps that don't fit are scaled down.
        let capScale = low + high > available && low + high > 0 ? available / (low + high) : 1
        let (lowLength, highLength) = (low * capScale, high * capScale)
        var spans: [ImageSpan] = []
        if low > 0 { spans.append(ImageSpan(source: 0, sourceLength: low, target: 0, targetLength: lowLength)) }
        let (middle, middleLength) = (length - low - high, available - lowLength - highLength)
        if middle > 0 && middleLength > 0 {
            if tiles && middle > 1 {
                var filledLength: CGFloat = 0
                while filledLength < middleLength {
                    let tileLength = min(middle, middleLength - filledLength)
                    spans.append(
                        ImageSpan(
                            source: low, sourceLength: tileLength, target: lowLength + filledLength,
                            targetLength: tileLength))
                    filledLength += tileLength
                }
            } else {
                spans.append(
                    ImageSpan(source: low, sourceLength: middle, target: lowLength, targetLength: middleLength))
            }
        }
        if high > 0 {
            spans.append(
                ImageSpan(
                    source: length - high, sourceLength: high, target: available - highLength, targetLength: highLength)
            )
        }
        return spans
    }
}
