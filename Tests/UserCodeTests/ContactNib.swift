import Foundation
import UIKit

enum ContactNib {
    @MainActor static var nib: UINib { UINib(data: Data(text.utf8), bundle: nil) }

    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="Contact" rowHeight="60" id="cell" customClass="ContactCell" customModule="Contacts" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
        <label opaque="NO" text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label opaque="NO" text="?" translatesAutoresizingMaskIntoConstraints="NO" id="base"/>
        <label opaque="NO" text="away" translatesAutoresizingMaskIntoConstraints="NO" id="status"/>
        <imageView userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="avatar"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b1"><constraints>
        <constraint firstAttribute="height" constant="8" id="bh"/><constraint firstAttribute="width" constant="8" id="bw"/></constraints></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b2"/>
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="call">
        <state key="normal" title="Call"/><connections>
        <action selector="callTapped:" destination="cell" eventType="touchUpInside" id="c9"/></connections></button>
        </subviews>
        <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="k1"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="k2"/>
        <constraint firstItem="name" firstAttribute="width" constant="200" id="k3"/>
        <constraint firstAttribute="bottom" secondItem="name" secondAttribute="bottom" constant="10" id="k4"/>
        <constraint firstItem="base" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="8" id="k5"/>
        <constraint firstItem="base" firstAttribute="firstBaseline" secondItem="name" secondAttribute="firstBaseline" id="k6"/>
        <constraint firstItem="status" firstAttribute="leading" secondItem="base" secondAttribute="leading" id="k7"/>
        <constraint firstItem="status" firstAttribute="top" secondItem="base" secondAttribute="bottom" id="k8"/>
        <constraint firstItem="call" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k9"/>
        <constraint firstAttribute="trailing" secondItem="call" secondAttribute="trailing" constant="16" id="k10"/>
        <constraint firstItem="b1" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="k11"/>
        <constraint firstItem="b1" firstAttribute="top" secondItem="content" secondAttribute="top" id="k12"/>
        <constraint firstItem="b2" firstAttribute="leading" secondItem="b1" secondAttribute="trailing" id="k13"/>
        <constraint firstItem="b2" firstAttribute="top" secondItem="b1" secondAttribute="top" id="k14"/>
        <constraint firstItem="b2" firstAttribute="width" secondItem="b1" secondAttribute="width" multiplier="1:2" id="k15"/>
        <constraint firstItem="b2" firstAttribute="height" secondItem="b1" secondAttribute="height" id="k16"/>
        <constraint firstItem="avatar" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="k17"/>
        <constraint firstItem="avatar" firstAttribute="top" secondItem="content" secondAttribute="top" id="k18"/>
        </constraints>
        </tableViewCellContentView>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isImportant" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="a friend"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="nameLabel" destination="name" id="c1"/>
        <outlet property="inheritedLabel" destination="base" id="c2"/>
        <outlet property="strongView" destination="b1" id="c3"/>
        <outlet property="avatarView" destination="avatar" id="c4"/>
        <outlet property="badgeHeight" destination="bh" id="c5"/>
        <outlet property="statusLabel" destination="status" id="c6"/>
        <outletCollection property="badges" destination="b1" id="c7"/>
        <outletCollection property="badges" destination="b2" id="c8"/>
        </connections>
        </tableViewCell>
        </objects>
        </document>
        """
}
