import UIKit
import XCTest

/// Compares pictures of text fields, text views and search bars with their references.
@preconcurrency @MainActor final class TextInputAppearanceTests: XCTestCase {
    func testTextField() {
        let snapshot = AppearanceSnapshot("UITextField")
        let borders: [(String, UITextField.BorderStyle)] = [
            ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
        ]
        for (name, border) in borders {
            snapshot.assertSnapshot(name, width: 140) {
                configured(UITextField()) {
                    $0.text = "Iron"
                    $0.borderStyle = border
                }
            }
        }
        func rounded(_ change: (UITextField) -> Void) -> UIView {
            configured(UITextField()) {
                $0.borderStyle = .roundedRect
                change($0)
            }
        }
        snapshot.assertSnapshot("placeholder", width: 140) { rounded { $0.placeholder = "Name" } }
        snapshot.assertSnapshot("clear-button", width: 140) {
            rounded {
                $0.text = "A long name to cut"
                $0.clearButtonMode = .always
            }
        }
        snapshot.assertSnapshot("secure", width: 140) {
            rounded {
                $0.text = "password"
                $0.isSecureTextEntry = true
            }
        }
        snapshot.assertSnapshot("disabled", width: 140) {
            rounded {
                $0.text = "Iron"
                $0.isEnabled = false
            }
        }
        snapshot.assertSnapshot("side-views", width: 180) {
            rounded {
                $0.text = "Iron"
                $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                $0.rightView = UIImageView(image: UIImage(systemName: "star"))
                ($0.leftViewMode, $0.rightViewMode) = (.always, .always)
            }
        }
        snapshot.assertSnapshot("right-to-left", width: 140, direction: .rightToLeft) {
            rounded {
                $0.text = "Iron"
                $0.clearButtonMode = .always
            }
        }
        snapshot.assertSnapshot("accessibility-size", width: 200, textSize: .accessibilityMedium) {
            rounded {
                ($0.text, $0.font) = ("Iron", .preferredFont(forTextStyle: .body))
                ($0.adjustsFontForContentSizeCategory, $0.clearButtonMode) = (true, .always)
            }
        }
        snapshot.assertSnapshot("coloured", width: 140) {
            rounded {
                $0.text = "Iron"
                $0.backgroundColor = .secondarySystemBackground
                $0.textColor = .systemRed
            }
        }
    }

    func testTextView() {
        let snapshot = AppearanceSnapshot("UITextView")
        let text = "Iron is a metal that belongs to the first transition series."
        snapshot.assertSnapshot("plain", width: 160, height: 96) {
            configured(UITextView()) {
                $0.text = text
                $0.font = .systemFont(ofSize: 15)
            }
        }
        snapshot.assertSnapshot("not-scrolling", width: 160) {
            configured(UITextView()) {
                $0.text = text
                $0.font = .systemFont(ofSize: 15)
                $0.isScrollEnabled = false
            }
        }
        snapshot.assertSnapshot("attributed", width: 160, height: 60) {
            configured(UITextView()) {
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
        snapshot.assertSnapshot("right-to-left", width: 160, height: 80, direction: .rightToLeft) {
            configured(UITextView()) {
                $0.text = "חדשות היום\nIron"
                $0.font = .systemFont(ofSize: 15)
            }
        }
    }

    func testSearchBar() {
        let snapshot = AppearanceSnapshot("UISearchBar")
        func bar(_ change: (UISearchBar) -> Void) -> UIView {
            configured(UISearchBar()) {
                $0.placeholder = "Search"
                change($0)
            }
        }
        snapshot.assertSnapshot("placeholder", width: 320) { bar { _ in } }
        snapshot.assertSnapshot("text", width: 320) { bar { $0.text = "Iron" } }
        snapshot.assertSnapshot("cancel", width: 320) {
            bar {
                $0.text = "Iron"
                $0.showsCancelButton = true
            }
        }
        snapshot.assertSnapshot("bookmark", width: 320) { bar { $0.showsBookmarkButton = true } }
        snapshot.assertSnapshot("minimal", width: 320) { bar { $0.searchBarStyle = .minimal } }
        snapshot.assertSnapshot("tinted", width: 320) { bar { $0.barTintColor = .systemIndigo } }
        snapshot.assertSnapshot("scope", width: 320, height: 100) {
            bar {
                $0.scopeButtonTitles = ["All", "Metals"]
                $0.showsScopeBar = true
            }
        }
        snapshot.assertSnapshot("prompt", width: 320, height: 75) { bar { $0.prompt = "Find an element" } }
        snapshot.assertSnapshot("right-to-left", width: 320, direction: .rightToLeft) {
            bar { $0.showsCancelButton = true }
        }
    }
}
