// Data table, written by `make members` from Sources/Apple/Declarations/CoreMotion.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreMotion, for source compatibility. The machine does not move: nothing is measured, and handlers
/// are never called.
@_exported import Foundation

/// A rotation rate around three axes.
public struct CMRotationRate: Sendable {
    /// The rate around an axis.
    public var x: Double, y: Double, z: Double
    /// Creates a rotation rate; zero by default.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// An acceleration along three axes.
public struct CMAcceleration: Sendable {
    /// The acceleration along an axis.
    public var x: Double, y: Double, z: Double
    /// Creates an acceleration; zero by default.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A quaternion.
public struct CMQuaternion: Sendable {
    /// A component.
    public var x: Double, y: Double, z: Double, w: Double
    /// Creates a quaternion.
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// A measurement at a point in time.
open class CMLogItem: NSObject {
    /// Always 0.
    open var timestamp: TimeInterval { 0 }
}
/// An acceleration. Never measured.
open class CMAccelerometerData: CMLogItem {
    /// Always zero.
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A rotation rate. Never measured.
open class CMGyroData: CMLogItem {
    /// Always zero.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// The attitude of the device. Never measured.
open class CMAttitude: NSObject {
    /// Always 0.
    open var roll: Double { 0 }
    /// Always 0.
    open var pitch: Double { 0 }
    /// Always 0.
    open var yaw: Double { 0 }
    /// Always the default quaternion.
    open var quaternion: CMQuaternion { CMQuaternion() }
}
/// The attitude and motion of the device. Never measured.
open class CMDeviceMotion: CMLogItem {
    /// The default attitude: level.
    public let attitude = CMAttitude()
    /// Always zero.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The direction of gravity: downwards.
    open var gravity: CMAcceleration { CMAcceleration(z: -1) }
    /// Always zero.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}
/// Measures the device's motion. Sensors aren't available.
open class CMMotionManager: NSObject {
    /// Stored without effect.
    open var accelerometerUpdateInterval: TimeInterval = 0.01, gyroUpdateInterval: TimeInterval = 0.01,
        deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Always false.
    open var isAccelerometerAvailable: Bool { false }
    /// Always false.
    open var isGyroAvailable: Bool { false }
    /// Always false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Always false.
    open var isAccelerometerActive: Bool { false }
    /// Always false.
    open var isDeviceMotionActive: Bool { false }
    /// Always nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Always nil.
    open var gyroData: CMGyroData? { nil }
    /// Always nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Does nothing.
    open func startAccelerometerUpdates() {}
    /// Never calls the handler.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopAccelerometerUpdates() {}
    /// Does nothing.
    open func startGyroUpdates() {}
    /// Never calls the handler.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    /// Does nothing.
    open func stopGyroUpdates() {}
    /// Does nothing.
    open func startDeviceMotionUpdates() {}
    /// Never calls the handler.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
}
/// Whether the app may read motion data.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `authorized`.
    case notDetermined, restricted, denied, authorized
}
/// Step counts. Never measured.
open class CMPedometerData: NSObject {
    /// Always 0.
    open var numberOfSteps: NSNumber { 0 }
    /// Always nil.
    open var distance: NSNumber? { nil }
    /// Always nil.
    open var floorsAscended: NSNumber? { nil }
}
/// Counts steps. Sensors aren't available.
open class CMPedometer: NSObject {
    /// Always false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Never calls the handler.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
    /// Reports an error to the handler.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, CocoaError(.featureUnsupported)) }
    /// Does nothing.
    open func stopUpdates() {}
}
/// The user's activity. Never detected.
open class CMMotionActivity: CMLogItem {
    /// Always false.
    open var stationary: Bool { false }
    /// Always false.
    open var walking: Bool { false }
    /// Always false.
    open var running: Bool { false }
    /// Always false.
    open var automotive: Bool { false }
    /// Always false.
    open var cycling: Bool { false }
    /// Always true.
    open var unknown: Bool { true }
}
/// Detects the user's activity. Sensors aren't available.
open class CMMotionActivityManager: NSObject {
    /// Always false.
    open class func isActivityAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Never calls the handler.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    /// Does nothing.
    open func stopActivityUpdates() {}
}
