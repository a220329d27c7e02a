import Accelerate
import CloudKit
import CoreTelephony
import CoreText
import Intents
import NetworkExtension
import SceneKit
import Speech
import SystemConfiguration
import WidgetKit
import XCTest

/// Tests pixel layouts and image filters, and modules whose functions have no effect.
@preconcurrency @MainActor final class PixelTests: XCTestCase {
    private func context(_ info: UInt32) throws -> CGContext {
        let context = try XCTUnwrap(
            unsafe CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        return context
    }

    private func bytes(_ context: CGContext, _ range: Range<Int>) throws -> [UInt8] {
        let data = unsafe try XCTUnwrap(context.data)
        return range.map { unsafe data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    func testPixelLayoutFollowsBitmapInfo() throws {
        let last = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
        XCTAssertEqual(try bytes(last, 4..<12), [255, 0, 0, 255, 0, 0, 0, 0])
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        XCTAssertEqual(try bytes(try context(info), 4..<8), [0, 0, 255, 255])
        let first = try context(CGImageAlphaInfo.premultipliedFirst.rawValue)
        XCTAssertEqual(try bytes(first, 4..<8), [255, 255, 0, 0])
    }

    func testChangedPixelsAreInTheImage() throws {
        let context = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
        let data = unsafe try XCTUnwrap(context.data)
        for (index, value) in [UInt8(0), 0, 255, 255].enumerated() {
            unsafe data.storeBytes(of: value, toByteOffset: index, as: UInt8.self)
        }
        let bitmap = try XCTUnwrap(context.makeImage()).bitmap
        XCTAssertEqual(bitmap.color(x: 0, y: 0).blue, 255)
        XCTAssertEqual(bitmap.color(x: 1, y: 0).red, 255)
    }

    func testBoxBlur() throws {
        let (sourceContext, targetContext) = (try context(1), try context(1))
        var source = unsafe vImage_Buffer(
            data: sourceContext.data, height: 2, width: 4, rowBytes: sourceContext.bytesPerRow)
        var target = unsafe vImage_Buffer(
            data: targetContext.data, height: 2, width: 4, rowBytes: targetContext.bytesPerRow)
        let status = unsafe vImageBoxConvolve_ARGB8888(
            &source, &target, nil, 0, 0, 3, 3, nil, UInt32(kvImageEdgeExtend))
        XCTAssertEqual(status, kvImageNoError)
        let row = try bytes(targetContext, 0..<16)
        XCTAssertEqual(stride(from: 0, to: 16, by: 4).map { row[$0] }, [255, 170, 85, 0])
        let errorStatus = unsafe vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, 0)
        XCTAssertEqual(errorStatus, kvImageInvalidKernelSize)
    }

    func testFramesetterSize() throws {
        let text = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: 100), nil)
        XCTAssertGreaterThan(size.width, 20)
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithName("No such font", 12, nil)), 12)
    }

    func testModulesWithoutEffectReturnDefaults() throws {
        var flags = SCNetworkReachabilityFlags()
        let reachability = try XCTUnwrap(unsafe SCNetworkReachabilityCreateWithName(nil, "example.org"))
        XCTAssertTrue(unsafe SCNetworkReachabilityGetFlags(reachability, &flags))
        XCTAssertEqual(flags, .reachable)
        XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .denied)
        XCTAssertThrowsError(try NEVPNManager.shared().connection.startVPNTunnel())
        let record = CKRecord(recordType: "Note")
        record["text"] = "a"
        XCTAssertEqual(record["text"] as? String, "a")
        let node = SCNNode()
        let child = SCNNode()
        child.name = "part"
        node.addChildNode(child)
        XCTAssertIdentical(node.childNode(withName: "part", recursively: false), child)
        XCTAssertNil(CTTelephonyNetworkInfo().subscriberCellularProvider)
        INInteraction(intent: INIntent(), response: nil).donate()
        WidgetCenter.shared.reloadAllTimelines()
    }
}
