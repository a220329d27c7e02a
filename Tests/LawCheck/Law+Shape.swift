import UIKit

/// The laws about layout directions, scales and fitting sizes.
extension Law {
    /// In the opposite direction each frame is mirrored, if only leading and trailing edges are used.
    static let mirror = Law(name: "mirror") { subject, _, report in
        let left = try SubjectWindow(subject, Setting(direction: .leftToRight))
        let right = try SubjectWindow(subject, Setting(direction: .rightToLeft))
        if let cause = left.causeOfAsymmetry { return report.exclude(cause, views: left.targets.count) }
        left.layOut()
        right.layOut()
        report.recordCase(left.targets.count)
        for (one, other) in zip(left.targets, right.targets).dropFirst() {
            guard let width = one.superview?.bounds.width else { continue }
            if sequence(first: one, next: \.superview).dropFirst().contains(where: { $0 is UIScrollView }) {
                report.exclude("content of scroll views")
                continue
            }
            if one.alignmentRectInsets.left != one.alignmentRectInsets.right {
                report.exclude("one-sided alignment rectangles")
                continue
            }
            var mirrored = one.frame
            mirrored.origin.x = width - one.frame.maxX
            guard !other.frame.isClose(to: mirrored, within: 0.5 + FrameRecord.tolerance) else { continue }
            return report.record(
                Difference(
                    view: "\(type(of: one)) \(one.nibIdentity?.objectID ?? "")", property: "frame",
                    expected: mirrored.roundedDescription, actual: other.frame.roundedDescription,
                    isAmbiguous: sequence(first: one, next: \.superview).contains { $0.hasAmbiguousLayout }))
        }
    }

    /// Frames are equal at all scales, except for one pixel, and one more for each text, which is rounded to pixels,
    /// and each row.
    static let scale = Law(name: "scale") { subject, _, report in
        let coarse = try SubjectWindow(subject, Setting(scale: 1))
        let expected = coarse.frames()
        // Each row of a table ends with a one-pixel separator.
        let texts = expected.entries.count { entry in
            guard !(entry.view.superview is UIControl) else { return false }
            return entry.view is UILabel || entry.view is UIControl || entry.view is UITextView
                || entry.view is UITableViewCell
        }
        for scale: CGFloat in [2, 3] {
            let fine = try SubjectWindow(subject, Setting(scale: scale)).frames()
            report.recordCase(fine.entries.count)
            guard let difference = fine.difference(from: expected, within: 1 + CGFloat(texts)) else { continue }
            if fine.wrapsTextDifferently(than: expected) {
                report.exclude("texts that break or end at another character", views: fine.entries.count)
            } else {
                report.record(difference, steps: ["scale 1 and \(scale)"])
            }
        }
    }

    /// A view that gets its `systemLayoutSizeFitting` size has that size again. The size is rounded up to whole pixels, so
    /// constraints may not need all of it.
    static let fitting = Law(name: "fitting") { subject, _, report in
        for width: CGFloat in [320, 414] {
            let stage = try SubjectWindow(subject, Setting(width: width))
            // Preserved margins depend on the view's position, which the first layout sets.
            stage.layOut()
            guard let height = stage.host.fittingHeight(of: stage.view, width: width) else {
                report.exclude("constraints give no height")
                continue
            }
            stage.view.frame.size.height = height
            stage.layOut()
            report.recordCase(1)
            let secondHeight = stage.host.fittingHeight(of: stage.view, width: width) ?? 0
            if abs(secondHeight - height) > FrameRecord.tolerance {
                report.record(
                    Difference(
                        view: "\(type(of: stage.view))", property: "systemLayoutSizeFitting", expected: "\(height)",
                        actual: "\(secondHeight)"),
                    steps: ["width \(width)", "asked before the size is taken and after"])
            }
            guard !subject.isCell else { continue }
            let constrained = try SubjectWindow(subject, Setting(width: width))
            constrained.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                constrained.view.topAnchor.constraint(equalTo: constrained.host.window.topAnchor),
                constrained.view.leadingAnchor.constraint(equalTo: constrained.host.window.leadingAnchor),
                constrained.view.widthAnchor.constraint(equalToConstant: width),
            ])
            constrained.layOut()
            if abs(constrained.view.frame.height - height) > 0.5 + FrameRecord.tolerance {
                report.record(
                    Difference(
                        view: "\(type(of: stage.view))", property: "height", expected: "\(height)",
                        actual: "\(constrained.view.frame.height)",
                        isAmbiguous: constrained.targets.contains(where: \.hasAmbiguousLayout)),
                    steps: ["width \(width)", "placed by constraints"])
            }
        }
    }
}

