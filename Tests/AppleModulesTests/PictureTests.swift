import AVFoundation
import AVKit
import CellSimHost
import ImageIO
import MapKit
import PDFKit
import SafariServices
import WebKit
import XCTest

/// Tests the views and images of Apple's media modules, and the values that they store.
@preconcurrency @MainActor final class PictureTests: XCTestCase {
    func testImageSources() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try XCTUnwrap(image.pngData())
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        let fullImage = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let options = [kCGImageSourceThumbnailMaxPixelSize: fullImage.width / 2] as CFDictionary
        let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        XCTAssertEqual([small.width, small.height], [fullImage.width / 2, fullImage.height / 2])
        XCTAssertEqual(small.bitmap.color(x: 2, y: 2).red, fullImage.bitmap.color(x: 2, y: 2).red)
        let encodedData = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(encodedData, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, small, nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertEqual(UIImage(data: encodedData as Data)?.cgImage?.width, small.width)
        let invalidSource = try XCTUnwrap(CGImageSourceCreateWithData(Data("none".utf8), nil))
        XCTAssertEqual(CGImageSourceGetCount(invalidSource), 0)
    }

    func testAspectRatioRectangles() {
        XCTAssertEqual(
            AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 10, height: 10)),
            CGRect(x: 0, y: 2.5, width: 10, height: 5))
    }

    /// Views whose content cannot be drawn are shown as a rectangle with a label.
    func testUndrawnViewsAreLabelledRectangles() {
        let views: [UIView] = [
            WKWebView(frame: .zero, configuration: WKWebViewConfiguration()), MKMapView(frame: .zero),
            PDFView(frame: .zero),
        ]
        for view in views {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            let displayList = view.displayList()
            XCTAssertTrue(
                displayList.commands.contains { if case .glyphs = $0 { true } else { false } },
                "\(type(of: view)) has no label")
        }
    }

    func testWebAndMapViewsStoreTheirValues() {
        let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let script = WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        web.configuration.userContentController.addUserScript(script)
        XCTAssertEqual(web.configuration.userContentController.userScripts, [script])
        if let address = URL(string: "https://example.org") { web.load(URLRequest(url: address)) }
        XCTAssertEqual(web.url?.host, "example.org")
        var didFail = false
        web.evaluateJavaScript("1") { didFail = $1 != nil }
        XCTAssertTrue(didFail)
        let map = MKMapView(frame: .zero)
        map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)))
        XCTAssertEqual(map.annotations.count, 1)
        map.removeAnnotations(map.annotations)
        XCTAssertEqual(map.annotations.count, 0)
    }

    func testPlayersShowNothing() {
        let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
        let layer = AVPlayerLayer(player: player)
        XCTAssertIdentical(layer.player, player)
        XCTAssertEqual(player.timeControlStatus, .paused)
        XCTAssertNil(PDFDocument(data: Data("no".utf8)))
    }
}
