import CellSimGraphics
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the attributes and elements that controls read from XIBs.
@preconcurrency @MainActor
final class ControlNibTests: XCTestCase {
    private func load<V: UIView>(_ type: V.Type, _ xml: String) throws -> V {
        let instance = try NibFixture.load(xml)
        XCTAssertEqual(instance.diagnostics.map(\.description), [])
        return try XCTUnwrap(instance.topLevelObjects.first as? V)
    }

    func testColorWell() throws {
        let well = try load(
            UIColorWell.self,
            """
            <colorWell opaque="NO" contentMode="scaleToFill" id="a">
            <rect key="frame" x="0.0" y="0.0" width="28" height="28"/>
            <color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </colorWell>
            """)
        XCTAssertEqual(well.intrinsicContentSize, CGSize(width: 28, height: 28))
        XCTAssertEqual(well.selectedColor, .red)
        let fills = well.displayList().dump().split(separator: "\n").filter { $0.contains("fill") }
        XCTAssertEqual(fills.count, 2, "the colour well fills a ring and its colour: \(fills)")
    }

    func testLabel() throws {
        let label = try load(
            UILabel.self,
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center" \
            lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" minimumFontSize="8" id="a">
            <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="16"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
            <nil key="highlightedColor"/>
            <color key="shadowColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <size key="shadowOffset" width="2" height="1"/>
            </label>
            """)
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(label.numberOfLines, 3)
        XCTAssertEqual(label.baselineAdjustment, .alignCenters)
        XCTAssertTrue(label.adjustsFontSizeToFitWidth)
        XCTAssertEqual(label.minimumScaleFactor, 0.5)
        XCTAssertEqual(label.font, .systemFont(ofSize: 16, weight: .semibold))
        XCTAssertEqual(label.textColor, .secondaryLabel)
        XCTAssertNil(label.highlightedTextColor)
        XCTAssertEqual(label.shadowColor, .red)
        XCTAssertEqual(label.shadowOffset, CGSize(width: 2, height: 1))
        XCTAssertFalse(label.isUserInteractionEnabled)
    }

    func testLabelWithAttributedText() throws {
        let label = try load(
            UILabel.self,
            """
            <label contentMode="left" usesAttributedText="YES" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            <attributedString key="attributedText"><fragment content="R$"><attributes>
            <color key="NSColor" cocoaTouchSystemColor="darkTextColor"/><font key="NSFont" metaFont="system" size="14"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" baseWritingDirection="natural"/>
            </attributes></fragment><fragment content="0,00"><attributes><font key="NSFont" metaFont="system" size="20"/>
            </attributes></fragment></attributedString>
            </label>
            """)
        XCTAssertEqual(label.text, "R$0,00")
        XCTAssertEqual(label.intrinsicContentSize.height, 24)
        XCTAssertFalse(label.adjustsFontSizeToFitWidth)
    }

    func testParagraphStyles() throws {
        let label = try load(
            UILabel.self,
            """
            <label contentMode="left" usesAttributedText="YES" numberOfLines="0" id="a">
            <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            <attributedString key="attributedText"><fragment><string key="content">One
            Two</string><attributes><font key="NSFont" metaFont="system" size="20"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" lineSpacing="6" \
            firstLineHeadIndent="10" headIndent="4" paragraphSpacing="3" minimumLineHeight="30"><tabStops>
            <textTab alignment="right" location="33.5"><options/></textTab></tabStops></paragraphStyle>
            </attributes></fragment></attributedString>
            </label>
            """)
        let style = try XCTUnwrap(
            unsafe label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        XCTAssertEqual(style.alignment, .center)
        XCTAssertEqual(style.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(
            [
                style.lineSpacing, style.firstLineHeadIndent, style.headIndent, style.paragraphSpacing,
                style.minimumLineHeight,
            ],
            [6, 10, 4, 3, 30])
        XCTAssertEqual(style.tabStops, [NSTextTab(textAlignment: .right, location: 33.5)])
        // Two lines of at least 30 points, with a line spacing of 6 and a paragraph spacing of 3.
        XCTAssertEqual(label.intrinsicContentSize.height, 69)
    }

    func testButton() throws {
        let button = try load(
            UIButton.self,
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" \
            buttonType="roundedRect" lineBreakMode="middleTruncation" id="a">
            <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            <inset key="contentEdgeInsets" minX="16" minY="8" maxX="12" maxY="2.2250738585072014e-308"/>
            <state key="normal" title="Join"><color key="titleColor" systemColor="systemRedColor"/></state>
            <state key="selected" title="Leave"/>
            </button>
            """)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 15))
        XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 12))
        XCTAssertEqual(button.contentHorizontalAlignment, .left)
        XCTAssertEqual(button.currentTitleColor, .systemRed)
        XCTAssertEqual(button.title(for: .selected), "Leave")
    }

    func testButtonWithConfiguration() throws {
        let button = try load(
            UIButton.self,
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="a">
            <rect key="frame" x="0.0" y="0.0" width="75" height="34.5"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Button"/>
            </button>
            """)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 75, height: 34.5))
    }

    func testOtherControls() throws {
        let slider = try load(
            UISlider.self,
            #"<slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="3" minValue="1" maxValue="5" id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="31"/></slider>"#
        )
        XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [1, 3, 5])
        let segments = try load(
            UISegmentedControl.self,
            #"<segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="a"><rect key="frame" x="0.0" y="0.0" width="121" height="29"/><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>"#
        )
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        XCTAssertEqual(segments.titleForSegment(at: 1), "Second")
        let field = try load(
            UITextField.self,
            #"<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="a"><rect key="frame" x="0.0" y="0.0" width="97" height="34"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><textInputTraits key="textInputTraits" autocorrectionType="no" secureTextEntry="YES" textContentType="password"/></textField>"#
        )
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertTrue(field.isSecureTextEntry)
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
        let text = try load(
            UITextView.self,
            #"<textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" editable="NO" textAlignment="center" id="a"><rect key="frame" x="0.0" y="0.0" width="97" height="34"/><string key="text">Some text</string><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits" autocapitalizationType="sentences"/><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>"#
        )
        XCTAssertEqual(text.text, "Some text")
        XCTAssertFalse(text.isEditable)
        XCTAssertEqual(text.intrinsicContentSize.height, 33)
        let blur = try load(
            UIVisualEffectView.self,
            #"<visualEffectView opaque="NO" contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="40" height="98"/><view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="98"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews><view contentMode="scaleToFill" id="c"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view><blurEffect style="light"/></visualEffectView>"#
        )
        XCTAssertEqual((blur.effect as? UIBlurEffect)?.style, .light)
        XCTAssertEqual(blur.contentView.subviews.count, 1)
    }
}
