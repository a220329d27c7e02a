import UIKit

/// The laws about the size and traits of a view's window.
extension Law {
    /// Returns the settings that a view is changed to and back from.
    @MainActor private static func settings(_ subject: Subject) -> [Setting] {
        var all: [Setting] = []
        for width: CGFloat in [320, 414, 700] { all.append(Setting(width: width)) }
        all.append(Setting(style: .dark))
        for size: UIContentSizeCategory in [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraLarge] {
            all.append(Setting(textSize: size))
        }
        all.append(Setting(direction: .rightToLeft))
        all.append(Setting(scale: 3))
        return all
    }

    /// Changing a setting and changing it back equals no change.
    static let settingRoundTrip = Law(name: "return") { subject, _, report in
        for setting in settings(subject) {
            let stage = try SubjectWindow(subject)
            let before = stage.frames()
            stage.change(to: setting)
            stage.layOut()
            stage.change(to: Setting())
            let after = stage.frames()
            report.recordCase(before.entries.count)
            if let difference = after.difference(from: before) { report.record(difference, steps: ["\(setting)"]) }
        }
    }

    /// Repeating the layout has no effect.
    static let fixedPoint = Law(name: "fixed point") { subject, _, report in
        for setting in [Setting()] + settings(subject) {
            let stage = try SubjectWindow(subject, setting)
            let before = stage.frames()
            @MainActor func visit(_ view: UIView) {
                view.setNeedsLayout()
                view.setNeedsUpdateConstraints()
                view.subviews.forEach(visit)
            }
            visit(stage.view)
            let after = stage.frames()
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
