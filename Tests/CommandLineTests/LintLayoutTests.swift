import Foundation
import XCTest

/// What layout shows of a document, and what is no fault although it looks like one.
final class LintLayoutTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func lint(_ text: String, _ more: String...) throws -> [String] {
        try cellsim.write(text, to: "A.xib")
        let outcome = try cellsim.runList(["lint", "A.xib"] + more)
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="21507" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(objects)
        </objects></document>
        """
    }

    /// Recorded 15 high for a pencil of 20 points.
    func testASymbolMayStandWithinItsAlignmentRectangle() throws {
        let rows = [edge("top"), edge("leading"), size("width", 20), size("height", 20)]
        func findings(_ height: Int) throws -> [String] {
            let symbol = #"contentMode="scaleAspectFit" image="pencil" catalog="system""#
            return try lint(view(sub("imageView", symbol, (0, 2, 20, height)), rows)).filter { $0.hasSuffix("[frame]") }
        }
        XCTAssertEqual(try findings(15), [])
        XCTAssertEqual(try findings(8).count, 1)
    }

    func testFramesAreNotComparedWhereAFontIsStoodInFor() throws {
        func findings(_ font: String) throws -> [String] {
            let label = #"text="Iron" horizontalHuggingPriority="251" verticalHuggingPriority="251""#
            let inside = "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>"
            return try lint(view(sub("label", label, (0, 0, 90, 20), inside), [edge("top"), edge("leading")]))
        }
        XCTAssertTrue(try findings(#"type="system""#).contains { $0.hasSuffix("[frame]") })
        XCTAssertFalse(try findings(#"name="Own-Bold" family="Own""#).contains { $0.hasSuffix("[frame]") })
    }

    func testWhatOnlyIsInWhileDesigningContradictsNothing() throws {
        let rows = [edge("top"), edge("leading"), size("width", 0), size("height", 10)]
        let fits = try lint(view(sub("view", "", (0, 0, 0, 10)), rows + [size("width", 50) + " placeholder=\"YES\""]))
        XCTAssertEqual(fits.filter { $0.contains("unsatisfiable") }, [])
        let clash = try lint(view(sub("view", "", (0, 0, 0, 10)), rows + [size("width", 50)]))
        XCTAssertEqual(clash.filter { $0.contains("unsatisfiable") }.count, 1)
    }

    /// A view of 100 × 100 points around one other, with constraints and variations.
    private func view(_ subview: String, _ constraints: [String], more: String = "") -> String {
        let rows = constraints.enumerated().map { "<constraint id=\"c\($0)\" \($1)/>" }.joined()
        return xib(
            """
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>\(subview)</subviews><constraints>\(rows)</constraints>\(more)</view>
            """)
    }

    private func sub(
        _ name: String = "view", _ attributes: String = "", _ frame: (Int, Int, Int, Int), _ inside: String = ""
    ) -> String {
        """
        <\(name) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="s"><rect key="frame" x="\(frame.0)" y="\(frame.1)" \
        width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(name)>
        """
    }

    private func edge(_ name: String, _ constant: Int = 0, item: String = "s") -> String {
        "firstItem=\"\(item)\" firstAttribute=\"\(name)\" secondItem=\"v\" secondAttribute=\"\(name)\" constant=\"\(constant)\""
    }

    private func size(_ name: String, _ constant: Int, item: String = "s") -> String {
        "firstItem=\"\(item)\" firstAttribute=\"\(name)\" constant=\"\(constant)\""
    }

    // MARK: Ambiguity

    func testAPositionThatNothingFixesIsReportedToBeOne() throws {
        let found = try lint(
            view(sub("view", "", (5, 5, 20, 20)), [edge("top", 5), size("width", 20), size("height", 20)]))
        XCTAssertEqual(found.count, 1, found.joined(separator: "\n"))
        XCTAssertTrue(found.first?.contains("the horizontal position of UIView(s) is ambiguous") ?? false)
    }

    func testWhatTheAuthorTurnedOffIsNotReported() throws {
        let sizeOnly = [edge("top", 5), edge("trailing", 0), size("height", 20)]
        XCTAssertEqual(try lint(view(sub("view", "verifyAmbiguity=\"ignoreSizes\"", (5, 5, 95, 20)), sizeOnly)), [])
        XCTAssertEqual(try lint(view(sub("view", "", (5, 5, 95, 20)), sizeOnly)).count, 1)
        let position = [edge("top", 5), size("width", 20), size("height", 20)]
        XCTAssertEqual(
            try lint(view(sub("view", "verifyAmbiguity=\"ignoreSizes\"", (5, 5, 20, 20)), position)).count, 1)
        XCTAssertEqual(try lint(view(sub("view", "verifyAmbiguity=\"off\"", (5, 5, 20, 20)), position)), [])
    }

    func testACustomViewMayHaveASizeOfItsOwn() throws {
        let text = view(sub("view", "customClass=\"Gauge\"", (40, 40, 20, 20)), [edge("centerX"), edge("centerY")])
        XCTAssertEqual(try lint(text), [])
        XCTAssertEqual(
            try lint(text, "--strict").filter { $0.contains("note: 's' the ") && $0.hasSuffix("[ambiguous]") }.count, 2)
    }

    func testTheContentOfAScrollViewNeedsAllFourEdges() throws {
        func document(_ more: String) -> String {
            let inner = """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="30" height="30"/>
                </view></subviews><constraints>
                <constraint id="i1" \(size("width", 30, item: "i"))/><constraint id="i2" \(size("height", 30, item: "i"))/>
                <constraint id="i3" firstItem="i" firstAttribute="top" secondItem="s" secondAttribute="top"/>
                <constraint id="i4" firstItem="i" firstAttribute="leading" secondItem="s" secondAttribute="leading"/>
                <constraint id="i5" firstAttribute="bottom" secondItem="i" secondAttribute="bottom"/>\(more)</constraints>
                """
            return view(
                sub("scrollView", "", (0, 0, 100, 100), inner),
                ["top", "bottom", "leading", "trailing"].map { edge($0) })
        }
        let open = try lint(document(""))
        XCTAssertEqual(open.count, 1, open.joined(separator: "\n"))
        XCTAssertTrue(
            open.first?.contains("the horizontal scrollable content size of UIScrollView(s) is ambiguous") ?? false,
            open.first ?? "")
        XCTAssertEqual(
            try lint(
                document(
                    "<constraint id=\"i6\" firstAttribute=\"trailing\" secondItem=\"i\" secondAttribute=\"trailing\"/>")
            ), [])
    }

    func testAScrollViewWithGuidesAndNothingInItIsOpenBothWays() throws {
        let edges = ["top", "bottom", "leading", "trailing"].map { edge($0) }
        let guide = "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"g\"/>"
        XCTAssertEqual(try lint(view(sub("scrollView", "", (0, 0, 100, 100), guide), edges)).count, 2)
        XCTAssertEqual(try lint(view(sub("scrollView", "", (0, 0, 100, 100)), edges)), [])
    }

    // MARK: Frames

    func testFramesOfWhatNobodySeesAreNotCompared() throws {
        let rows = [edge("leading", 30), edge("top", 20), size("width", 40), size("height", 10)]
        XCTAssertEqual(try lint(view(sub("view", "", (20, 20, 40, 10)), rows)).count, 1)
        XCTAssertEqual(try lint(view(sub("view", "hidden=\"YES\"", (20, 20, 40, 10)), rows)), [])
        let masks = """
            <variation key="default"><mask key="subviews"><exclude reference="s"/></mask>
            <mask key="constraints"><exclude reference="c0"/><exclude reference="c1"/></mask></variation>
            """
        XCTAssertEqual(try lint(view(sub("view", "", (20, 20, 40, 10)), rows, more: masks)), [])
    }

    func testHalfAPointIsNoOtherFrame() throws {
        let rows = [edge("leading", 30), edge("top", 20), size("width", 40), size("height", 10)]
        XCTAssertEqual(try lint(view(sub("view", "", (31, 20, 39, 10)), rows)), [])
        XCTAssertEqual(try lint(view(sub("view", "", (32, 20, 40, 10)), rows)).count, 1)
    }

    func testConstraintsOfDifferentPrioritiesDoNotContradict() throws {
        let weak = size("width", 50) + " priority=\"999\""
        let rows = [edge("leading", 30), edge("top", 20), size("width", 40), size("height", 10), weak]
        XCTAssertEqual(try lint(view(sub("view", "", (30, 20, 40, 10)), rows)), [])
    }

    // MARK: Texts

    func testATextAPointHigherThanItsLabelFits() throws {
        func label(_ height: Int) -> String {
            xib(
                """
                <label text="Ag" lineBreakMode="tailTruncation" numberOfLines="0" id="l">
                <rect key="frame" x="0.0" y="0.0" width="60" height="\(height)"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """)
        }
        XCTAssertEqual(try lint(label(20)), [])
        XCTAssertEqual(try lint(label(17)).count, 1)
    }
}
