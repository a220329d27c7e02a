import CellSimGraphics
import Foundation
import UIKit

/// The part of `AccessibilityAudit` that audits a view at several text sizes.
extension AccessibilityAudit {
    /// The findings in a view at one text size, with a picture.
    package struct Result {
        package var findings: [Finding]
        package var picture: Bitmap
        package var scale: CGFloat

        /// The picture with a box around each issue.
        package var marked: MarkedPicture {
            var marked = MarkedPicture(picture, scale: scale)
            for finding in findings { marked.mark(finding.frame) }
            return marked
        }
    }

    /// Audits a view that is laid out in a host's window. Returns nil if its picture would exceed the maximum number of
    /// pixels.
    package func result(of view: UIView, background: RGBAColor, scale: CGFloat) -> Result? {
        guard let picture = HostWindow.draw(view, scale: scale, background: background) else { return nil }
        return Result(findings: findings(in: view, picture: picture, scale: scale), picture: picture, scale: scale)
    }

    /// Audits a view at the current text size, then its text at the largest text size and the same width. Cells, and views whose
    /// constraints determine their height, may grow. The view's position and size are restored afterwards.
    package func results(of view: UIView, appearance: Appearance) -> [Result] {
        let (parent, subviewIndex, frame) = (view.superview, view.superview?.subviews.firstIndex(of: view), view.frame)
        defer {
            view.removeFromSuperview()
            view.frame = frame
            if let parent, let subviewIndex { parent.insertSubview(view, at: subviewIndex) }
        }
        var results: [Result] = []
        for size in [appearance.textSize, .accessibility5] {
            var sizedAppearance = appearance
            sizedAppearance.textSize = size
            var audit = self
            if size != appearance.textSize { audit.rules.formIntersection([.clippedText]) }
            if audit.rules.isEmpty { continue }
            let host = ViewHost(sizedAppearance, size: frame.isEmpty ? nil : frame.size)
            host.show(view)
            if size != appearance.textSize || frame.isEmpty,
                let fitted = host.fittingHeight(
                    of: view, width: frame.isEmpty ? sizedAppearance.device.size.width : frame.width)
            {
                view.frame.size.height = max(fitted, frame.height)
                host.window.frame.size = view.frame.size
            }
            host.layoutUntilStable()
            let backgroundColor = host.resolve(.systemBackground)
            let result = audit.result(of: view, background: backgroundColor, scale: sizedAppearance.device.scale)
            if let result { results.append(result) }
            view.removeFromSuperview()
        }
        return results
    }
}
