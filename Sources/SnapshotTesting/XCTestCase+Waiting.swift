import XCTest

/// Methods of Apple's XCTest that wait without a time limit. XCTest on Linux lacks them.
extension XCTestCase {
    /// Waits until all expectations are fulfilled, without a time limit.
    public func wait(
        for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) {
        wait(for: expectations, timeout: Self.unlimited, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits until all expectations are fulfilled, without a time limit.
    @preconcurrency @MainActor public func fulfillment(
        of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) async {
        await fulfillment(of: expectations, timeout: Self.unlimited, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// A practically unlimited time: ten years, in seconds.
    private static var unlimited: TimeInterval { 315_360_000 }
}
