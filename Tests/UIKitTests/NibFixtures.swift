import CellSimInterfaceBuilder
import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Builds minimal XIB documents from objects.
enum NibFixture {
    static let placeholders = Fixture.text("nib/placeholders.xml")

    /// Returns a XIB. The objects start on line 4.
    static func xib(_ objects: String, owner: String = placeholders, resources: String = "") -> Data {
        Data(
            Fixture.text("nib/document.xib", replacing: ["objects": objects, "owner": owner, "resources": resources])
                .utf8)
    }

    @MainActor static func load(
        _ objects: String, owner: AnyObject? = nil, ownerElement: String = placeholders, resources: String = "",
        options: NibOptions = .library
    ) throws -> NibInstance {
        let template = try NibTemplate(data: xib(objects, owner: ownerElement, resources: resources), path: "A.xib")
        return try NibLoader.instantiate(template, owner: owner, options: options)
    }
}