extension FrameRecord {
    /// Whether the lines of a label differ from a record at another scale. Labels are measured in whole pixels, so one more
    /// character or word may fit, which affects everything next to the label.
    fileprivate func wrapsTextDifferently(than other: FrameRecord) -> Bool {
        zip(entries, other.entries).contains { one, other in
            guard let one = one.view as? UILabel, let other = other.view as? UILabel, one.numberOfLines != 1 else {
                return false
            }
            let (size, otherSize) = (one.sizeOfLines(), other.sizeOfLines())
            let isBroken = size.height > one.font.lineHeight * 1.5 || one.isTruncated || other.isTruncated
            return abs(size.height - otherSize.height) > one.font.lineHeight / 2
                || isBroken && abs(size.width - otherSize.width) > 2
                || one.dependsOnOnePixel || other.dependsOnOnePixel
        }
    }
}

extension UILabel {
    /// Returns the size of the text when it is wrapped at a width that differs from the label's.
    /// - Parameters:
    ///   - wider: the difference in points.
    ///   - lines: the maximum number of lines; nil for the label's.
    fileprivate func sizeOfLines(wider: CGFloat = 0, lines: Int? = nil) -> CGSize {
        let box = CGRect(x: 0, y: 0, width: bounds.width + wider, height: 1e4)
        return textRect(forBounds: box, limitedToNumberOfLines: lines ?? numberOfLines).size
    }

    /// Whether the text has more lines than the label shows.
    fileprivate var isTruncated: Bool { sizeOfLines(lines: 0).height > sizeOfLines().height + 1 }

    /// Whether the label would have a different number of lines if it were one pixel wider or narrower. Measuring and the frame can round a
    /// fractional pixel width in opposite directions, so the text may be wrapped in only one of them.
    fileprivate var dependsOnOnePixel: Bool {
        let (height, pixel) = (sizeOfLines().height, 1 / max(traitCollection.displayScale, 1))
        return [-pixel, pixel].contains { change in
            let otherHeight = sizeOfLines(wider: change).height
            guard abs(otherHeight - height) > font.lineHeight / 2 else { return false }
            return height > font.lineHeight * 1.5 || abs(otherHeight - bounds.height) < 1
        }
    }
}

extension SubjectWindow {
    /// The reason why the view is not required to mirror; nil if it is required to.
    fileprivate var causeOfAsymmetry: String? {
        if targets.contains(where: { $0.semanticContentAttribute != .unspecified }) { return "forced directions" }
        let sided: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        if constraints.contains(where: { sided.contains($0.firstAttribute) || sided.contains($0.secondAttribute) }) {
            return "left and right edges"
        }
        // UIKit does not mirror centre constraints: their constant or multiplier stays on the same side.
        let centers: Set<NSLayoutConstraint.Attribute> = [.centerX, .centerXWithinMargins]
        let hasOffCenterConstraint = constraints.contains { one in
            guard centers.contains(one.firstAttribute) || centers.contains(one.secondAttribute) else { return false }
            return one.constant != 0 || one.multiplier != 1 || one.firstAttribute != one.secondAttribute
        }
        if hasOffCenterConstraint { return "distances and multiples of centres" }
        let usesAutoresizing = targets.dropFirst().contains { view in
            view.translatesAutoresizingMaskIntoConstraints && view.nibIdentity != nil
                && !(view.superview is UITableViewCell || view.superview is UICollectionViewCell)
        }
        return usesAutoresizing ? "autoresizing masks" : nil
    }
}
