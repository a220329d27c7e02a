import CellSimGraphics
import UIKit
import XCTest

/// Tests custom views, visual effects and colour transformers of configurations, and activity indicators of buttons.
@preconcurrency @MainActor final class ConfiguredBackgroundTests: XCTestCase {
    private func fills(_ view: UIView) -> [String] {
        view.layoutIfNeeded()
        return view.displayList().commands.compactMap { command in
            guard case .fill(_, _, .color(let color)) = command else { return nil }
            return color.hex
        }
    }

    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        return button
    }

    func testCustomViewFillsTheBackgroundBehindTheTitle() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.cornerStyle = .large
        let custom = UIView()
        configuration.background.customView = custom
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = button(configuration)
        let container = try XCTUnwrap(custom.superview)
        XCTAssertIdentical(container, button.subviews.first)
        XCTAssertEqual(container.frame, CGRect(x: 2, y: 1, width: 94, height: 36))
        XCTAssertEqual(container.layer.cornerRadius, 8.75)
        XCTAssertEqual(custom.frame, CGRect(x: 0, y: 0, width: 94, height: 36))
        XCTAssertIdentical(button.hitTest(CGPoint(x: 50, y: 20), with: nil), button)
        configuration.background.customView = nil
        button.configuration = configuration
        button.layoutIfNeeded()
        XCTAssertNil(container.superview)
    }

    func testCellsShowCustomViewsAndVisualEffects() throws {
        let (cell, header, item) = (UITableViewCell(), UITableViewHeaderFooterView(), UICollectionViewCell())
        let cells: [(UIView, (UIBackgroundConfiguration?) -> Void)] = [
            (cell, { cell.backgroundConfiguration = $0 }), (header, { header.backgroundConfiguration = $0 }),
            (item, { item.backgroundConfiguration = $0 }),
        ]
        for (cell, setBackground) in cells {
            cell.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            var background = UIBackgroundConfiguration.clear()
            let custom = UIView()
            background.customView = custom
            background.visualEffect = UIBlurEffect(style: .light)
            background.cornerRadius = 6
            setBackground(background)
            cell.layoutIfNeeded()
            XCTAssertEqual(custom.superview?.layer.cornerRadius, 6)
            XCTAssertEqual(custom.superview?.subviews.map { type(of: $0) == UIVisualEffectView.self }, [true, false])
            XCTAssertEqual(custom.frame, CGRect(x: 0, y: 0, width: 80, height: 30))
            setBackground(nil)
            cell.layoutIfNeeded()
            XCTAssertFalse(custom.isDescendant(of: cell))
        }
    }

    func testTransformersChangeColors() {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .red
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        background.strokeColorTransformer = .grayscale
        XCTAssertEqual(background.resolvedBackgroundColor(for: .green), .blue)
        let stroke = background.resolvedStrokeColor(for: .white).resolvedColor(with: .current)
        XCTAssertEqual(stroke.cgColor.components?.first ?? 0, 1, accuracy: 0.001)
        var configuration = UIButton.Configuration.filled()
        configuration.background = background
        XCTAssertEqual(fills(button(configuration)), ["#0000FF"])
        var properties = UIListContentConfiguration.cell().textProperties
        properties.colorTransformer = UIConfigurationColorTransformer { _ in .purple }
        XCTAssertEqual(properties.resolvedColor(), .purple)
    }

    func testConfigurationsWithTransformersAreEqualToTheirCopies() {
        var background = UIBackgroundConfiguration()
        background.backgroundColorTransformer = .grayscale
        let copy = background
        XCTAssertEqual(copy, background)
        background.backgroundColorTransformer = .grayscale
        XCTAssertNotEqual(copy, background)
    }

    func testStrokeWithoutColorHasTheTintColor() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        cell.tintColor = .purple
        var background = UIBackgroundConfiguration.clear()
        background.strokeWidth = 2
        XCTAssertEqual(background.resolvedStrokeColor(for: cell.tintColor), .purple)
    }

    func testActivityIndicatorReplacesTheImage() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.imagePadding = 8
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let indicator = try XCTUnwrap(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        XCTAssertEqual(indicator.frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(indicator.frame.minX, 12)
        XCTAssertEqual(button.titleLabel?.frame.minX, 40)
        XCTAssertEqual(indicator.color, .yellow)
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertEqual(button.imageView?.isHidden, true)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        XCTAssertTrue(indicator.isHidden)
        XCTAssertEqual(button.imageView?.isHidden, false)
        XCTAssertEqual(button.imageView?.tintColor, .green)
    }
}
