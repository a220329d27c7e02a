import Foundation

/// A part of a test. XCTest on Linux has none.
public protocol XCTActivity: NSObjectProtocol {
    /// What it is called.
    var name: String { get }
    /// Adds what illustrates it. Does nothing: attachments are written for failed snapshots alone.
    func add(_ attachment: XCTAttachment)
}

/// Parts of a test. XCTest on Linux has none: their bodies are run, and their names show nowhere.
public enum XCTContext {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
    }
    /// Runs the body, and hands on what it returns or throws.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result { try block(Activity(name)) }
}
