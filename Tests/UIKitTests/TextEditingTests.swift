import UIKit
import XCTest

/// Tests text fields and text views as first responder, their text containers and placeholders.
@preconcurrency @MainActor final class TextEditingTests: XCTestCase {
    private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var calls: [String] = []
        var agrees = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { agrees }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin \(textView.isFirstResponder)") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { agrees }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end \(textView.isFirstResponder)") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let delegate = Delegate()

    /// Returns the names of the notifications about a view that a closure posts.
    private func postedNotifications(_ names: [Notification.Name], about view: UIView, _ body: () -> Void) -> [String] {
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
                log.names.append($0.name.rawValue)
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return log.names
    }

    func testTextViewEditingNotifications() {
        let view = UITextView(frame: window.bounds)
        view.delegate = delegate
        window.addSubview(view)
        let names = [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification]
        let postedNames = postedNotifications(names, about: view) {
            delegate.agrees = false
            XCTAssertFalse(view.becomeFirstResponder())
            delegate.agrees = true
            XCTAssertTrue(view.becomeFirstResponder())
            XCTAssertTrue(view.becomeFirstResponder())
            delegate.agrees = false
            XCTAssertFalse(view.resignFirstResponder())
            delegate.agrees = true
            XCTAssertTrue(view.resignFirstResponder())
        }
        XCTAssertEqual(delegate.calls, ["begin true", "end false"])
        XCTAssertEqual(postedNames, names.map(\.rawValue))
    }

    func testTextFieldEditingNotifications() {
        let field = UITextField(frame: window.bounds)
        window.addSubview(field)
        let names = [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification]
        let postedNames = postedNotifications(names, about: field) {
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        XCTAssertEqual(postedNames, names.map(\.rawValue))
    }

    func testCustomTextContainerIsUsed() {
        let container = NSTextContainer(size: CGSize(width: 10, height: 20))
        XCTAssertEqual(container.size, CGSize(width: 10, height: 20))
        container.lineFragmentPadding = 40
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        XCTAssertIdentical(view.textContainer, container)
        XCTAssertEqual(container.size.width, 200)
        view.isScrollEnabled = false
        XCTAssertEqual(view.sizeThatFits(.zero).width, 80)
    }

    func testContainerLineBreakModeIsUsed() {
        let text = "One two three four five six seven eight nine ten"
        let (view, label) = (UITextView(), UILabel())
        view.isScrollEnabled = false
        (view.text, label.text, label.font) = (text, text, view.font)
        view.textContainer.maximumNumberOfLines = 1
        view.textContainer.lineBreakMode = .byTruncatingTail
        let wrapped = UITextView()
        wrapped.isScrollEnabled = false
        wrapped.text = text
        wrapped.textContainer.maximumNumberOfLines = 1
        func picture(_ view: UITextView) -> Data? {
            view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
            return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }.pngData()
        }
        XCTAssertNotEqual(picture(view), picture(wrapped))
        view.textContainer.lineBreakMode = .byWordWrapping
        XCTAssertEqual(picture(view), picture(wrapped))
    }

    func testPlainPlaceholderAttributes() {
        let field = UITextField()
        XCTAssertNil(field.attributedPlaceholder)
        field.placeholder = "Name"
        XCTAssertEqual(field.attributedPlaceholder?.string, "Name")
        let color = unsafe field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        XCTAssertEqual(color as? UIColor, .placeholderText)
    }

    func testBarButtonItemStoresLandscapeImage() {
        let (image, landscape) = (UIImage(), UIImage())
        let item = UIBarButtonItem(
            image: image, landscapeImagePhone: landscape, style: .plain, target: nil, action: nil)
        XCTAssertIdentical(item.image, image)
        XCTAssertIdentical(item.landscapeImagePhone, landscape)
    }
}
