import UIKit
import XCTest

/// Compares pictures of switches, sliders, steppers, progress views and page controls with their references.
@preconcurrency @MainActor final class ValueControlLooks: XCTestCase {
    func testSwitch() {
        let look = Look("UISwitch")
        func view(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UIView {
            made(UISwitch()) {
                $0.isOn = isOn
                change($0)
            }
        }
        look.check("on") { view(true) }
        look.check("off") { view(false) }
        look.check("on-disabled") { view(true) { $0.isEnabled = false } }
        look.check("off-disabled") { view(false) { $0.isEnabled = false } }
        look.check("tinted") {
            view(true) {
                $0.onTintColor = .systemPurple
                $0.thumbTintColor = .systemYellow
            }
        }
        look.check("on-right-to-left", direction: .rightToLeft) { view(true) }
    }

    func testSlider() {
        let look = Look("UISlider")
        func view(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UIView {
            made(UISlider()) {
                $0.value = value
                change($0)
            }
        }
        look.check("least", width: 150) { view(0) }
        look.check("middle", width: 150) { view(0.5) }
        look.check("greatest", width: 150) { view(1) }
        look.check("disabled", width: 150) { view(0.5) { $0.isEnabled = false } }
        look.check("tinted", width: 150) {
            view(0.3) {
                ($0.minimumTrackTintColor, $0.maximumTrackTintColor, $0.thumbTintColor) = (
                    .systemGreen, .systemGray3, .systemOrange
                )
            }
        }
        look.check("images", width: 180) {
            view(0.5) {
                $0.minimumValueImage = UIImage(systemName: "minus")
                $0.maximumValueImage = UIImage(systemName: "plus")
            }
        }
        look.check("right-to-left", width: 150, direction: .rightToLeft) { view(0.3) }
    }

    func testStepper() {
        let look = Look("UIStepper")
        look.check("middle") { made(UIStepper()) { $0.value = 50 } }
        look.check("at-the-least-value") { made(UIStepper()) { $0.value = 0 } }
        look.check("at-the-greatest-value") { made(UIStepper()) { $0.value = 100 } }
        look.check("disabled") {
            made(UIStepper()) {
                $0.value = 50
                $0.isEnabled = false
            }
        }
    }

    func testProgressView() {
        let look = Look("UIProgressView")
        func view(_ progress: Float, _ style: UIProgressView.Style = .default) -> UIProgressView {
            made(UIProgressView(progressViewStyle: style)) { $0.progress = progress }
        }
        look.check("none", width: 120) { view(0) }
        look.check("some", width: 120) { view(0.4) }
        look.check("all", width: 120) { view(1) }
        look.check("bar", width: 120) { view(0.4, .bar) }
        look.check("tinted", width: 120) {
            made(view(0.4)) { ($0.progressTintColor, $0.trackTintColor) = (.systemOrange, .systemGray3) }
        }
        look.check("right-to-left", width: 120, direction: .rightToLeft) { view(0.4) }
    }

    func testActivityIndicator() {
        let look = Look("UIActivityIndicatorView")
        func view(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
            made(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
        }
        look.check("medium") { view(.medium) }
        look.check("large") { view(.large) }
        look.check("coloured") { made(view(.large)) { $0.color = .systemRed } }
        look.check("white-large") { made(view(.whiteLarge)) { $0.backgroundColor = .systemGray } }
        look.check("stopped") {
            made(view(.medium)) {
                $0.hidesWhenStopped = false
                $0.stopAnimating()
            }
        }
    }

    func testPageControl() {
        let look = Look("UIPageControl")
        func view(_ page: Int, of pages: Int) -> UIPageControl {
            made(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (pages, page) }
        }
        look.check("first-page") { view(0, of: 3) }
        look.check("fourth-page") { view(3, of: 6) }
        look.check("tinted") {
            made(view(1, of: 4)) {
                ($0.currentPageIndicatorTintColor, $0.pageIndicatorTintColor) = (.systemBlue, .systemGray4)
            }
        }
        look.check("first-page-right-to-left", direction: .rightToLeft) { view(0, of: 3) }
    }

    func testSegmentedControl() {
        let look = Look("UISegmentedControl")
        func view(_ index: Int, _ items: [Any] = ["Day", "Week", "Month"]) -> UISegmentedControl {
            made(UISegmentedControl(items: items)) { $0.selectedSegmentIndex = index }
        }
        look.check("first") { view(0) }
        look.check("second") { view(1) }
        look.check("none", width: 180) { view(UISegmentedControl.noSegment, ["A", "B", "C", "D"]) }
        look.check("disabled") { made(view(0)) { $0.isEnabled = false } }
        look.check("disabled-segment") { made(view(0)) { $0.setEnabled(false, forSegmentAt: 2) } }
        look.check("tinted") {
            made(view(0)) {
                $0.selectedSegmentTintColor = .systemBlue
                $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
        }
        look.check("symbols", width: 180) {
            view(1, ["list.bullet", "star", "gear"].compactMap { UIImage(systemName: $0) })
        }
        look.check("first-right-to-left", direction: .rightToLeft) { view(0) }
    }
}
