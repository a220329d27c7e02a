import UIKit

/// Records the calls during nib loading in order, and watches properties that the nib sets.
@preconcurrency @MainActor final class LifeCycleTrace: UIResponder {
    /// The shared trace. The nib loader creates the objects, so it cannot pass them a trace.
    static let current = LifeCycleTrace()

    private(set) var lines: [String] = []

    func record(_ line: String) { lines.append(line) }
    func clear() { lines = [] }

    /// Records each value that is set for a key.
    func watch(_ object: UIResponder, _ key: String) {
        unsafe object.addObserver(self, forKeyPath: key, options: [.old, .new], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let object, let keyPath else { return }
        let old = Self.name(of: change?[.oldKey])
        record("set \(type(of: object)).\(keyPath): \(old) becomes \(Self.name(of: change?[.newKey]))")
    }

    private static func name(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: "nil"
        case let text as String: text
        case let value?: "\(type(of: value))"
        }
    }
}
