// Data table, written by `make members` from Sources/UIKit/Members/Lists/Controls.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKit

extension ViewPropertyList {
    static var label: ViewPropertyList {
        ViewPropertyList(UILabel.self, [
            ViewProperty("text", .text) { (view: UILabel) in .text(view.text as String?) },
            ViewProperty("font", .look) { (view: UILabel) in .font(view.font as UIFont?) },
            ViewProperty("textColor", .look) { (view: UILabel) in .color(view.textColor as UIColor?) },
            ViewProperty("textAlignment", .look) { (view: UILabel) in .choice(view.textAlignment) },
            ViewProperty("lineBreakMode", .look) { (view: UILabel) in .choice(view.lineBreakMode) },
            ViewProperty("attributedText", .text, follows: ["text", "font", "textColor", "textAlignment", "lineBreakMode"]) { (view: UILabel) in .attributedText(view.attributedText as NSAttributedString?) },
            ViewProperty("numberOfLines", .layout) { (view: UILabel) in .number(view.numberOfLines) },
            ViewProperty("preferredMaxLayoutWidth", .layout) { (view: UILabel) in .number(view.preferredMaxLayoutWidth) },
            ViewProperty("highlightedTextColor", .look) { (view: UILabel) in .color(view.highlightedTextColor as UIColor?) },
            ViewProperty("isHighlighted", .look) { (view: UILabel) in .flag(view.isHighlighted) },
            ViewProperty("isEnabled", .look) { (view: UILabel) in .flag(view.isEnabled) },
            ViewProperty("shadowColor", .look) { (view: UILabel) in .color(view.shadowColor as UIColor?) },
            ViewProperty("shadowOffset", .look) { (view: UILabel) in .size(view.shadowOffset) },
            ViewProperty("adjustsFontSizeToFitWidth", .look) { (view: UILabel) in .flag(view.adjustsFontSizeToFitWidth) },
            ViewProperty("minimumScaleFactor", .look) { (view: UILabel) in .number(view.minimumScaleFactor) },
        ])
    }

    static var imageView: ViewPropertyList {
        ViewPropertyList(UIImageView.self, [
            ViewProperty("image", .look) { (view: UIImageView) in .image(view.image as UIImage?) },
            ViewProperty("highlightedImage", .look) { (view: UIImageView) in .image(view.highlightedImage as UIImage?) },
            ViewProperty("isHighlighted", .look) { (view: UIImageView) in .flag(view.isHighlighted) },
            ViewProperty("isAnimating", .look) { (view: UIImageView) in .flag(view.isAnimating) },
            ViewProperty("animationImages", .look) { (view: UIImageView) in PropertyReading.animationImages(view) },
            ViewProperty("preferredSymbolConfiguration", .look) { (view: UIImageView) in PropertyReading.symbolConfiguration(view) },
        ])
    }

    static var control: ViewPropertyList {
        ViewPropertyList(UIControl.self, [
            ViewProperty("isEnabled", .look) { (view: UIControl) in .flag(view.isEnabled) },
            ViewProperty("isSelected", .look) { (view: UIControl) in .flag(view.isSelected) },
            ViewProperty("isHighlighted", .look) { (view: UIControl) in .flag(view.isHighlighted) },
            ViewProperty("contentHorizontalAlignment", .look) { (view: UIControl) in .choice(view.contentHorizontalAlignment) },
            ViewProperty("contentVerticalAlignment", .look) { (view: UIControl) in .choice(view.contentVerticalAlignment) },
            ViewProperty("targets and actions", .behaviour) { (view: UIControl) in PropertyReading.targetsAndActions(view) },
        ])
    }

    static var progressView: ViewPropertyList {
        ViewPropertyList(UIProgressView.self, [
            ViewProperty("progress", .look) { (view: UIProgressView) in .number(view.progress) },
            ViewProperty("progressTintColor", .look) { (view: UIProgressView) in .color(view.progressTintColor as UIColor?) },
            ViewProperty("trackTintColor", .look) { (view: UIProgressView) in .color(view.trackTintColor as UIColor?) },
        ])
    }

