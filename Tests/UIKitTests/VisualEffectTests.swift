import CellSimGraphics
import CellSimRaster
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests blurs, vibrancy and nested visual effects.
@preconcurrency @MainActor
final class VisualEffectTests: XCTestCase {
    private func commands(_ view: UIView) -> [String] {
        view.displayList().dump().split(separator: "\n").dropFirst().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private func view(_ effect: UIVisualEffect?) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        return view
    }

    func testStylesAndTraits() {
        let regular = view(UIBlurEffect(style: .systemMaterial))
        XCTAssertEqual(commands(regular), ["backdrop 0 0 40 20 blur 25 saturation 1.8 tint #F4F4F4C4"])
        regular.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(commands(regular), ["backdrop 0 0 40 20 blur 25 saturation 1.8 tint #2F2F2FC7"])
        regular.effect = UIBlurEffect(style: .systemMaterialLight)
        XCTAssertEqual(commands(regular), ["backdrop 0 0 40 20 blur 25 saturation 1.8 tint #F4F4F4C4"])
        regular.effect = UIBlurEffect(style: .prominent)
        XCTAssertEqual(commands(regular), ["backdrop 0 0 40 20 blur 20 saturation 1.8 tint #1C1C1CBA"])
        regular.effect = nil
        XCTAssertEqual(commands(regular), [])
        for raw in 0...20 where raw != 3 {
            XCTAssertNotNil(UIBlurEffect.Style(rawValue: raw), "\(raw)")
        }
    }

    func testThickerMaterialsAreMoreOpaque() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        for isDark in [false, true] {
            let tintAlphas = styles.map { $0.backdrop(isDark: isDark).tint.alpha }
            XCTAssertEqual(tintAlphas, tintAlphas.sorted())
        }
    }

    func testFadedAndRounded() {
        let faded = view(UIBlurEffect(style: .light))
        faded.alpha = 0.5
        (faded.layer.cornerRadius, faded.clipsToBounds) = (8, true)
        XCTAssertEqual(
            commands(faded),
            [
                "group opacity 0.5 in 0 0 40 20", "save", "clip 0 0 40 20 radius 8",
                "backdrop 0 0 40 20 blur 30 saturation 1.8 tint #FFFFFF4D", "restore", "end group",
            ])
    }

    /// Vibrancy uses the content's opacity with one colour, which is subtracted from a light blur or added to a dark one.
    func testVibrancy() {
        let blur = UIBlurEffect(style: .systemMaterial)
        let vibrant = view(UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        XCTAssertEqual(commands(vibrant), [])
        let dot = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        dot.backgroundColor = .red
        vibrant.contentView.addSubview(dot)
        let content = ["mask by alpha", "fill 1 2 3 4 #FF3B30", "end group"]
        dot.backgroundColor = .systemRed
        XCTAssertEqual(
            commands(vibrant), ["group opacity 1 blend plusDarker in 0 0 40 20", "fill 0 0 40 20 #00000099"] + content)
        vibrant.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        XCTAssertEqual(
            commands(vibrant).prefix(2), ["group opacity 1 blend plusLighter in 0 0 40 20", "fill 0 0 40 20 #FFFFFFD9"])
        vibrant.effect = nil
        XCTAssertEqual(commands(vibrant), ["fill 1 2 3 4 #FF3B30"])
    }

    func testNestedEffectsOnColor() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        root.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let blur = view(UIBlurEffect(style: .dark))
        let vibrant = view(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        dot.backgroundColor = .black
        vibrant.contentView.addSubview(dot)
        blur.contentView.addSubview(vibrant)
        root.addSubview(blur)
        let picture = Rasterizer(scale: 1).render(root.displayList())
        // Blue is 255, and 89 after the tint; 36 % of white is 92.
        let (inside, outside) = (picture.color(x: 4, y: 4), picture.color(x: 34, y: 4))
        XCTAssertEqual([outside.red, outside.blue].map(Int.init), [20, 89])
        XCTAssertEqual([inside.red, inside.blue].map(Int.init), [112, 181])
    }

    /// Compares a picture of the window with a picture of the cell, which includes the content behind its blur.
    func testPictureOfSubviewMatchesWindow() {
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        window.backgroundColor = .green
        let cell = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        cell.backgroundColor = .white
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 20))
        stripe.backgroundColor = .red
        cell.addSubview(stripe)
        cell.addSubview(view(UIBlurEffect(style: .systemThinMaterial)))
        window.addSubview(cell)
        let rasterizer = Rasterizer(scale: 2)
        let (windowImage, cellImage) = (rasterizer.render(window.displayList()), rasterizer.render(cell.displayList()))
        for y in 0..<40 {
            for x in 0..<80 where cellImage.color(x: x, y: y) != windowImage.color(x: x + 20, y: y + 40) {
                return XCTFail("the pixel at \(x) \(y) differs")
            }
        }
    }

    func testBlendedDrawing() {
        final class DrawingView: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 4, height: 4), .multiply)
                UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill(with: .clear, alpha: 1)
                UIGraphicsGetCurrentContext()?.setBlendMode(.sourceAtop)
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        XCTAssertEqual(
            commands(DrawingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))),
            [
                "save", "clip 0 0 4 4",
                "group opacity 1 blend multiply in 0 0 4 4", "fill path [M 0 0 L 4 0 L 4 4 L 0 4 Z] #FF0000",
                "end group",
                "save", "clip path [M 1 1 L 3 1 L 3 3 L 1 3 Z]", "group opacity 1 blend clear in 1 1 2 2",
                "fill 1 1 2 2 #FF0000", "end group", "restore",
                "group opacity 1 blend sourceAtop in 0 0 1 1", "fill path [M 0 0 L 1 0 L 1 1 L 0 1 Z] #FF0000",
                "end group", "restore",
            ])
    }

    func testImageBlendModesAndAlpha() {
        let size = CGSize(width: 2, height: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let red = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let blended = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            red.draw(in: CGRect(x: 0, y: 0, width: 1, height: 2), blendMode: .multiply, alpha: 0.5)
            red.draw(at: CGPoint(x: 1, y: 0), blendMode: .copy, alpha: 0.5)
        }
        let left = blended.cgImage?.bitmap.color(x: 0, y: 0)
        XCTAssertEqual(Int(left?.green ?? 0), 127, accuracy: 1)
        XCTAssertEqual(blended.cgImage?.bitmap.color(x: 1, y: 0).alpha, 128)
    }

    func testVibrancyInDocuments() {
        let document = Fixture.text("vibrancy-in-documents.xib")
        let view =
            UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIVisualEffectView
        let effect = view?.effect as? UIVibrancyEffect
        XCTAssertEqual(effect?.style, .separator)
        XCTAssertEqual(effect?.blurEffect.style, .systemThickMaterialDark)
    }
}
