/// The texts in descriptions of text fields and text views.
extension UITextField: ViewDescribing {
    package var describedText: String? { text }
}

extension UITextView: ViewDescribing {
    package var describedText: String? { text }
}
