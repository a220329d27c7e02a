import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view that loads its nib in `init(coder:)`; the nib's root view has the same class.
final class NestedCard: UIView {
    @MainActor static var instanceCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Self.instanceCount += 1
        let nib = UINib(data: NibFixture.xib(Self.root), bundle: nil)
        if let content = nib.instantiate(withOwner: self).first as? UIView { addSubview(content) }
    }

    static let root =
        #"<view customClass="NestedCard" id="root"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
}

/// Tests nibs that load themselves.
@preconcurrency @MainActor final class NibNestingTests: XCTestCase {
    func testRecursiveNibRaises() throws {
        ClassResolver.register(NestedCard.self, as: "NestedCard")
        NestedCard.instanceCount = 0
        XCTAssertThrowsError(try UIKitException.catching { _ = NestedCard(frame: .zero) }) { error in
            guard let exception = error as? UIKitException else { return XCTFail("\(error)") }
            XCTAssertEqual(
                exception.reason,
                "Could not load NIB nib data: NestedCard loads it again while the NIB creates it, so loading never ends"
            )
            XCTAssertEqual(exception.diagnostic?.line, 4)
            XCTAssertEqual(exception.diagnostic?.value, "NestedCard")
        }
        XCTAssertLessThan(NestedCard.instanceCount, 100)
    }

    /// Consecutive instantiations do not count as nested.
    func testConsecutiveInstantiationsAreNotNested() throws {
        let template = try NibTemplate(
            data: NibFixture.xib(#"<view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#),
            path: "A.xib")
        for _ in 0..<100 { XCTAssertNoThrow(try NibLoader.instantiate(template)) }
    }
}
