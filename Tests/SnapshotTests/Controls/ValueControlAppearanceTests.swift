import UIKit
import XCTest

/// Compares pictures of switches, sliders, steppers, progress views and page controls with their references.
@preconcurrency @MainActor final class ValueControlAppearanceTests: XCTestCase {
    func testSwitch() {
        let snapshot = AppearanceSnapshot("UISwitch")
        func view(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UIView {
            configured(UISwitch()) {
                $0.isOn = isOn
                change($0)
            }
        }
        snapshot.assertSnapshot("on") { view(true) }
        snapshot.assertSnapshot("off") { view(false) }
        snapshot.assertSnapshot("on-disabled") { view(true) { $0.isEnabled = false } }
        snapshot.assertSnapshot("off-disabled") { view(false) { $0.isEnabled = false } }
        snapshot.assertSnapshot("tinted") {
            view(true) {
                $0.onTintColor = .systemPurple
                $0.thumbTintColor = .systemYellow
            }
        }
        snapshot.assertSnapshot("on-right-to-left", direction: .rightToLeft) { view(true) }
    }

    func testSlider() {
        let snapshot = AppearanceSnapshot("UISlider")
        func view(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UIView {
            configured(UISlider()) {
                $0.value = value
                change($0)
            }
        }
        snapshot.assertSnapshot("least", width: 150) { view(0) }
        snapshot.assertSnapshot("middle", width: 150) { view(0.5) }
        snapshot.assertSnapshot("greatest", width: 150) { view(1) }
        snapshot.assertSnapshot("disabled", width: 150) { view(0.5) { $0.isEnabled = false } }
        snapshot.assertSnapshot("tinted", width: 150) {
            view(0.3) {
                ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (
                    .systemGreen, .systemGray3, .systemOrange
                )
            }
        }
        snapshot.assertSnapshot("images", width: 180) {
            view(0.5) {
                $0.minimumValueImage = UIImage(systemName: "minus")
                $0.maximumValueImage = UIImage(systemName: "plus")
            }
        }
        snapshot.assertSnapshot("right-to-left", width: 150, direction: .rightToLeft) { view(0.3) }
    }

    func testStepper() {
        let snapshot = AppearanceSnapshot("UIStepper")
        snapshot.assertSnapshot("middle") { configured(UIStepper()) { $0.value = 50 } }
        snapshot.assertSnapshot("at-the-least-value") { configured(UIStepper()) { $0.value = 0 } }
        snapshot.assertSnapshot("at-the-greatest-value") { configured(UIStepper()) { $0.value = 100 } }
        snapshot.assertSnapshot("disabled") {
            configured(UIStepper()) {
                $0.value = 50
                $0.isEnabled = false
            }
        }
    }

    func testProgressView() {
        let snapshot = AppearanceSnapshot("UIProgressView")
        func view(_ progress: Float, _ style: UIProgressView.Style = .default) -> UIProgressView {
            configured(UIProgressView(progressViewStyle: style)) { $0.progress = progress }
        }
        snapshot.assertSnapshot("none", width: 120) { view(0) }
        snapshot.assertSnapshot("some", width: 120) { view(0.4) }
        snapshot.assertSnapshot("all", width: 120) { view(1) }
        snapshot.assertSnapshot("bar", width: 120) { view(0.4, .bar) }
        snapshot.assertSnapshot("tinted", width: 120) {
            configured(view(0.4)) { ($0.progressTintColor, $0.trackTintColor) = (.systemOrange, .systemGray3) }
        }
        snapshot.assertSnapshot("right-to-left", width: 120, direction: .rightToLeft) { view(0.4) }
    }

    func testActivityIndicator() {
        let snapshot = AppearanceSnapshot("UIActivityIndicatorView")
        func view(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
            configured(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
        }
        snapshot.assertSnapshot("medium") { view(.medium) }
        snapshot.assertSnapshot("large") { view(.large) }
        snapshot.assertSnapshot("coloured") { configured(view(.large)) { $0.color = .systemRed } }
        snapshot.assertSnapshot("white-large") { configured(view(.whiteLarge)) { $0.backgroundColor = .systemGray } }
        snapshot.assertSnapshot("stopped") {
            configured(view(.medium)) {
                $0.hidesWhenStopped = false
                $0.stopAnimating()
            }
        }
    }

    func testPageControl() {
        let snapshot = AppearanceSnapshot("UIPageControl")
        func view(_ page: Int, of pages: Int) -> UIPageControl {
            configured(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (pages, page) }
        }
        snapshot.assertSnapshot("first-page") { view(0, of: 3) }
        snapshot.assertSnapshot("fourth-page") { view(3, of: 6) }
        snapshot.assertSnapshot("tinted") {
            configured(view(1, of: 4)) {
                ($0.currentPageIndicatorTintColor, $0.pageIndicatorTintColor) = (.systemBlue, .systemGray4)
            }
        }
        snapshot.assertSnapshot("first-page-right-to-left", direction: .rightToLeft) { view(0, of: 3) }
    }

    func testSegmentedControl() {
        let snapshot = AppearanceSnapshot("UISegmentedControl")
        func view(_ index: Int, _ items: [Any] = ["Day", "Week", "Month"]) -> UISegmentedControl {
            configured(UISegmentedControl(items: items)) { $0.selectedSegmentIndex = index }
        }
        snapshot.assertSnapshot("first") { view(0) }
        snapshot.assertSnapshot("second") { view(1) }
        snapshot.assertSnapshot("none", width: 180) { view(UISegmentedControl.noSegment, ["A", "B", "C", "D"]) }
        snapshot.assertSnapshot("disabled") { configured(view(0)) { $0.isEnabled = false } }
        snapshot.assertSnapshot("disabled-segment") { configured(view(0)) { $0.setEnabled(false, forSegmentAt: 2) } }
        snapshot.assertSnapshot("tinted") {
            configured(view(0)) {
                $0.selectedSegmentTintColor = .systemBlue
                $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
        }
        snapshot.assertSnapshot("symbols", width: 180) {
            view(1, ["list.bullet", "star", "gear"].compactMap { UIImage(systemName: $0) })
        }
        snapshot.assertSnapshot("first-right-to-left", direction: .rightToLeft) { view(0) }
    }
}
