import XCTest

@testable import Forms

final class FormsTests: XCTestCase {
    @MainActor func testSelectors() {
        XCTAssertTrue(Broken().responds(to: #selector(Broken.update)))
    }
}
