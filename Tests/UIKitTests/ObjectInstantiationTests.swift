import TestFixtures
import UIKit
import XCTest

/// Tests creating objects of classes that are known only at run time, as helpers that set up windows do.
@preconcurrency @MainActor final class ObjectInstantiationTests: XCTestCase {
    private final class Model: NSObject {
        private(set) var count = 0
        override init() {
            super.init()
            count = 2
        }
    }
    private final class Card: UIView {
        private(set) var title = ""
        override init(frame: CGRect) {
            super.init(frame: frame)
            title = "made"
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Screen: UIViewController {
        private(set) var state = ""
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            state = "made"
        }
        required init?(coder: NSCoder) { nil }
    }

    private func makeObject(_ type: NSObject.Type) -> NSObject { type.init() }

    func testUIKitClassesAreInstantiated() throws {
        let scene = try XCTUnwrap((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
        XCTAssertIdentical(UIWindow(windowScene: scene).windowScene, scene)
        assertClass((UITouch.self as NSObject.Type).init(), UITouch.self)
        let types: [NSObject.Type] = [
            UIScreen.self, UIDevice.self, UIEvent.self, UIPress.self, UITableViewCell.self, UICollectionViewCell.self,
            UINavigationController.self, UITableViewController.self, UITapGestureRecognizer.self, UIBarButtonItem.self,
            UINavigationItem.self, UITabBarItem.self, NSLayoutConstraint.self, UITraitCollection.self, UIColor.self,
            UIButton.self, UIImageView.self, UIStackView.self, UITableView.self, UISceneSession.self,
            UIPanGestureRecognizer.self, UIAlertAction.self, UIFont.self, NSTextAttachment.self,
            UIScene.self, CALayer.self, CAShapeLayer.self, UITextField.self, UIAlertController.self,
        ]
        for type in types { assertClass(makeObject(type), type) }
    }

    func testCustomClassesUseTheirInitializers() {
        XCTAssertEqual((makeObject(Model.self) as? Model)?.count, 2)
        XCTAssertEqual((makeObject(Card.self) as? Card)?.title, "made")
        XCTAssertEqual((makeObject(Screen.self) as? Screen)?.state, "made")
        XCTAssertNil((NSClassFromString("Nothing") as? NSObject.Type)?.init())
    }

    /// The initialiser of the class itself takes precedence if it can be called.
    func testCallableInitializerTakesPrecedence() {
        final class Named: NSObject {
            let name: String
            init(name: String = "own") {
                self.name = name
                super.init()
            }
        }
        XCTAssertEqual(Named().name, "own")
        let type = Model.self
        XCTAssertEqual(type.init().count, 2)
    }

    /// An initialiser whose parameters all have defaults also takes precedence in views and controllers.
    func testInitializerWithDefaultsTakesPrecedence() {
        final class Themed: UIView {
            let theme: Int
            init(theme: Int = 1) {
                self.theme = theme
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Titled: UIViewController {
            let number: Int
            init(number: Int = 2) {
                self.number = number
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
        }
        XCTAssertEqual(Themed().theme, 1)
        XCTAssertEqual(Titled().number, 2)
    }
}
