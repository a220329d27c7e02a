import CellSimGraphics
import Foundation

/// The colour or pattern for fills or strokes.
struct PDFPaint {
    var space = PDFColorSpace.gray
    var values: [CGFloat] = [0]
    /// The name of a pattern, or nil for a colour.
    var pattern: String?
}

/// The graphics state (PDF 32000-1:2008, 8.4).
struct PDFState {
    /// The transform from user space to picture points.
    var transform = CGAffineTransform.identity
    var fillPaint = PDFPaint()
    var strokePaint = PDFPaint()
    var fillOpacity: CGFloat = 1
    var strokeOpacity: CGFloat = 1
    var lineWidth: CGFloat = 1
    var cap = Stroke.Cap.butt
    var join = Stroke.Join.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var blend = BlendMode.normal
    /// The soft mask's dictionary, and the transform of user space when it was set.
    var softMask: (dictionary: PDFObject, transform: CGAffineTransform)?
    var textState = PDFTextState()

    var lineStyle: Stroke {
        Stroke(
            width: lineWidth, cap: cap, join: join, miterLimit: max(miterLimit, 1), dash: dash, dashPhase: dashPhase)
    }
}

/// The text state, which is part of the graphics state (PDF 32000-1:2008, 9.3).
struct PDFTextState {
    var characterSpacing: CGFloat = 0
    var wordSpacing: CGFloat = 0
    var horizontalScale: CGFloat = 1
    var leading: CGFloat = 0
    var rise: CGFloat = 0
    var renderingMode = 0
    var fontSize: CGFloat = 0
    var font: PDFFont?
    /// A Boolean value that indicates whether the missing font has already been reported.
    var hasReportedMissingFont = false
    var matrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
}
