import UIKit
import XCTest

/// Compares pictures of text fields, text views and search bars with their references.
@preconcurrency @MainActor final class TextInputLooks: XCTestCase {
    func testTextField() {
        let look = Look("UITextField")
        let borders: [(String, UITextField.BorderStyle)] = [
            ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
        ]
        for (name, border) in borders {
            look.check(name, width: 140) {
                made(UITextField()) {
                    $0.text = "Iron"
                    $0.borderStyle = border
                }
            }
        }
        func rounded(_ change: (UITextField) -> Void) -> UIView {
            made(UITextField()) {
                $0.borderStyle = .roundedRect
                change($0)
            }
        }
        look.check("placeholder", width: 140) { rounded { $0.placeholder = "Name" } }
        look.check("clear-button", width: 140) {
            rounded {
                $0.text = "A long name to cut"
                $0.clearButtonMode = .always
            }
        }
        look.check("secure", width: 140) {
            rounded {
                $0.text = "password"
                $0.isSecureTextEntry = true
            }
        }
        look.check("disabled", width: 140) {
            rounded {
                $0.text = "Iron"
                $0.isEnabled = false
            }
        }
        look.check("side-views", width: 180) {
            rounded {
                $0.text = "Iron"
                $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                $0.rightView = UIImageView(image: UIImage(systemName: "star"))
                ($0.leftViewMode, $0.rightViewMode) = (.always, .always)
            }
        }
        look.check("right-to-left", width: 140, direction: .rightToLeft) {
            rounded {
                $0.text = "Iron"
                $0.clearButtonMode = .always
            }
        }
        look.check("accessibility-size", width: 200, textSize: .accessibilityMedium) {
            rounded {
                ($0.text, $0.font) = ("Iron", .preferredFont(forTextStyle: .body))
                ($0.adjustsFontForContentSizeCategory, $0.clearButtonMode) = (true, .always)
            }
        }
        look.check("coloured", width: 140) {
            rounded {
                $0.text = "Iron"
                $0.backgroundColor = .secondarySystemBackground
                $0.textColor = .systemRed
            }
        }
    }

    func testTextView() {
        let look = Look("UITextView")
        let text = "Iron is a metal that belongs to the first transition series."
        look.check("plain", width: 160, height: 96) {
            made(UITextView()) {
                $0.text = text
                $0.font = .systemFont(ofSize: 15)
            }
        }
        look.check("not-scrolling", width: 160) {
            made(UITextView()) {
                $0.text = text
                $0.font = .systemFont(ofSize: 15)
                $0.isScrollEnabled = false
            }
        }
        look.check("attributed", width: 160, height: 60) {
            made(UITextView()) {
                let attributed = NSMutableAttributedString(
                    string: "Found in meteorites",
                    attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
                attributed.addAttribute(
                    .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 9, length: 10))
                attributed.addAttribute(
                    .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 9, length: 10))
                $0.attributedText = attributed
            }
        }
        look.check("right-to-left", width: 160, height: 80, direction: .rightToLeft) {
            made(UITextView()) {
                $0.text = "חדשות היום\nIron"
                $0.font = .systemFont(ofSize: 15)
            }
        }
    }

    func testSearchBar() {
        let look = Look("UISearchBar")
        func bar(_ change: (UISearchBar) -> Void) -> UIView {
            made(UISearchBar()) {
                $0.placeholder = "Search"
                change($0)
            }
        }
        look.check("placeholder", width: 320) { bar { _ in } }
        look.check("text", width: 320) { bar { $0.text = "Iron" } }
        look.check("cancel", width: 320) {
            bar {
                $0.text = "Iron"
                $0.showsCancelButton = true
            }
        }
        look.check("bookmark", width: 320) { bar { $0.showsBookmarkButton = true } }
        look.check("minimal", width: 320) { bar { $0.searchBarStyle = .minimal } }
        look.check("tinted", width: 320) { bar { $0.barTintColor = .systemIndigo } }
        look.check("scope", width: 320, height: 100) {
            bar {
                $0.scopeButtonTitles = ["All", "Metals"]
                $0.showsScopeBar = true
            }
        }
        look.check("prompt", width: 320, height: 75) { bar { $0.prompt = "Find an element" } }
        look.check("right-to-left", width: 320, direction: .rightToLeft) { bar { $0.showsCancelButton = true } }
    }
}
