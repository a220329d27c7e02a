import Foundation

/// Ways back for properties whose setting changes more than themselves: a plain text takes the place of an attributed
/// one, a slider's range limits its value.
@MainActor package enum PropertyRestoration {
    /// A closure that puts the property, and everything else that setting it may change, to what it is now.
    ///
    /// - Throws: `KeyValueError` when there is no such property, or it can only be read.
    package static func wayBack(fromKey key: String, of object: AnyObject) throws -> @MainActor () -> Void {
        let original = try KeyValueCoding.value(forKey: key, of: object)
        guard KeyValueCoding.settableType(ofKey: key, in: object) != nil else {
            throw KeyValueError.readOnly(key: key, className: KeyValueCoding.className(of: object))
        }
        if let whole = wholeState(touchedBy: key, of: object) { return whole }
        return {
            do { try KeyValueCoding.set(original, forKey: key, of: object) } catch {
                preconditionFailure("a value that was read cannot be put back: \(error)")
            }
        }
    }

    /// Puts a button's titles and configuration to what they are now.
    package static func wayBack(fromTitleOf button: UIButton) -> @MainActor () -> Void {
        let (content, configuration) = (button.content, button.configuration)
        return {
            button.content = content
            // Its observer shows both.
            button.configuration = configuration
        }
    }

    private static let geometry: Set<String> = ["frame", "bounds", "center", "transform"]
    private static let range: Set<String> = ["minimumValue", "maximumValue", "value"]

    private static func wholeState(touchedBy key: String, of object: AnyObject) -> (@MainActor () -> Void)? {
        switch object {
        case let view as UIView where geometry.contains(key):
            let (bounds, center, transform) = (view.bounds, view.center, view.transform)
            return { (view.transform, view.bounds, view.center) = (transform, bounds, center) }
        case let slider as UISlider where range.contains(key):
            let (least, most, value) = (slider.minimumValue, slider.maximumValue, slider.value)
            return { (slider.minimumValue, slider.maximumValue, slider.value) = (least, most, value) }
        case let stepper as UIStepper where range.contains(key):
            let (least, most, value) = (stepper.minimumValue, stepper.maximumValue, stepper.value)
            return { (stepper.minimumValue, stepper.maximumValue, stepper.value) = (least, most, value) }
        case let control as UIPageControl where ["numberOfPages", "currentPage"].contains(key):
            let (pages, page) = (control.numberOfPages, control.currentPage)
            return { (control.numberOfPages, control.currentPage) = (pages, page) }
        default: return textState(touchedBy: key, of: object)
        }
    }

    private static let looksOfText: Set<String> = [
        "text", "attributedText", "font", "textColor", "textAlignment", "lineBreakMode",
    ]

    private static func textState(touchedBy key: String, of object: AnyObject) -> (@MainActor () -> Void)? {
        guard looksOfText.contains(key) else { return nil }
        switch object {
        case let label as UILabel:
            let content = label.content
            return {
                label.change(metrics: true) { $0 = content }
                label.adaptFont()
            }
        case let field as UITextField:
            let (content, placeholder) = (field.content, field.placeholderContent)
            return {
                field.change(metrics: true) { $0 = content }
                field.changePlaceholder { $0 = placeholder }
                field.adaptFont()
            }
        case let view as UITextView:
            let content = view.content
            return {
                view.change { $0 = content }
                view.adaptFont()
            }
        default: return nil
        }
    }
}
