// Data table, written by `make members` from Sources/UIKit/Members/Lists/Controls.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var controls: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UILabel.self, { label }),
            (UIImageView.self, { imageView }),
            (UIControl.self, { control }),
            (UIButton.self, { button }),
            (UISwitch.self, { `switch` }),
            (UIColorWell.self, { colorWell }),
            (UISlider.self, { slider }),
            (UIStepper.self, { stepper }),
            (UISegmentedControl.self, { segmentedControl }),
            (UIPageControl.self, { pageControl }),
            (UIProgressView.self, { progressView }),
            (UIActivityIndicatorView.self, { activityIndicatorView }),
            (UIDatePicker.self, { datePicker }),
            (UIPickerView.self, { pickerView }),
        ]
    }

    private static var label: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory) { $0.adjustsFontForContentSizeCategory = $1 },
            KeyValueProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth) { $0.adjustsFontSizeToFitWidth = $1 },
            KeyValueProperty("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation) { $0.allowsDefaultTighteningForTruncation = $1 },
            KeyValueProperty("attributedText", \UILabel.attributedText) { $0.attributedText = $1 },
            KeyValueProperty("baselineAdjustment", \UILabel.baselineAdjustment) { $0.baselineAdjustment = $1 },
            KeyValueProperty("font", \UILabel.font) { $0.font = $1 },
            KeyValueProperty("highlightedTextColor", \UILabel.highlightedTextColor) { $0.highlightedTextColor = $1 },
            KeyValueProperty("isEnabled", \UILabel.isEnabled) { $0.isEnabled = $1 },
            KeyValueProperty("isHighlighted", \UILabel.isHighlighted) { $0.isHighlighted = $1 },
            KeyValueProperty("lineBreakMode", \UILabel.lineBreakMode) { $0.lineBreakMode = $1 },
            KeyValueProperty("lineBreakStrategy", \UILabel.lineBreakStrategy) { $0.lineBreakStrategy = $1 },
            KeyValueProperty("minimumScaleFactor", \UILabel.minimumScaleFactor) { $0.minimumScaleFactor = $1 },
            KeyValueProperty("numberOfLines", \UILabel.numberOfLines) { $0.numberOfLines = $1 },
            KeyValueProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth) { $0.preferredMaxLayoutWidth = $1 },
            KeyValueProperty("shadowColor", \UILabel.shadowColor) { $0.shadowColor = $1 },
            KeyValueProperty("shadowOffset", \UILabel.shadowOffset) { $0.shadowOffset = $1 },
            KeyValueProperty("text", \UILabel.text) { $0.text = $1 },
            KeyValueProperty("textAlignment", \UILabel.textAlignment) { $0.textAlignment = $1 },
            KeyValueProperty("textColor", \UILabel.textColor) { $0.textColor = $1 },
        ]
    }

    private static var imageView: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsImageSizeForAccessibilityContentSizeCategory", \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 },
            KeyValueProperty("animationDuration", \UIImageView.animationDuration) { $0.animationDuration = $1 },
            KeyValueProperty("animationImages", \UIImageView.animationImages) { $0.animationImages = $1 },
            KeyValueProperty("animationRepeatCount", \UIImageView.animationRepeatCount) { $0.animationRepeatCount = $1 },
            KeyValueProperty("highlightedAnimationImages", \UIImageView.highlightedAnimationImages) { $0.highlightedAnimationImages = $1 },
            KeyValueProperty("highlightedImage", \UIImageView.highlightedImage) { $0.highlightedImage = $1 },
            KeyValueProperty("image", \UIImageView.image) { $0.image = $1 },
            KeyValueProperty("isHighlighted", \UIImageView.isHighlighted) { $0.isHighlighted = $1 },
            KeyValueProperty("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration) { $0.preferredSymbolConfiguration = $1 },
        ]
    }

    private static var control: [KeyValueProperty] {
        [
            KeyValueProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment) { $0.contentHorizontalAlignment = $1 },
            KeyValueProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment) { $0.contentVerticalAlignment = $1 },
            KeyValueProperty("isEnabled", \UIControl.isEnabled) { $0.isEnabled = $1 },
            KeyValueProperty("isHighlighted", \UIControl.isHighlighted) { $0.isHighlighted = $1 },
            KeyValueProperty("isSelected", \UIControl.isSelected) { $0.isSelected = $1 },
        ]
    }

    private static var button: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsImageSizeForAccessibilityContentSizeCategory", \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 },
            KeyValueProperty("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled) { $0.adjustsImageWhenDisabled = $1 },
            KeyValueProperty("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted) { $0.adjustsImageWhenHighlighted = $1 },
            KeyValueProperty("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction) { $0.changesSelectionAsPrimaryAction = $1 },
            KeyValueProperty("configuration", \UIButton.configuration) { $0.configuration = $1 },
            KeyValueProperty("contentEdgeInsets", \UIButton.contentEdgeInsets) { $0.contentEdgeInsets = $1 },
            KeyValueProperty(readOnly: "currentTitle", \UIButton.currentTitle),
            KeyValueProperty("imageEdgeInsets", \UIButton.imageEdgeInsets) { $0.imageEdgeInsets = $1 },
            KeyValueProperty(readOnly: "imageView", \UIButton.imageView),
            KeyValueProperty("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted) { $0.reversesTitleShadowWhenHighlighted = $1 },
            KeyValueProperty("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted) { $0.showsTouchWhenHighlighted = $1 },
            KeyValueProperty(readOnly: "subtitleLabel", \UIButton.subtitleLabel),
            KeyValueProperty("titleEdgeInsets", \UIButton.titleEdgeInsets) { $0.titleEdgeInsets = $1 },
            KeyValueProperty(readOnly: "titleLabel", \UIButton.titleLabel),
        ]
    }

    private static var `switch`: [KeyValueProperty] {
        [
            KeyValueProperty("isOn", \UISwitch.isOn) { $0.isOn = $1 },
            KeyValueProperty("onTintColor", \UISwitch.onTintColor) { $0.onTintColor = $1 },
            KeyValueProperty("thumbTintColor", \UISwitch.thumbTintColor) { $0.thumbTintColor = $1 },
            KeyValueProperty("title", \UISwitch.title) { $0.title = $1 },
        ]
    }

    private static var colorWell: [KeyValueProperty] {
        [
            KeyValueProperty("selectedColor", \UIColorWell.selectedColor) { $0.selectedColor = $1 },
        ]
    }

    private static var slider: [KeyValueProperty] {
        [
            KeyValueProperty("isContinuous", \UISlider.isContinuous) { $0.isContinuous = $1 },
            KeyValueProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor) { $0.maximumTrackTintColor = $1 },
            KeyValueProperty("maximumValue", \UISlider.maximumValue) { $0.maximumValue = $1 },
            KeyValueProperty("maximumValueImage", \UISlider.maximumValueImage) { $0.maximumValueImage = $1 },
            KeyValueProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor) { $0.minimumTrackTintColor = $1 },
            KeyValueProperty("minimumValue", \UISlider.minimumValue) { $0.minimumValue = $1 },
            KeyValueProperty("minimumValueImage", \UISlider.minimumValueImage) { $0.minimumValueImage = $1 },
            KeyValueProperty("thumbTintColor", \UISlider.thumbTintColor) { $0.thumbTintColor = $1 },
            KeyValueProperty("value", \UISlider.value) { $0.value = $1 },
        ]
    }

    private static var stepper: [KeyValueProperty] {
        [
            KeyValueProperty("autorepeat", \UIStepper.autorepeat) { $0.autorepeat = $1 },
            KeyValueProperty("isContinuous", \UIStepper.isContinuous) { $0.isContinuous = $1 },
            KeyValueProperty("maximumValue", \UIStepper.maximumValue) { $0.maximumValue = $1 },
            KeyValueProperty("minimumValue", \UIStepper.minimumValue) { $0.minimumValue = $1 },
            KeyValueProperty("stepValue", \UIStepper.stepValue) { $0.stepValue = $1 },
            KeyValueProperty("value", \UIStepper.value) { $0.value = $1 },
            KeyValueProperty("wraps", \UIStepper.wraps) { $0.wraps = $1 },
        ]
    }

    private static var segmentedControl: [KeyValueProperty] {
        [
            KeyValueProperty("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent) { $0.apportionsSegmentWidthsByContent = $1 },
            KeyValueProperty("isMomentary", \UISegmentedControl.isMomentary) { $0.isMomentary = $1 },
            KeyValueProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex) { $0.selectedSegmentIndex = $1 },
            KeyValueProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor) { $0.selectedSegmentTintColor = $1 },
        ]
    }

    private static var pageControl: [KeyValueProperty] {
        [
            KeyValueProperty("currentPage", \UIPageControl.currentPage) { $0.currentPage = $1 },
            KeyValueProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor) { $0.currentPageIndicatorTintColor = $1 },
            KeyValueProperty("hidesForSinglePage", \UIPageControl.hidesForSinglePage) { $0.hidesForSinglePage = $1 },
            KeyValueProperty("numberOfPages", \UIPageControl.numberOfPages) { $0.numberOfPages = $1 },
            KeyValueProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor) { $0.pageIndicatorTintColor = $1 },
        ]
    }

    private static var progressView: [KeyValueProperty] {
        [
            KeyValueProperty("progress", \UIProgressView.progress) { $0.progress = $1 },
            KeyValueProperty("progressImage", \UIProgressView.progressImage) { $0.progressImage = $1 },
            KeyValueProperty("progressTintColor", \UIProgressView.progressTintColor) { $0.progressTintColor = $1 },
            KeyValueProperty("progressViewStyle", \UIProgressView.progressViewStyle) { $0.progressViewStyle = $1 },
            KeyValueProperty("trackImage", \UIProgressView.trackImage) { $0.trackImage = $1 },
            KeyValueProperty("trackTintColor", \UIProgressView.trackTintColor) { $0.trackTintColor = $1 },
        ]
    }

    private static var activityIndicatorView: [KeyValueProperty] {
        [
            KeyValueProperty("color", \UIActivityIndicatorView.color) { $0.color = $1 },
            KeyValueProperty("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped) { $0.hidesWhenStopped = $1 },
            KeyValueProperty("style", \UIActivityIndicatorView.style) { $0.style = $1 },
        ]
    }

    private static var datePicker: [KeyValueProperty] {
        [
            KeyValueProperty("calendar", \UIDatePicker.calendar) { $0.calendar = $1 },
            KeyValueProperty("countDownDuration", \UIDatePicker.countDownDuration) { $0.countDownDuration = $1 },
            KeyValueProperty("date", \UIDatePicker.date) { $0.date = $1 },
            KeyValueProperty("datePickerMode", \UIDatePicker.datePickerMode) { $0.datePickerMode = $1 },
            KeyValueProperty("locale", \UIDatePicker.locale) { $0.locale = $1 },
            KeyValueProperty("maximumDate", \UIDatePicker.maximumDate) { $0.maximumDate = $1 },
            KeyValueProperty("minimumDate", \UIDatePicker.minimumDate) { $0.minimumDate = $1 },
            KeyValueProperty("minuteInterval", \UIDatePicker.minuteInterval) { $0.minuteInterval = $1 },
            KeyValueProperty("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle) { $0.preferredDatePickerStyle = $1 },
            KeyValueProperty("timeZone", \UIDatePicker.timeZone) { $0.timeZone = $1 },
        ]
    }

    private static var pickerView: [KeyValueProperty] {
        [
            KeyValueProperty("dataSource", \UIPickerView.dataSource) { $0.dataSource = $1 },
            KeyValueProperty("delegate", \UIPickerView.delegate) { $0.delegate = $1 },
        ]
    }
}
