/// ARKit's names. No camera is looked through, and no session begins.
@_exported import SceneKit
@_exported import UIKit

/// How a session sees the world. Kept; no session begins.
open class ARConfiguration: NSObject {
    /// Always false.
    open class var isSupported: Bool { false }
    /// Kept without effect.
    open var isLightEstimationEnabled = true
}
/// A session that looks for faces. Kept; no session begins.
open class ARFaceTrackingConfiguration: ARConfiguration {
    /// A configuration.
    public override init() { super.init() }
}
/// A session that follows the device in the room. Kept; no session begins.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// A configuration.
    public override init() { super.init() }
}

/// A place in the world. Never found.
open class ARAnchor: NSObject {
    /// Tells anchors apart.
    public let identifier = UUID()
    /// Always nil.
    open var name: String? { nil }
}
/// A face. Never found.
open class ARFaceAnchor: ARAnchor {
    /// Always false.
    open var isTracked: Bool { false }
}
/// What the camera saw at a time. Never made.
open class ARFrame: NSObject {
    /// Always empty.
    open var anchors: [ARAnchor] { [] }
}

/// Hears of a session. Never called.
public protocol ARSessionDelegate: NSObjectProtocol {}
/// Hears what is drawn of a session. Never called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}

/// A look through the camera: none begins.
open class ARSession: NSObject {
    /// How a session begins.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the beginning.
        public static let resetTracking = RunOptions(rawValue: 1 << 0)
        /// Without the places that were found.
        public static let removeExistingAnchors = RunOptions(rawValue: 1 << 1)
    }
    /// Kept; never called.
    open weak var delegate: (any ARSessionDelegate)?
    /// Always nil.
    open var currentFrame: ARFrame? { nil }
    /// Keeps nothing: no session begins.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
    /// Does nothing.
    open func pause() {}
}

/// A view of a session: a labelled, empty field.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    /// Kept; no session begins.
    open var session = ARSession()
}
