import Foundation

/// Runs on the main actor, from wherever it is called.
package func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated { body() } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
    }
}

/// The main queue: under Swift Testing another thread than the main one works it off.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
