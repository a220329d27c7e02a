import UIKit
import XCTest

/// Compares pictures of switches, sliders, steppers, progress views and page controls with their references.
@preconcurrency @MainActor final class ValueControlAppearanceTests: XCTestCase {
    func testSwitch() {
        let look = AppearanceSnapshot("UISwitch")
        func view(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UIView {
            configured(UISwitch()) {
                $0.isOn = isOn
                change($0)
            }
        }
        look.assertSnapshot("on") { view(true) }
        look.assertSnapshot("off") { view(false) }
        look.assertSnapshot("on-disabled") { view(true) { $0.isEnabled = false } }
        look.assertSnapshot("off-disabled") { view(false) { $0.isEnabled = false } }
        look.assertSnapshot("tinted") {
            view(true) {
                $0.onTintColor = .systemPurple
                $0.thumbTintColor = .systemYellow
            }
        }
        look.assertSnapshot("on-right-to-left", direction: .rightToLeft) { view(true) }
    }

    func testSlider() {
        let look = AppearanceSnapshot("UISlider")
        func view(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UIView {
            configured(UISlider()) {
                $0.value = value
                change($0)
            }
        }
        look.assertSnapshot("least", width: 150) { view(0) }
        look.assertSnapshot("middle", width: 150) { view(0.5) }
        look.assertSnapshot("greatest", width: 150) { view(1) }
        look.assertSnapshot("disabled", width: 150) { view(0.5) { $0.isEnabled = false } }
        look.assertSnapshot("tinted", width: 150) {
            view(0.3) {
                ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (
                    .systemGreen, .systemGray3, .systemOrange
                )
            }
        }
        look.assertSnapshot("images", width: 180) {
            view(0.5) {
                $0.minimumValueImage = UIImage(systemName: "minus")
                $0.maximumValueImage = UIImage(systemName: "plus")
            }
        }
        look.assertSnapshot("right-to-left", width: 150, direction: .rightToLeft) { view(0.3) }
    }

    func testStepper() {
        let look = AppearanceSnapshot("UIStepper")
        look.assertSnapshot("middle") { configured(UIStepper()) { $0.value = 50 } }
        look.assertSnapshot("at-the-least-value") { configured(UIStepper()) { $0.value = 0 } }
        look.assertSnapshot("at-the-greatest-value") { configured(UIStepper()) { $0.value = 100 } }
        look.assertSnapshot("disabled") {
            configured(UIStepper()) {
                $0.value = 50
                $0.isEnabled = false
            }
        }
    }

    func testProgressView() {
        let look = AppearanceSnapshot("UIProgressView")
        func view(_ progress: Float, _ style: UIProgressView.Style = .default) -> UIProgressView {
            configured(UIProgressView(progressViewStyle: style)) { $0.progress = progress }
        }
        look.assertSnapshot("none", width: 120) { view(0) }
        look.assertSnapshot("some", width: 120) { view(0.4) }
        look.assertSnapshot("all", width: 120) { view(1) }
        look.assertSnapshot("bar", width: 120) { view(0.4, .bar) }
        look.assertSnapshot("tinted", width: 120) {
            configured(view(0.4)) { ($0.progressTintColor, $0.trackTintColor) = (.systemOrange, .systemGray3) }
        }
        look.assertSnapshot("right-to-left", width: 120, direction: .rightToLeft) { view(0.4) }
    }

    func testActivityIndicator() {
        let look = AppearanceSnapshot("UIActivityIndicatorView")
        func view(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
            configured(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
        }
        look.assertSnapshot("medium") { view(.medium) }
        look.assertSnapshot("large") { view(.large) }
        look.assertSnapshot("coloured") { configured(view(.large)) { $0.color = .systemRed } }
        look.assertSnapshot("white-large") { configured(view(.whiteLarge)) { $0.backgroundColor = .systemGray } }
        look.assertSnapshot("stopped") {
            configured(view(.medium)) {
                $0.hidesWhenStopped = false
                $0.stopAnimating()
            }
        }
    }

    func testPageControl() {
        let look = AppearanceSnapshot("UIPageControl")
        func view(_ page: Int, of pages: Int) -> UIPageControl {
            configured(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (pages, page) }
        }
        look.assertSnapshot("first-page") { view(0, of: 3) }
        look.assertSnapshot("fourth-page") { view(3, of: 6) }
        look.assertSnapshot("tinted") {
            configured(view(1, of: 4)) {
                ($0.currentPageIndicatorTintColor, $0.pageIndicatorTintColor) = (.systemBlue, .systemGray4)
            }
        }
        look.assertSnapshot("first-page-right-to-left", direction: .rightToLeft) { view(0, of: 3) }
    }

    func testSegmentedControl() {
        let look = AppearanceSnapshot("UISegmentedControl")
        func view(_ index: Int, _ items: [Any] = ["Day", "Week", "Month"]) -> UISegmentedControl {
            configured(UISegmentedControl(items: items)) { $0.selectedSegmentIndex = index }
        }
        look.assertSnapshot("first") { view(0) }
        look.assertSnapshot("second") { view(1) }
        look.assertSnapshot("none", width: 180) { view(UISegmentedControl.noSegment, ["A", "B", "C", "D"]) }
        look.assertSnapshot("disabled") { configured(view(0)) { $0.isEnabled = false } }
        look.assertSnapshot("disabled-segment") { configured(view(0)) { $0.setEnabled(false, forSegmentAt: 2) } }
        look.assertSnapshot("tinted") {
            configured(view(0)) {
                $0.selectedSegmentTintColor = .systemBlue
                $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
        }
        look.assertSnapshot("symbols", width: 180) {
            view(1, ["list.bullet", "star", "gear"].compactMap { UIImage(systemName: $0) })
        }
        look.assertSnapshot("first-right-to-left", direction: .rightToLeft) { view(0) }
    }
}
