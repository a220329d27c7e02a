import Foundation
import UIKit
import XCTest

/// A typical storyboard of an app: tabs, a navigation stack, a list of prototype cells, details in a container, a
/// sheet and a form
/// of static cells.
enum RecipeStoryboard {
    /// Writes `Recipes.storyboard` to a folder, which serves as the app's bundle.
    @MainActor static func load(in folder: URL) throws -> UIStoryboard {
        try Data(text.utf8).write(to: folder.appendingPathComponent("Recipes.storyboard"))
        return UIStoryboard(name: "Recipes", bundle: try XCTUnwrap(Bundle(path: folder.path)))
    }

    private static func scene(_ id: String, _ controller: String) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>\(controller)
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" userLabel="First Responder" sceneMemberID="firstResponder"/>
        <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/></objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        """
    }

    private static func view(_ id: String, _ subviews: String, _ constraints: String = "") -> String {
        """
        <view key="view" contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe-\(id)"/><constraints>\(constraints)</constraints></view>
        """
    }

    private static func edge(_ id: String, _ item: String, _ attribute: String, _ other: String, _ constant: Int = 0)
        -> String
    {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
        constant="\(constant)" id="\(id)"/>
        """
    }

    private static var list: String {
        """
        <tableViewController storyboardIdentifier="list" title="Recipes" id="list" customClass="RecipeList" customModule="Kitchen" \
        customModuleProvider="target" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" \
        separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="Recipe" rowHeight="72" id="cell" customClass="RecipeCell" \
        customModule="Kitchen"><rect key="frame" x="0.0" y="28" width="375" height="72"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="72"/>
        <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/></subviews><constraints>
        \(edge("n1", "name", "leading", "content", 16))\(edge("n2", "name", "centerY", "content"))</constraints></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="name" id="o1"/>
        <segue destination="detail" kind="show" identifier="showRecipe" id="s1"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o2"/><outlet property="delegate" destination="list" id="o3"/></connections>
        </tableView><navigationItem key="navigationItem" title="Recipes" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
        <connections><segue destination="form" kind="presentation" identifier="addRecipe" modalPresentationStyle="fullScreen" id="s2"/></connections>
        </barButtonItem></navigationItem></tableViewController>
        """
    }

    private static var detail: String {
        """
        <viewController storyboardIdentifier="detail" id="detail" customClass="RecipeDetail" customModule="Kitchen" sceneMemberID="viewController">
        \(view("dv", "<containerView opaque=\"NO\" contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"200\"/><connections>"
            + "<segue destination=\"steps\" kind=\"embed\" identifier=\"embedSteps\" id=\"s3\"/></connections></containerView>",
            edge("d1", "box", "leading", "dv") + edge("d2", "box", "trailing", "dv") + edge("d3", "box", "top", "safe-dv")
            + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"200\" id=\"d4\"/>"))
        </viewController>
        """
    }

    private static func row(_ id: String, _ height: Int) -> String {
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" rowHeight="\(height)" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c"><rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews><textField borderStyle="roundedRect" text="\(id)" id="\(id)f"><rect key="frame" x="16" y="4" width="200" height="30"/></textField>
        </subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private static var form: String {
        """
        <tableViewController id="form" customClass="RecipeForm" customModule="Kitchen" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="ft">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><sections><tableViewSection headerTitle="What" id="sec"><cells>
        \(row("title", 60))\(row("time", 44))</cells></tableViewSection></sections></tableView>
        <connections><outlet property="titleField" destination="titlef" id="o4"/>
        <segue destination="exit-form" kind="unwind" identifier="done" unwindAction="formDone:" id="s4"/></connections></tableViewController>
        """
    }

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tabs">
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        \(scene("tabs", "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" contentMode=\"scaleToFill\" id=\"tb\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"49\"/></tabBar><connections>"
            + "<segue destination=\"stack\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r1\"/></connections></tabBarController>"))
        \(scene("stack", "<navigationController id=\"stack\" sceneMemberID=\"viewController\"><tabBarItem key=\"tabBarItem\" title=\"Cook\" id=\"ti\"/>"
            + "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"nb\"><rect key=\"frame\" x=\"0\" y=\"20\" width=\"375\" height=\"44\"/>"
            + "</navigationBar><connections><segue destination=\"list\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r2\"/>"
            + "</connections></navigationController>"))
        \(scene("list", list))
        \(scene("detail", detail))
        \(scene("steps", "<viewController storyboardIdentifier=\"steps\" id=\"steps\" customClass=\"RecipeSteps\" customModule=\"Kitchen\" "
            + "sceneMemberID=\"viewController\">" + view("sv", "") + "</viewController>"))
        \(scene("form", form))
        </scenes></document>
        """
}
