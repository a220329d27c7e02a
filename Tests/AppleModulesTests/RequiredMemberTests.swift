import Accessibility
import CellSimVectors
import CoreText
import PDFKit
import Security
import Vision
import XCTest

/// Tests members that apps use and that the modules lacked at first.
@preconcurrency @MainActor final class RequiredMemberTests: XCTestCase {
    func testDoubleMatrices() {
        let translation = double4x4(
            SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(5.0, 6, 7, 1))
        XCTAssertEqual(translation * SIMD4<Double>(1, 1, 1, 1), SIMD4<Double>(6, 7, 8, 1))
        XCTAssertEqual(translation.inverse * translation, matrix_identity_double4x4)
        XCTAssertEqual(translation.transpose[0][3], 5)
        XCTAssertEqual(translation[3][0], 5)
        let matrix = simd_double3x3(rows: [SIMD3(0, -2, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 3)])
        XCTAssertEqual(matrix.determinant, 6)
        XCTAssertEqual(matrix * SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0))
        XCTAssertEqual(simd_mul(matrix.inverse, matrix), matrix_identity_double3x3)
    }

    func testKeyCreationFailsWithError() {
        var error: Unmanaged<CFError>?
        let attributes = [kSecAttrKeyType: kSecAttrKeyTypeRSA] as CFDictionary
        unsafe XCTAssertNil(SecKeyCreateRandomKey(attributes, &error))
        let failure = unsafe error?.takeRetainedValue()
        XCTAssertEqual((failure as NSError?)?.code, Int(errSecUnimplemented))
        XCTAssertEqual(SecKeyAlgorithm.rsaEncryptionPKCS1.rawValue, "algid:encrypt:RSA:PKCS1")
    }

    func testTrackingAttributeName() {
        let key = NSAttributedString.Key(rawValue: kCTTrackingAttributeName as String)
        XCTAssertEqual(key, .tracking)
    }

    func testWritingDocuments() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let document = try XCTUnwrap(PDFDocument(data: Data("%PDF-1.4".utf8)))
        XCTAssertTrue(document.write(to: url))
        XCTAssertEqual(try Data(contentsOf: url), Data("%PDF-1.4".utf8))
        XCTAssertFalse(document.write(toFile: "/nowhere/a.pdf"))
        XCTAssertEqual(VNBarcodeSymbology.dataMatrix.rawValue, "VNBarcodeSymbologyDataMatrix")
    }

    func testChartsStoreTheirValues() {
        let axis = AXNumericDataAxisDescriptor(title: "Tea", range: 0...5, gridlinePositions: [1]) { "\($0) cups" }
        let series = AXDataSeriesDescriptor(
            name: "Week", isContinuous: true, dataPoints: [AXDataPoint(x: "Monday", y: 3)])
        let chart = AXChartDescriptor(
            title: "Cups", summary: nil,
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday"]),
            yAxis: axis, series: [series])
        XCTAssertEqual(chart.series.first?.dataPoints.first?.xValue.category, "Monday")
        XCTAssertEqual(chart.series.first?.dataPoints.first?.yValue?.number, 3)
        XCTAssertEqual(chart.yAxis?.valueDescriptionProvider(2), "2.0 cups")
    }
}
