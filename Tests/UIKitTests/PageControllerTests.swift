import UIKit
import XCTest

/// Tests creating page view controllers.
@preconcurrency @MainActor final class PageControllerTests: XCTestCase {
    private final class Onboarding: UIPageViewController {
        override init(
            transitionStyle style: UIPageViewController.TransitionStyle,
            navigationOrientation: UIPageViewController.NavigationOrientation,
            options: [UIPageViewController.OptionsKey: Any]? = nil
        ) {
            super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testOptionsAreStored() {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical,
            options: [.interPageSpacing: 12, .spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        XCTAssertEqual(pages.interPageSpacing, 12)
        XCTAssertEqual(pages.spineLocation, .mid)
        let numbers = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical,
            options: [.interPageSpacing: NSNumber(value: 1.5), .spineLocation: "mid"])
        XCTAssertEqual(numbers.interPageSpacing, 1.5)
        XCTAssertEqual(numbers.spineLocation, .min, "a value of another type is ignored")
    }

    func testDefaultTransitionStyleIsPageCurl() {
        XCTAssertEqual(UIPageViewController().transitionStyle, .pageCurl)
        let onboarding = Onboarding()
        XCTAssertEqual(onboarding.transitionStyle, .scroll)
        onboarding.setViewControllers([UIViewController()], direction: .forward, animated: false)
        onboarding.loadViewIfNeeded()
        XCTAssertEqual(onboarding.children.count, 1)
    }
}
