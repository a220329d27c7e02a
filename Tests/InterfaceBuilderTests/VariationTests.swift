import CellSimInterfaceBuilder
import Foundation
import XCTest

/// Tests values that vary by size class and other traits.
final class VariationTests: XCTestCase {
    private let compact = IBTraits(width: .compact, height: .regular)
    private let regular = IBTraits(width: .regular, height: .regular)

    private func view(_ inside: String, attributes: String = "") throws -> IBElement {
        let text = DocumentReadingTests.xib("<view id=\"V\" \(attributes)>\(inside)</view>")
        return try XCTUnwrap(IBDocument(data: Data(text.utf8), path: "A.xib").element(withID: "V"))
    }

    func testExcludesByDefaultAndIncludesAgainForASizeClass() throws {
        let view = try view(
            """
            <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="A"/>
            <exclude reference="C"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><exclude reference="A"/></mask></variation>
            <variation key="default"><mask key="constraints"><exclude reference="A"/><exclude reference="B"/></mask>
            <mask key="subviews"><exclude reference="S"/></mask></variation>
            """)
        XCTAssertEqual(IBVariations(of: view, for: compact).excludedIDs(from: "constraints"), ["A", "B"])
        XCTAssertEqual(IBVariations(of: view, for: regular).excludedIDs(from: "constraints"), ["B", "C"])
        XCTAssertEqual(IBVariations(of: view, for: regular).excludedIDs(from: "subviews"), ["S"])
    }

    func testReplacesAttributesAndKeyedChildren() throws {
        let view = try view(
            """
            <fontDescription key="fontDescription" pointSize="10"/><color key="textColor" white="0"/>
            <variation key="widthClass=regular" hidden="NO" alpha="0.5"><fontDescription key="fontDescription" pointSize="20"/></variation>
            """, attributes: #"hidden="YES""#)
        let varied = view.varied(for: regular)
        XCTAssertEqual(varied["hidden"], "NO")
        XCTAssertEqual(varied["alpha"], "0.5")
        XCTAssertEqual(varied["id"], "V")
        XCTAssertEqual(varied.child(key: "fontDescription")?["pointSize"], "20")
        XCTAssertEqual(varied.child(key: "textColor")?["white"], "0")
        XCTAssertEqual(varied.line, view.line)
        XCTAssertIdentical(view.varied(for: compact), view)
    }

    func testReadsKeysAndListsUnreadableOnes() throws {
        XCTAssertEqual(IBVariationKey("default")?.specificity, 0)
        XCTAssertEqual(IBVariationKey("heightClass=compact-widthClass=regular")?.specificity, 2)
        XCTAssertNil(IBVariationKey("widthClass"))
        XCTAssertNil(IBVariationKey("moon=full"))
        let view = try view("<variation key=\"moon=full\"/>")
        XCTAssertEqual(IBVariations(of: view, for: compact).unreadable.count, 1)
    }

    func testUnspecifiedTraitMatchesOnlyTheDefault() throws {
        XCTAssertEqual(IBVariationKey("widthClass=compact")?.matches(IBTraits()), false)
        XCTAssertEqual(IBVariationKey("default")?.matches(IBTraits()), true)
        XCTAssertEqual(IBVariationKey("layoutdirection=RTL")?.matches(IBTraits(layoutDirection: "RTL")), true)
    }

    func testReadsValues() {
        XCTAssertEqual(IBValue.bool("YES"), true)
        XCTAssertEqual(IBValue.bool("NO"), false)
        XCTAssertNil(IBValue.bool("maybe"))
        XCTAssertEqual(IBValue.integer("20.0"), 20)
        XCTAssertNil(IBValue.integer("20.5"))
        XCTAssertNil(IBValue.number("inf"))
        XCTAssertNil(IBValue.number("0x10"))
        XCTAssertNil(IBValue.number("1e999"))
        XCTAssertEqual(IBValue.number("-1.5e2"), -150)
        XCTAssertEqual(IBValue.multiplier("0.8"), 0.8)
        XCTAssertEqual(IBValue.multiplier("16:9"), 16.0 / 9)
        XCTAssertEqual(IBValue.multiplier("1/3"), 1.0 / 3)
        XCTAssertNil(IBValue.multiplier("1:0"))
        XCTAssertNil(IBValue.multiplier("a:b"))
    }
}
