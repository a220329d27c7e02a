import Foundation

/// Simulates typing into a search bar.
extension UISearchBar: TypingTarget {
    package func type(_ character: Character) {
        let (old, new) = (text ?? "", String(character))
        if character.isNewline {
            delegate?.searchBarSearchButtonClicked(self)
        } else if delegate?.searchBar(self, shouldChangeTextIn: endRange(of: old), replacementText: new) ?? true {
            userDidType(old + new)
        }
    }
}
