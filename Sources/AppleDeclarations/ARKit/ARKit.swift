// Data table, written by `make members` from Sources/Apple/Declarations/ARKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of ARKit, for source compatibility. There is no camera, and sessions never start.
@_exported import SceneKit
@_exported import UIKit

/// The settings of a session. Stored, but sessions never start.
open class ARConfiguration: NSObject {
    /// Always false.
    open class var isSupported: Bool { false }
    /// Stored without effect.
    open var isLightEstimationEnabled = true
}
/// The settings of a session that tracks faces. Stored, but sessions never start.
open class ARFaceTrackingConfiguration: ARConfiguration {
    /// Creates a configuration.
    public override init() { super.init() }
}
/// The settings of a session that tracks the device in the room. Stored, but sessions never start.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Creates a configuration.
    public override init() { super.init() }
}
/// A position in the world. Never found.
open class ARAnchor: NSObject {
    /// The anchor's unique identifier.
    public let identifier = UUID()
    /// Always nil.
    open var name: String? { nil }
}
/// A face. Never found.
open class ARFaceAnchor: ARAnchor {
    /// Always false.
    open var isTracked: Bool { false }
}
/// A camera frame at a point in time. Never created.
open class ARFrame: NSObject {
    /// Always empty.
    open var anchors: [ARAnchor] { [] }
}
/// Receives a session's events. Never called.
public protocol ARSessionDelegate: NSObjectProtocol {}
/// Receives the events of drawing a session. Never called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}
/// A camera session. It never starts.
open class ARSession: NSObject {
    /// How a session starts.
    public struct RunOptions: OptionSet, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Resets tracking.
        public static let resetTracking = RunOptions(rawValue: 1 << 0)
        /// Removes existing anchors.
        public static let removeExistingAnchors = RunOptions(rawValue: 1 << 1)
    }
    /// Stored, but never called.
    open weak var delegate: (any ARSessionDelegate)?
    /// Always nil.
    open var currentFrame: ARFrame? { nil }
    /// Does nothing: sessions never start.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
    /// Does nothing.
    open func pause() {}
}
/// A view of a session, shown as an empty area with a label.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    /// Stored, but sessions never start.
    open var session = ARSession()
}
