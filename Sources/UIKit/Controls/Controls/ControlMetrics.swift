import CellSimGraphics
import Foundation

/// The metrics of controls, in points. They are those of iOS 17 unless they vary with the simulated system.
enum ControlMetrics {
    /// The metrics of buttons.
    enum Button {
        /// The font size of titles in system buttons.
        static let systemFontSize: CGFloat = 15
        /// The total padding above and below a title without content insets.
        static let titlePadding: CGFloat = 12
        /// The size of the close button.
        static let closeSize = CGSize(width: 30, height: 30)
        /// The size of the circled symbols in add, detail and info buttons. Source: a public reference image at 3x.
        static let circledSymbolSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)
        /// The minimum width of a button with a title.
        static let minimumWidth: CGFloat = 30
    }

    /// The metrics of switches.
    enum Switch {
        static var size: CGSize { SystemControls.switchSize.current }
        static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        static let thumbInset: CGFloat = 2
        static var thumb: CGSize { SystemControls.switchThumb.current }
    }

    /// The metrics of sliders.
    enum Slider {
        static var height: CGFloat { SystemControls.sliderHeight.current }
        static var alignmentInsets: UIEdgeInsets { SystemControls.sliderAlignment.current }
        static var trackHeight: CGFloat { SystemControls.sliderTrack.current }
        static var thumb: CGSize { SystemControls.sliderThumb.current }
        /// The vertical distance from the centre of the track up to the centre of the thumb.
        static var thumbVerticalOffset: CGFloat { SystemControls.sliderThumbVerticalOffset.current }
        /// The distance from the bounds to the ends of the track.
        static var trackInset: CGFloat { SystemControls.sliderTrackInset.current }
        /// The additional distance that the thumb moves at each end.
        static var thumbOverhang: CGFloat { SystemControls.sliderOverhang.current }
    }

    /// The metrics of steppers.
    enum Stepper {
        static let size = CGSize(width: 94, height: 32)
        static var radius: CGFloat { SystemRadii.stepper.current }
    }

    /// The metrics of segmented controls.
    enum Segments {
        static let height: CGFloat = 32
        static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        static let fontSize: CGFloat = 13
        /// The total padding at both sides of a title.
        static let padding: CGFloat = 20
        static var separator: CGFloat { SystemControls.segmentSeparator.current }
        static var radius: CGFloat { SystemRadii.segmentedControl.current }
    }

    /// The metrics of progress views.
    enum Progress {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
    }

    /// The metrics of page controls.
    enum PageControl {
        static let dot: CGFloat = 7.5
        /// The distance between the centres of adjacent dots.
        static let pitch: CGFloat = 17 + 2.0 / 3
        /// The width that each page adds to the control.
        static let pageWidth: CGFloat = 16
        /// The total padding outside the first and last dots.
        static let padding: CGFloat = 25
        static let height: CGFloat = 25 + 2.0 / 3
    }

    /// The metrics of text fields.
    enum TextField {
        static let roundedHeight: CGFloat = 34
        static let inset: CGFloat = 7
        static let radius: CGFloat = 5
        static let clearButton: CGFloat = 19
    }

    /// The shadow of a thumb or a selected segment. `blur` is the standard deviation of the Gaussian, in points.
    struct DropShadow {
        let alpha: UInt8
        let verticalOffset: CGFloat
        let blur: CGFloat
    }

    static let segmentShadow = [DropShadow(alpha: 31, verticalOffset: 3, blur: 2.9)]
    static let switchShadow = [
        DropShadow(alpha: 38, verticalOffset: 3, blur: 2.9), DropShadow(alpha: 15, verticalOffset: 1, blur: 0.5),
    ]
    static let sliderShadow = [
        DropShadow(alpha: 31, verticalOffset: 4, blur: 4.5), DropShadow(alpha: 31, verticalOffset: 0.5, blur: 1.5),
    ]

    /// Draws a raised shape, such as a thumb or a selected segment.
    static func recordThumb(
        _ rect: CGRect, radius: CGFloat, color: RGBAColor, shadows: [DropShadow], into recorder: inout DisplayRecorder
    ) {
        let path = Path.roundedRect(rect, radii: CornerRadii(radius))
        for shadow in shadows {
            recorder.shadow(
                path, color: RGBAColor(red: 0, green: 0, blue: 0, alpha: shadow.alpha),
                offset: CGSize(width: 0, height: shadow.verticalOffset), blurRadius: shadow.blur)
        }
        recorder.fill(rect, radii: CornerRadii(radius), color: color)
    }

    /// Draws a control, at half opacity if it is disabled. `reach` is the extent of its shadows beyond `bounds`, in points.
    static func recordDimmed(
        _ isDisabled: Bool, _ bounds: CGRect, reach: CGFloat = 20, into recorder: inout DisplayRecorder,
        _ body: (inout DisplayRecorder) -> Void
    ) {
        guard isDisabled else { return body(&recorder) }
        recorder.append(.beginGroup(opacity: 0.5, bounds: recorder.absolute(bounds.insetBy(dx: -reach, dy: -reach))))
        body(&recorder)
        recorder.append(.endGroup)
    }
}