    static var activityIndicatorView: ViewPropertyList {
        ViewPropertyList(UIActivityIndicatorView.self, [
            ViewProperty("isAnimating", .look) { (view: UIActivityIndicatorView) in .flag(view.isAnimating) },
            ViewProperty("style", .look) { (view: UIActivityIndicatorView) in .choice(view.style) },
            ViewProperty("color", .look) { (view: UIActivityIndicatorView) in .color(view.color as UIColor?) },
        ])
    }

    static var button: ViewPropertyList {
        ViewPropertyList(UIButton.self, PropertyReading.buttonStates + [
            ViewProperty("titleLabel.font", .look) { (view: UIButton) in .font(view.titleLabel?.font as UIFont?) },
            ViewProperty("titleLabel.numberOfLines", .look) { (view: UIButton) in PropertyReading.titleLines(view) },
            ViewProperty("contentEdgeInsets", .layout) { (view: UIButton) in .insets(view.contentEdgeInsets) },
            ViewProperty("titleEdgeInsets", .layout) { (view: UIButton) in .insets(view.titleEdgeInsets) },
            ViewProperty("imageEdgeInsets", .layout) { (view: UIButton) in .insets(view.imageEdgeInsets) },
            ViewProperty("configuration", .look) { (view: UIButton) in Structure.value(of: view.configuration) },
        ])
    }

    static var `switch`: ViewPropertyList {
        ViewPropertyList(UISwitch.self, [
            ViewProperty("isOn", .look) { (view: UISwitch) in .flag(view.isOn) },
            ViewProperty("onTintColor", .look) { (view: UISwitch) in .color(view.onTintColor as UIColor?) },
            ViewProperty("thumbTintColor", .look) { (view: UISwitch) in .color(view.thumbTintColor as UIColor?) },
        ])
    }

    static var colorWell: ViewPropertyList {
        ViewPropertyList(UIColorWell.self, [
            ViewProperty("selectedColor", .look) { (view: UIColorWell) in .color(view.selectedColor as UIColor?) },
        ])
    }

    static var slider: ViewPropertyList {
        ViewPropertyList(UISlider.self, [
            ViewProperty("value", .look) { (view: UISlider) in .number(view.value) },
            ViewProperty("minimumValue", .look) { (view: UISlider) in .number(view.minimumValue) },
            ViewProperty("maximumValue", .look) { (view: UISlider) in .number(view.maximumValue) },
            ViewProperty("minimumTrackTintColor", .look) { (view: UISlider) in .color(view.minimumTrackTintColor as UIColor?) },
            ViewProperty("maximumTrackTintColor", .look) { (view: UISlider) in .color(view.maximumTrackTintColor as UIColor?) },
            ViewProperty("thumbTintColor", .look) { (view: UISlider) in .color(view.thumbTintColor as UIColor?) },
        ])
    }

    static var stepper: ViewPropertyList {
        ViewPropertyList(UIStepper.self, [
            ViewProperty("value", .behaviour) { (view: UIStepper) in .number(view.value) },
            ViewProperty("minimumValue", .behaviour) { (view: UIStepper) in .number(view.minimumValue) },
            ViewProperty("maximumValue", .behaviour) { (view: UIStepper) in .number(view.maximumValue) },
            ViewProperty("stepValue", .behaviour) { (view: UIStepper) in .number(view.stepValue) },
        ])
    }

    static var segmentedControl: ViewPropertyList {
        ViewPropertyList(UISegmentedControl.self, [
            ViewProperty("selectedSegmentIndex", .look) { (view: UISegmentedControl) in .number(view.selectedSegmentIndex) },
            ViewProperty("segments", .text) { (view: UISegmentedControl) in PropertyReading.segments(view) },
        ])
    }

    static var pageControl: ViewPropertyList {
        ViewPropertyList(UIPageControl.self, [
            ViewProperty("numberOfPages", .look) { (view: UIPageControl) in .number(view.numberOfPages) },
            ViewProperty("currentPage", .look) { (view: UIPageControl) in .number(view.currentPage) },
            ViewProperty("pageIndicatorTintColor", .look) { (view: UIPageControl) in .color(view.pageIndicatorTintColor as UIColor?) },
            ViewProperty("currentPageIndicatorTintColor", .look) { (view: UIPageControl) in .color(view.currentPageIndicatorTintColor as UIColor?) },
        ])
    }
}
