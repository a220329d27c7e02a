import Foundation
import UIKit

/// Controls and what shows values.
extension ViewPropertyList {
    static var control: ViewPropertyList {
        ViewPropertyList(
            UIControl.self,
            [
                ViewProperty("isEnabled", .look) { (control: UIControl) in .flag(control.isEnabled) },
                ViewProperty("isSelected", .look) { (control: UIControl) in .flag(control.isSelected) },
                ViewProperty("isHighlighted", .look) { (control: UIControl) in .flag(control.isHighlighted) },
                ViewProperty("contentHorizontalAlignment", .look) { (control: UIControl) in
                    .choice(control.contentHorizontalAlignment)
                },
                ViewProperty("contentVerticalAlignment", .look) { (control: UIControl) in
                    .choice(control.contentVerticalAlignment)
                },
                ViewProperty("targets and actions", .behaviour) { (control: UIControl) in
                    .count(handlerCount(control), "action")
                },
            ])
    }

    private static func handlerCount(_ control: UIControl) -> Int {
        var count = 0
        control.enumerateEventHandlers { _, _, _, _ in count += 1 }
        return count
    }

    static var button: ViewPropertyList {
        let states: [(UIControl.State, String)] = [
            (.normal, ""), (.highlighted, " (highlighted)"), (.selected, " (selected)"), (.disabled, " (disabled)"),
        ]
        var list: [ViewProperty] = []
        for (state, suffix) in states {
            list += [
                stateProperty("title", suffix, .text, state) { .text($0.title(for: $1)) },
                stateProperty("attributedTitle", suffix, .text, state) { .attributedText($0.attributedTitle(for: $1)) },
                stateProperty("titleColor", suffix, .look, state) { .color($0.titleColor(for: $1)) },
                stateProperty("image", suffix, .look, state) { .image($0.image(for: $1)) },
                stateProperty("backgroundImage", suffix, .look, state) { .image($0.backgroundImage(for: $1)) },
            ]
        }
        list += [
            ViewProperty("titleLabel.font", .look) { (button: UIButton) in .font(button.titleLabel?.font) },
            ViewProperty("titleLabel.numberOfLines", .look) { (button: UIButton) in
                .number(button.titleLabel?.numberOfLines ?? 0)
            },
            ViewProperty("contentEdgeInsets", .layout) { (button: UIButton) in .insets(button.contentEdgeInsets) },
            ViewProperty("titleEdgeInsets", .layout) { (button: UIButton) in .insets(button.titleEdgeInsets) },
            ViewProperty("imageEdgeInsets", .layout) { (button: UIButton) in .insets(button.imageEdgeInsets) },
            ViewProperty("configuration", .look) { (button: UIButton) in Structure.value(of: button.configuration) },
        ]
        return ViewPropertyList(UIButton.self, list)
    }

    /// What a button shows in a state; of states other than the normal one only what is their own.
    private static func stateProperty(
        _ name: String, _ suffix: String, _ kind: DifferenceKind, _ state: UIControl.State,
        _ read: @escaping @MainActor (UIButton, UIControl.State) -> PropertyValue
    ) -> ViewProperty {
        // Colours depend on the tint and on the state that the button is in.
        let origins = name == "titleColor" ? ["tintColor", "isEnabled", "isSelected", "isHighlighted"] : []
        let follows = suffix.isEmpty ? origins : [name] + origins
        return ViewProperty(name + suffix, kind, follows: follows) { (button: UIButton) in
            let value = read(button, state)
            return state == .normal || value != read(button, .normal) ? value : .none
        }
    }

    static var `switch`: ViewPropertyList {
        ViewPropertyList(
            UISwitch.self,
            [
                ViewProperty("isOn", .look) { (control: UISwitch) in .flag(control.isOn) },
                ViewProperty("onTintColor", .look) { (control: UISwitch) in .color(control.onTintColor) },
                ViewProperty("thumbTintColor", .look) { (control: UISwitch) in .color(control.thumbTintColor) },
            ])
    }

    static var slider: ViewPropertyList {
        ViewPropertyList(
            UISlider.self,
            [
                ViewProperty("value", .look) { (slider: UISlider) in .number(slider.value) },
                ViewProperty("minimumValue", .look) { (slider: UISlider) in .number(slider.minimumValue) },
                ViewProperty("maximumValue", .look) { (slider: UISlider) in .number(slider.maximumValue) },
                ViewProperty("minimumTrackTintColor", .look) { (slider: UISlider) in
                    .color(slider.minimumTrackTintColor)
                },
                ViewProperty("maximumTrackTintColor", .look) { (slider: UISlider) in
                    .color(slider.maximumTrackTintColor)
                },
                ViewProperty("thumbTintColor", .look) { (slider: UISlider) in .color(slider.thumbTintColor) },
            ])
    }

    static var stepper: ViewPropertyList {
        ViewPropertyList(
            UIStepper.self,
            [
                ViewProperty("value", .behaviour) { (stepper: UIStepper) in .number(stepper.value) },
                ViewProperty("minimumValue", .behaviour) { (stepper: UIStepper) in .number(stepper.minimumValue) },
                ViewProperty("maximumValue", .behaviour) { (stepper: UIStepper) in .number(stepper.maximumValue) },
                ViewProperty("stepValue", .behaviour) { (stepper: UIStepper) in .number(stepper.stepValue) },
            ])
    }

    static var segmentedControl: ViewPropertyList {
        ViewPropertyList(
            UISegmentedControl.self,
            [
                ViewProperty("selectedSegmentIndex", .look) { (control: UISegmentedControl) in
                    .number(control.selectedSegmentIndex)
                },
                ViewProperty("segments", .text) { (control: UISegmentedControl) in
                    .list(
                        (0..<control.numberOfSegments).map { index in
                            .list([
                                .text(control.titleForSegment(at: index)), .image(control.imageForSegment(at: index)),
                                .flag(control.isEnabledForSegment(at: index)),
                            ])
                        })
                },
            ])
    }

    static var pageControl: ViewPropertyList {
        ViewPropertyList(
            UIPageControl.self,
            [
                ViewProperty("numberOfPages", .look) { (control: UIPageControl) in .number(control.numberOfPages) },
                ViewProperty("currentPage", .look) { (control: UIPageControl) in .number(control.currentPage) },
                ViewProperty("pageIndicatorTintColor", .look) { (control: UIPageControl) in
                    .color(control.pageIndicatorTintColor)
                },
                ViewProperty("currentPageIndicatorTintColor", .look) { (control: UIPageControl) in
                    .color(control.currentPageIndicatorTintColor)
                },
            ])
    }

    static var progressView: ViewPropertyList {
        ViewPropertyList(
            UIProgressView.self,
            [
                ViewProperty("progress", .look) { (view: UIProgressView) in .number(view.progress) },
                ViewProperty("progressTintColor", .look) { (view: UIProgressView) in .color(view.progressTintColor) },
                ViewProperty("trackTintColor", .look) { (view: UIProgressView) in .color(view.trackTintColor) },
            ])
    }

    static var activityIndicator: ViewPropertyList {
        ViewPropertyList(
            UIActivityIndicatorView.self,
            [
                ViewProperty("isAnimating", .look) { (view: UIActivityIndicatorView) in .flag(view.isAnimating) },
                ViewProperty("style", .look) { (view: UIActivityIndicatorView) in .choice(view.style) },
                ViewProperty("color", .look) { (view: UIActivityIndicatorView) in .color(view.color as UIColor?) },
            ])
    }
}
