import Foundation

/// Restoration of control properties that depend on each other.
extension PropertyRestoration {
    /// Returns a closure that restores the current titles and the configuration of a button.
    package static func restoration(ofTitleOf button: UIButton) -> @MainActor () -> Void {
        let (content, configuration) = (button.content, button.configuration)
        return {
            button.content = content
            // The property's observer updates the titles and the configuration.
            button.configuration = configuration
        }
    }

    package static func range(of slider: UISlider) -> @MainActor () -> Void {
        let (minimum, maximum, value) = (slider.minimumValue, slider.maximumValue, slider.value)
        return { (slider.minimumValue, slider.maximumValue, slider.value) = (minimum, maximum, value) }
    }

    package static func range(of stepper: UIStepper) -> @MainActor () -> Void {
        let (minimum, maximum, value) = (stepper.minimumValue, stepper.maximumValue, stepper.value)
        return { stepper.setRange(minimum, maximum, value: value) }
    }

    package static func pages(of control: UIPageControl) -> @MainActor () -> Void {
        let (pages, page) = (control.numberOfPages, control.currentPage)
        return { (control.numberOfPages, control.currentPage) = (pages, page) }
    }

    package static func content(of field: UITextField) -> @MainActor () -> Void {
        let (content, placeholder) = (field.content, field.placeholderContent)
        return {
            field.updateContent(metrics: true) { $0 = content }
            field.updatePlaceholder { $0 = placeholder }
            field.updateFontForContentSize()
        }
    }

    package static func content(of view: UITextView) -> @MainActor () -> Void {
        let content = view.content
        return {
            view.updateContent { $0 = content }
            view.updateFontForContentSize()
        }
    }
}
