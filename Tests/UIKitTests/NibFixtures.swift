import CellSimInterfaceBuilder
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Builds minimal XIB documents from objects.
enum NibFixture {
    static let placeholders = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """

    /// Returns a XIB. The objects start on line 4.
    static func xib(_ objects: String, owner: String = placeholders, resources: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="17701">
            <objects>
            \(objects)
            \(owner)
            </objects>\(resources)</document>
            """.utf8)
    }

    @MainActor static func load(
        _ objects: String, owner: AnyObject? = nil, ownerElement: String = placeholders, resources: String = "",
        options: NibOptions = .library
    ) throws -> NibInstance {
        let template = try NibTemplate(data: xib(objects, owner: ownerElement, resources: resources), path: "A.xib")
        return try NibLoader.instantiate(template, owner: owner, options: options)
    }
}
