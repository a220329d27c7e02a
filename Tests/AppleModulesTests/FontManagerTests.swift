import CoreText
import TestFixtures
import XCTest

/// Tests Core Text's font manager, including the errors that it reports.
final class FontManagerTests: XCTestCase {
    /// Other tests in the process may have registered the same files.
    override func setUp() {
        super.setUp()
        for name in ["Plain.ttc", "PlainItalic.ttf", "Axes.ttf", "Tracked.ttf"] {
            _ = unregister(URL(fileURLWithPath: Fixture.fonts + "/" + name))
        }
    }

    @unsafe private func errorCode(_ body: (CTErrorPointer) -> Bool) -> Int? {
        var error: Unmanaged<CFError>?
        guard unsafe !body(&error) else { return nil }
        let cfError = unsafe error?.takeRetainedValue()
        XCTAssertEqual(cfError?.domain, kCTFontManagerErrorDomain)
        return cfError?.code
    }

    private func register(_ url: URL) -> Int? {
        unsafe errorCode { unsafe CTFontManagerRegisterFontsForURL(url, .process, $0) }
    }

    private func unregister(_ url: URL) -> Int? {
        unsafe errorCode { unsafe CTFontManagerUnregisterFontsForURL(url, .process, $0) }
    }

    @MainActor func testFontFilesAreRegisteredOnceAndUnregistered() async throws {
        let url = URL(fileURLWithPath: Fixture.fonts + "/PlainItalic.ttf")
        XCTAssertNil(UIFont(name: "SamplePlain-Italic", size: 10))
        XCTAssertNil(register(url))
        let font = try XCTUnwrap(UIFont(name: "SamplePlain-Italic", size: 10))
        XCTAssertEqual(font.lineHeight, 10.9, accuracy: 1e-9)
        XCTAssertEqual(("HHHH" as NSString).size(withAttributes: [.font: font]).width, 16, accuracy: 1e-9)
        XCTAssertEqual(register(url), 105)
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(at: url, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        XCTAssertEqual(register(copy), 305)
        XCTAssertNil(unregister(url))
        XCTAssertEqual(unregister(url), 201)
        XCTAssertNil(UIFont(name: "SamplePlain-Italic", size: 10))
    }

    @MainActor func testErrorsForMissingAndInvalidFiles() async throws {
        XCTAssertEqual(register(URL(fileURLWithPath: "/no/such.ttf")), 101)
        XCTAssertEqual(register(URL(fileURLWithPath: #filePath)), 103)
        XCTAssertNil(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: #filePath)))
    }

    @MainActor func testFileDescriptorsNameFaces() async throws {
        let url = URL(fileURLWithPath: Fixture.fonts + "/Tracked.ttf")
        XCTAssertNil(register(url))
        let descriptors = try XCTUnwrap(CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor])
        XCTAssertEqual(descriptors.map(\.postscriptName), ["SampleTracked-Regular"])
        XCTAssertNil(unregister(url))
    }

    @MainActor func testSeveralFilesAreRegisteredTogether() async throws {
        let urls = ["PlainItalic.ttf", "Tracked.ttf"].map { URL(fileURLWithPath: Fixture.fonts + "/" + $0) }
        XCTAssertTrue(CTFontManagerRegisterFontsForURLs(urls as CFArray, .process, nil))
        XCTAssertNotNil(UIFont(name: "SamplePlain-Italic", size: 10))
        var errors: Unmanaged<NSArray>?
        XCTAssertFalse(unsafe CTFontManagerRegisterFontsForURLs(urls as CFArray, .process, &errors))
        let registrationErrors = unsafe errors?.takeRetainedValue() as? [NSError]
        XCTAssertEqual(registrationErrors?.map(\.code), [105, 105])
        XCTAssertTrue(CTFontManagerUnregisterFontsForURLs(urls as CFArray, .process, nil))
        XCTAssertNil(UIFont(name: "SamplePlain-Italic", size: 10))
    }

    @MainActor func testFontsOfDescriptorsAreRegistered() async throws {
        let url = URL(fileURLWithPath: Fixture.fonts + "/Tracked.ttf")
        let descriptors = try XCTUnwrap(CTFontManagerCreateFontDescriptorsFromURL(url))
        var errorCodes: [[Int]] = []
        func recordErrors(_ errors: CFArray, _ isDone: Bool) -> Bool {
            if isDone { errorCodes.append(errors.compactMap { ($0 as? NSError)?.code }) }
            return true
        }
        CTFontManagerRegisterFontDescriptors(descriptors, .process, true, recordErrors)
        XCTAssertNotNil(UIFont(name: "SampleTracked-Regular", size: 10))
        CTFontManagerRegisterFontDescriptors(descriptors, .process, true, recordErrors)
        CTFontManagerUnregisterFontDescriptors(descriptors, .process, recordErrors)
        XCTAssertNil(UIFont(name: "SampleTracked-Regular", size: 10))
        CTFontManagerUnregisterFontDescriptors(descriptors, .process, recordErrors)
        XCTAssertEqual(errorCodes, [[], [105], [], [201]])
    }

    @MainActor func testFontsFromDataAreRegistered() async throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: Fixture.fonts + "/Axes.ttf"))
        let font = try XCTUnwrap(CGDataProvider(data: data as CFData).flatMap(CGFont.init))
        XCTAssertEqual(font.postScriptName, "SampleAxes-Regular")
        XCTAssertNil(unsafe errorCode { unsafe CTFontManagerRegisterGraphicsFont(font, $0) })
        XCTAssertEqual(unsafe errorCode { unsafe CTFontManagerRegisterGraphicsFont(font, $0) }, 105)
        let bold = try XCTUnwrap(UIFont(name: "SampleAxes-OwnBold", size: 10))
        XCTAssertEqual(("HHHH" as NSString).size(withAttributes: [.font: bold]).width, 22.4, accuracy: 1e-2)
        let wide = UIFont(
            descriptor: UIFontDescriptor(fontAttributes: [
                .name: "SampleAxes-Regular",
                UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute): [
                    0x7764_7468 as NSNumber: 125 as NSNumber
                ],
            ]), size: 10)
        XCTAssertEqual(("HHHH" as NSString).size(withAttributes: [.font: wide]).width, 22.4, accuracy: 1e-2)
        XCTAssertNil(unsafe errorCode { unsafe CTFontManagerUnregisterGraphicsFont(font, $0) })
        XCTAssertNil(CGDataProvider(data: Data("no font".utf8)).flatMap(CGFont.init))
    }

    @MainActor func testFamiliesAndTraits() async throws {
        let url = URL(fileURLWithPath: Fixture.fonts + "/Plain.ttc")
        XCTAssertNil(register(url))
        XCTAssertTrue(UIFont.familyNames.contains("Sample Plain"))
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "Sample Plain"), ["SamplePlain-Bold", "SamplePlain-Regular"])
        let plain = try XCTUnwrap(UIFont(name: "Sample Plain", size: 10))
        XCTAssertEqual(plain.fontName, "SamplePlain-Regular")
        XCTAssertEqual(plain.familyName, "Sample Plain")
        let bold = try XCTUnwrap(plain.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(bold.postscriptName, "SamplePlain-Bold")
        XCTAssertNil(plain.fontDescriptor.withSymbolicTraits(.traitItalic), "the family has no italic face")
        let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
        let heavy = UIFontDescriptor(fontAttributes: [.family: "Sample Plain", .traits: weight])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 10).fontName, "SamplePlain-Bold")
        XCTAssertNil(unregister(url))
        XCTAssertFalse(UIFont.familyNames.contains("Sample Plain"))
    }
}
