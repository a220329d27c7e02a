import SnapshotTesting

/// Strategies for all kinds of values, and custom strategies of suites.
final class StrategySpellings: CompatibilityCase {
    private final class Card: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 4).fill()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: bounds.midY))
            line.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
            line.lineWidth = 2
            UIColor.black.setStroke()
            line.stroke()
        }
    }

    private func card() -> Card { Card(frame: CGRect(x: 0, y: 0, width: 40, height: 24)) }

    func testViews() {
        roundTrip(card(), as: .image, named: "a")
        roundTrip(card() as UIView, as: .image(drawHierarchyInKeyWindow: true), named: "b")
        roundTrip(
            card(),
            as: .image(
                drawHierarchyInKeyWindow: false, precision: 0.9, perceptualPrecision: 0.98,
                size: CGSize(width: 10, height: 10), traits: .init(displayScale: 3)), named: "c")
        roundTrip(
            card(),
            as: .image(
                traits: UITraitCollection(traitsFrom: [
                    .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .accessibilityLarge),
                ])), named: "d")
        roundTrip(card(), as: .recursiveDescription, named: "e")
        roundTrip(
            card(),
            as: .recursiveDescription(size: .init(width: 22, height: 22), traits: .init(horizontalSizeClass: .regular)),
            named: "f")
        roundTrip(UIButton(type: .contactAdd), as: .image, named: "g")
        roundTrip(UILabel(), as: .image(size: CGSize(width: 100, height: 20)), named: "h")
        roundTrip(
            UITableViewCell(style: .subtitle, reuseIdentifier: nil), as: .image(size: CGSize(width: 320, height: 44)),
            named: "i")
        roundTrip(
            UIStackView(arrangedSubviews: [card(), card()]), as: .image(size: CGSize(width: 80, height: 24)), named: "j"
        )
        XCTAssertEqual(Set(recorded.map { ($0 as NSString).pathExtension }), ["png", "txt"])
    }

    func testViewsWithoutASize() {
        for (name, size) in [
            ("noHeight", CGSize(width: 35, height: 0)), ("noWidth", CGSize(width: 0, height: 35)),
            ("noWidth.noHeight", .zero),
        ] {
            let view = UIView(frame: CGRect(origin: .zero, size: size))
            view.backgroundColor = .red
            roundTrip(view, as: .image, named: name)
        }
        let names = ["noHeight", "noWidth-noHeight", "noWidth"].map {
            "StrategySpellings/testViewsWithoutASize.\($0).png"
        }
        XCTAssertEqual(recorded, names.sorted())
    }

    func testLayersPathsAndImages() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        roundTrip(gradient, as: .image, named: "gradient")
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (UIColor.green.cgColor, UIColor.black.cgColor, 2)
        shape.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        roundTrip(
            shape as CALayer, as: .image(precision: 1, perceptualPrecision: 1, traits: .init(displayScale: 1)),
            named: "shape")
        roundTrip(card().layer, as: .image, named: "layer")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 0))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 12, y: 4))
        path.closeSubpath()
        roundTrip(path as CGPath, as: .image(drawingMode: .fill), named: "path")
        roundTrip(path as CGPath, as: .elementsDescription, named: "path")
        roundTrip(UIBezierPath(cgPath: path), as: .image(precision: 0.99, scale: 2), named: "bezier")
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.maximumFractionDigits = 0
        XCTAssertEqual(
            text(UIBezierPath(cgPath: path), .elementsDescription(numberFormatter: formatter)),
            "MoveTo (0, 0)\nLineTo (9, 0)\nQuadCurveTo (12, 4) (9, 9)\nClose \n")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        roundTrip(image, as: .image, named: "image")
        roundTrip(image, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 1), named: "image-1")
    }

    func testImageContexts() throws {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        let context = try XCTUnwrap(UIGraphicsGetCurrentContext())
        context.setFillColor(UIColor.red.cgColor)
        context.translateBy(x: 5, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual([image.size.width, image.scale], [10, 1])
        roundTrip(image, as: .image, named: "a")
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 3)
        card().layer.render(in: try XCTUnwrap(UIGraphicsGetCurrentContext()))
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width, 12)
        UIGraphicsEndImageContext()
    }

    func testTexts() {
        struct User: Codable { let id: Int, name: String, bio: String }
        enum Direction: String, CaseIterable {
            case up, down
            var opposite: Direction { self == .up ? .down : .up }
        }
        let user = User(id: 1, name: "Blobby", bio: "Blobbed around the world.")
        roundTrip(user, as: .dump, named: "a")
        roundTrip(user, as: .json, named: "b")
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        roundTrip(user, as: .json(encoder), named: "c")
        roundTrip(user, as: .plist, named: "d")
        roundTrip(["a": 1] as Any, as: .json, named: "e")
        roundTrip("text", as: .lines, named: "f")
        roundTrip(Data([1, 2]), as: .data, named: "g")
        roundTrip(42, as: .description, named: "h")
        roundTrip({ $0.opposite }, as: Snapshotting<Direction, String>.func(into: .description), named: "i")
        XCTAssertEqual(text("a" as Character, .dump), "- \"a\"\n")
        XCTAssertEqual(text(Data("Hello, world!".utf8), .dump), "- 13 bytes\n")
        XCTAssertEqual(text(Date(timeIntervalSinceReferenceDate: 0), .dump), "- 2001-01-01T00:00:00Z\n")
        XCTAssertEqual(text(NSObject(), .dump), "- <NSObject>\n")
        XCTAssertEqual(text("Hello, world!".dropLast(8), .dump), "- \"Hello\"\n")
        // swift-format-ignore: NeverForceUnwrap
        XCTAssertEqual(text(URL(string: "https://www.example.org")!, .dump), "- https://www.example.org\n")
    }

    func testOwnStrategies() {
        let frames = Snapshotting<String, String>.lines.pullback { (view: UIView) in "\(view.frame.width)" }
        roundTrip(card(), as: frames, named: "a")
        let upper = Snapshotting<String, String>(pathExtension: "up", diffing: .lines) { $0.uppercased() }
        roundTrip("text", as: upper, named: "b")
        let later = SimplySnapshotting<UIImage>.image.asyncPullback { (view: UIView) in
            Async<UIImage> { callback in
                DispatchQueue.main.async {
                    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
                        view.layer.render(in: context.cgContext)
                    }
                    callback(image)
                }
            }
        }
        roundTrip(card() as UIView, as: later, named: "c")
        roundTrip(card() as UIView, as: .wait(for: 0.02, on: later), named: "d")
        var value = "Hello"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { value = "Goodbye" }
        let strategy = Snapshotting.lines.pullback { (_: Void) in value }
        record((), as: .wait(for: 0.2, on: strategy), named: "e")
        XCTAssertEqual(value, "Goodbye")
        let lengthDiffing = Diffing<String>(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
        ) {
            old, new in
            old.count == new.count ? nil : ("\(old.count) is not \(new.count)", [])
        }
        let counted = SimplySnapshotting<String>(pathExtension: "words", diffing: lengthDiffing)
        roundTrip("text", as: counted, named: "f")
        XCTAssertNil(verifySnapshot(of: "TEXT", as: counted, named: "f"), "a text with the same length matches")
        XCTAssertEqual(
            verifySnapshot(of: "longer", as: counted, named: "f")?.hasSuffix("\n\n4 is not 6"), true)
        let imprecise: Snapshotting<UIViewController, UIImage> = .imprecise(on: .iPhoneSe)
        XCTAssertEqual(imprecise.pathExtension, "png")
    }

    func testWindowed() {
        let controller = UIViewController()
        controller.view.backgroundColor = .orange
        roundTrip(controller, as: .windowedImage, named: "a")
        XCTAssertIdentical(UIApplication.shared.windows[0].rootViewController, controller)
    }

    func testAttachments() {
        let picture = XCTAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in })
        picture.name = "picture"
        picture.lifetime = .keepAlways
        XCTAssertEqual([picture.name, picture.uniformTypeIdentifier], ["picture", "public.png"])
        XCTAssertEqual(UIImage(data: picture.data, scale: 2)?.size, CGSize(width: 2, height: 2))
        XCTAssertEqual(XCTAttachment(string: "é").data, Data("é".utf8))
        XCTAssertEqual(XCTAttachment(image: UIImage(), quality: .low).data, Data())
    }

    /// A suite may snapshot the same label in many text sizes, in any order.
    func testAViewHasItsFrameAgain() {
        let label = UILabel(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        let sizes: [UIContentSizeCategory] = [.small, .accessibilityExtraLarge]
        for size in sizes {
            record(label, as: .image(traits: .init(preferredContentSizeCategory: size)), named: size.rawValue)
        }
        XCTAssertEqual(label.frame, CGRect(x: 3, y: 4, width: 0, height: 0))
        for size in sizes.reversed() {
            assertSnapshot(
                of: label, as: .image(traits: .init(preferredContentSizeCategory: size)), named: size.rawValue)
        }
    }

    func testComponentsAreReached() {
        let strategy = Snapshotting<UIView, UIImage>.image
        XCTAssertEqual(strategy.pathExtension, "png")
        var image: UIImage?
        strategy.snapshot(card()).map { $0 }.run { image = $0 }
        let first = image ?? UIImage()
        XCTAssertNil(strategy.diffing.diff(first, strategy.diffing.fromData(strategy.diffing.toData(first))))
        let other = Diffing.image(precision: 1, perceptualPrecision: 0.98).diff(first, UIImage())
        XCTAssertEqual(other?.0, "Newly-taken snapshot could not be loaded.")
        XCTAssertEqual(Diffing<String>.lines.diff("a", "b")?.1.count, 1)
        XCTAssertEqual(text(card() as UIView, Snapshotting.lines.pullback { "\($0.subviews.count)" }), "0")
    }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// Draws the controller in the app's window, for content that needs a window.
    static var windowedImage: Snapshotting {
        Snapshotting<UIImage, UIImage>.image.asyncPullback { controller in
            Async<UIImage> { callback in
                UIView.setAnimationsEnabled(false)
                // swift-format-ignore: NeverForceUnwrap
                let window = UIApplication.shared.windows.first!
                window.rootViewController = controller
                DispatchQueue.main.async {
                    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
                        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
                    }
                    callback(image)
                    UIView.setAnimationsEnabled(true)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    static func imprecise(on config: ViewImageConfig, traits: UITraitCollection = .init()) -> Snapshotting {
        .image(on: config, precision: 0.9, perceptualPrecision: 0.98, size: nil, traits: traits)
    }
}
