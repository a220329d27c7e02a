import Foundation

/// A part of a test. XCTest on Linux has no activities.
public protocol XCTActivity: NSObjectProtocol {
    /// The activity's name.
    var name: String { get }
    /// Does nothing, because only failed snapshots write attachments.
    func add(_ attachment: XCTAttachment)
}

/// Runs parts of a test. XCTest on Linux has no activities: the blocks run, but their names aren't shown.
public enum XCTContext {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
    }
    /// Runs the block and returns its result or rethrows its error.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result { try block(Activity(name)) }
}
