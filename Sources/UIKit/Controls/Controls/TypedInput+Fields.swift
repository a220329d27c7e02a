import Foundation

/// Simulates typing into text fields and text views.
extension UITextField: TypingTarget {
    package func type(_ character: Character) {
        if character.isNewline { return pressReturn() }
        let (old, new) = (text ?? "", String(character))
        guard delegate?.textField(self, shouldChangeCharactersIn: endRange(of: old), replacementString: new) ?? true
        else {
            return
        }
        userDidType(old + new)
    }
}

extension UITextView: TypingTarget {
    package func type(_ character: Character) {
        let (old, new) = (text ?? "", String(character))
        guard delegate?.textView(self, shouldChangeTextIn: endRange(of: old), replacementText: new) ?? true else {
            return
        }
        text = old + new
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
