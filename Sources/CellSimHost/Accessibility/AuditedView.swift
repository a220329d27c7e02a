import CellSimGraphics
import Foundation
import UIKit

extension AccessibilityAudit {
    /// The findings in a view at one text size, and its picture.
    package struct Result {
        package var findings: [Finding]
        package var picture: Bitmap
        package var scale: CGFloat

        /// The picture with a box around each finding.
        package var marked: MarkedPicture {
            var marked = MarkedPicture(picture, scale: scale)
            for finding in findings { marked.mark(finding.frame) }
            return marked
        }
    }

    /// Audits a view that is laid out in a host's window; nil if it has more pixels than a picture can have.
    package func result(of view: UIView, background: RGBAColor, scale: CGFloat) -> Result? {
        guard let picture = HostWindow.draw(view, scale: scale, background: background) else { return nil }
        return Result(findings: findings(in: view, picture: picture, scale: scale), picture: picture, scale: scale)
    }

    /// Audits a view as it is, and its texts at the largest text size, at the same width; cells and views whose constraints give
    /// them a height may grow. The view then gets its position and size back.
    package func results(of view: UIView, appearance: Appearance) -> [Result] {
        let (parent, location, frame) = (view.superview, view.superview?.subviews.firstIndex(of: view), view.frame)
        defer {
            view.removeFromSuperview()
            view.frame = frame
            if let parent, let location { parent.insertSubview(view, at: location) }
        }
        var results: [Result] = []
        for size in [appearance.textSize, .accessibility5] {
            var look = appearance
            look.textSize = size
            var audit = self
            if size != appearance.textSize { audit.rules.formIntersection([.clippedText]) }
            if audit.rules.isEmpty { continue }
            let host = ViewHost(look, size: frame.isEmpty ? nil : frame.size)
            host.show(view)
            if size != appearance.textSize || frame.isEmpty,
                let fitted = host.fittingHeight(of: view, width: frame.isEmpty ? look.device.size.width : frame.width)
            {
                view.frame.size.height = max(fitted, frame.height)
                host.window.frame.size = view.frame.size
            }
            host.layoutUntilStable()
            let ground = host.resolve(.systemBackground)
            let result = audit.result(of: view, background: ground, scale: look.device.scale)
            if let result { results.append(result) }
            view.removeFromSuperview()
        }
        return results
    }
}
