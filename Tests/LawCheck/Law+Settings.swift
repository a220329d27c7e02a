import UIKit

/// The laws about the size and traits of a view's window.
extension Law {
    /// Returns the settings that a view is changed to and back from.
    @MainActor private static func settings(_ subject: Subject) -> [Setting] {
        var result: [Setting] = []
        for width: CGFloat in [320, 414, 700] { result.append(Setting(width: width)) }
        result.append(Setting(style: .dark))
        for size: UIContentSizeCategory in [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraLarge] {
            result.append(Setting(textSize: size))
        }
        result.append(Setting(direction: .rightToLeft))
        result.append(Setting(scale: 3))
        return result
    }

    /// Changing a setting and changing it back equals no change.
    static let settingRoundTrip = Law(name: "return") { subject, _, report in
        for setting in settings(subject) {
            let window = try SubjectWindow(subject)
            let framesBefore = window.frames()
            window.change(to: setting)
            window.layOut()
            window.change(to: Setting())
            let framesAfter = window.frames()
            report.recordCase(framesBefore.entries.count)
            if let difference = framesAfter.difference(from: framesBefore) {
                report.record(difference, steps: ["\(setting)"])
            }
        }
    }

    /// Repeating the layout has no effect.
    static let fixedPoint = Law(name: "fixed point") { subject, _, report in
        for setting in [Setting()] + settings(subject) {
            let window = try SubjectWindow(subject, setting)
            let before = window.frames()
            @MainActor func visit(_ view: UIView) {
                view.setNeedsLayout()
                view.setNeedsUpdateConstraints()
                view.subviews.forEach(visit)
            }
            visit(window.view)
            let after = window.frames()
            report.recordCase(before.entries.count)
            if let difference = after.difference(from: before) { report.record(difference, steps: ["\(setting)"]) }
        }
    }

    /// Light and dark mode have the same frames.
    static let style = Law(name: "style") { subject, _, report in
        let light = try SubjectWindow(subject, Setting(style: .light)).frames()
        let dark = try SubjectWindow(subject, Setting(style: .dark)).frames()
        report.recordCase(light.entries.count)
        if let difference = dark.difference(from: light) { report.record(difference) }
    }
}
