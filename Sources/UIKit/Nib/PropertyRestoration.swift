import Foundation

/// Restoration of properties whose setting changes more than themselves: a plain text takes the place of an attributed
/// one, a slider's range limits its value.
@MainActor package enum PropertyRestoration {
    /// A closure that puts the property, and everything else that setting it may change, to what it is now.
    ///
    /// - Throws: `KeyValueError` when there is no such property, or it can only be read.
    package static func restoration(ofKey key: String, of object: AnyObject) throws -> @MainActor () -> Void {
        let original = try KeyValueCoding.value(forKey: key, of: object)
        guard KeyValueCoding.settableType(ofKey: key, in: object) != nil else {
            throw KeyValueError.readOnly(key: key, className: KeyValueCoding.className(of: object))
        }
        if let whole = wholeState(changedBy: key, of: object) { return whole }
        return {
            do { try KeyValueCoding.set(original, forKey: key, of: object) } catch {
                preconditionFailure("a value cannot be restored: \(error)")
            }
        }
    }

    /// Puts a button's titles and configuration to what they are now.
    package static func restoration(ofTitleOf button: UIButton) -> @MainActor () -> Void {
        let (content, configuration) = (button.content, button.configuration)
        return {
            button.content = content
            // Its observer shows both.
            button.configuration = configuration
        }
    }

    // MARK: What the catalogue of members names

    static func geometry(of view: UIView) -> @MainActor () -> Void {
        let (bounds, center, transform) = (view.bounds, view.center, view.transform)
        return { (view.transform, view.bounds, view.center) = (transform, bounds, center) }
    }

    static func range(of slider: UISlider) -> @MainActor () -> Void {
        let (minimum, maximum, value) = (slider.minimumValue, slider.maximumValue, slider.value)
        return { (slider.minimumValue, slider.maximumValue, slider.value) = (minimum, maximum, value) }
    }

    static func range(of stepper: UIStepper) -> @MainActor () -> Void {
        let (minimum, maximum, value) = (stepper.minimumValue, stepper.maximumValue, stepper.value)
        return { stepper.setRange(minimum, maximum, value: value) }
    }

    static func pages(of control: UIPageControl) -> @MainActor () -> Void {
        let (pages, page) = (control.numberOfPages, control.currentPage)
        return { (control.numberOfPages, control.currentPage) = (pages, page) }
    }

    static func content(of label: UILabel) -> @MainActor () -> Void {
        let content = label.content
        return {
            label.change(metrics: true) { $0 = content }
            label.adaptFont()
        }
    }

    static func content(of field: UITextField) -> @MainActor () -> Void {
        let (content, placeholder) = (field.content, field.placeholderContent)
        return {
            field.change(metrics: true) { $0 = content }
            field.changePlaceholder { $0 = placeholder }
            field.adaptFont()
        }
    }

    static func content(of view: UITextView) -> @MainActor () -> Void {
        let content = view.content
        return {
            view.change { $0 = content }
            view.adaptFont()
        }
    }
}
