// Data table, written by `make members` from Sources/Apple/Declarations/Example.declarations; do not edit.
// swift-format-ignore-file

/// The API of an example, for source compatibility.
@_exported import UIKit
import CoreLocation

/// How it works.
public struct EXMode: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `standard`, `fast`.
    public static let standard = EXMode(rawValue: "EXModeStandard"),
        fast = EXMode(rawValue: "EXModeFast")
}
/// What it shows.
public struct EXOptions: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The title.
    public static let title = EXOptions(rawValue: 1)
}
/// What it does.
public enum EXState: Int, Sendable {
    /// Apple's `idle`, `busy`.
    case idle = 1, busy
}
/// Receives events.
public protocol EXDelegate: AnyObject {
    /// Called at the beginning.
    func didBegin(_ example: EXExample)
    /// Never called.
    func didEnd(_ example: EXExample)
    /// Never called.
    func size(of example: EXExample) -> CGSize
    /// Never called.
    var priority: Int { get }
}
extension EXDelegate {
    /// Does nothing.
    public func didEnd(_ example: EXExample) {}
    /// Always zero.
    public func size(of example: EXExample) -> CGSize { .zero }
    /// Always 0.
    public var priority: Int { 0 }
}
/// An example of a class.
///
/// It does nothing.
open class EXExample: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`.
    /// The name or the mode.
    public let name: String, mode: EXMode
    /// Stores the value you set.
    open weak var delegate: (any EXDelegate)?
    /// Stored without effect.
    open var title: String?
    /// Stores the value you set.
    open private(set) var state = EXState.idle
    /// Always false.
    open var isReady: Bool { false }
    /// Always 0. Setting it has no effect.
    open var limit: Int {
        get { 0 }
        set {}
    }
    /// Always empty.
    open var parts: [String: [Int]] { [:] }
    public override init() {
        // The "name is empty (so far.
        name = ""
        mode = .standard
    }
    /// Creates an instance.
    public init(name: String, mode: EXMode = .standard, unused: Int = 0) { (self.name, self.mode) = (name, mode) }
    /// Creates an instance.
    public convenience init(name: String) { self.init(name: name, mode: .fast) }
    func reset() {}
    /// Apple's `shared()`.
    open class func shared() -> EXExample? { EXExample(name: "-- shared") }
    /// Reports failure.
    open func start(
        at position: CGPoint, completion: @escaping (Bool) -> Void
    ) { completion(false) }
    open override var description: String { name }
    /// A part of it.
    @preconcurrency @MainActor public final class Part: NSObject {
        /// Always zero.
        public func area() -> CGSize { .zero }
    }
}
/// A view.
@preconcurrency @MainActor open class EXView: UIView {}
/// Apple's `EXMake(_:)`.
public func EXMake(_ name: String) -> EXExample { EXExample(name: name) }
/// Apple's `EXLimit`.
public let EXLimit = 3
