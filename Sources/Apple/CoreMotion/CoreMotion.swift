/// CoreMotion's names. The machine does not move: nothing is measured, and handlers are never called.
@_exported import Foundation

/// A turn or a push along three axes.
public struct CMRotationRate: Sendable {
    /// Along an axis.
    public var x: Double, y: Double, z: Double
    /// A turn, or none.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A push along three axes.
public struct CMAcceleration: Sendable {
    /// Along an axis.
    public var x: Double, y: Double, z: Double
    /// A push, or none.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A direction in space.
public struct CMQuaternion: Sendable {
    /// A part of it.
    public var x: Double, y: Double, z: Double, w: Double
    /// A direction.
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// Something measured at a time.
open class CMLogItem: NSObject {
    /// Always 0.
    open var timestamp: TimeInterval { 0 }
}
/// A push. Never measured.
open class CMAccelerometerData: CMLogItem {
    /// Always none.
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A turn. Never measured.
open class CMGyroData: CMLogItem {
    /// Always none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// How the device is held. Never measured.
open class CMAttitude: NSObject {
    /// Always 0.
    open var roll: Double { 0 }
    /// Always 0.
    open var pitch: Double { 0 }
    /// Always 0.
    open var yaw: Double { 0 }
    /// Always none.
    open var quaternion: CMQuaternion { CMQuaternion() }
}
/// How the device is held and moves. Never measured.
open class CMDeviceMotion: CMLogItem {
    /// Always level.
    public let attitude = CMAttitude()
    /// Always none.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Downwards.
    open var gravity: CMAcceleration { CMAcceleration(z: -1) }
    /// Always none.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}
/// Measures how the device moves: it cannot.
open class CMMotionManager: NSObject {
    /// Kept without effect.
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
    /// Never calls.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopAccelerometerUpdates() {}
    /// Does nothing.
    open func startGyroUpdates() {}
    /// Never calls.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopGyroUpdates() {}
    /// Does nothing.
    open func startDeviceMotionUpdates() {}
    /// Never calls.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
}
/// Whether movements may be read.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
/// Steps. Never counted.
open class CMPedometerData: NSObject {
    /// Always 0.
    open var numberOfSteps: NSNumber { 0 }
    /// Always nil.
    open var distance: NSNumber? { nil }
    /// Always nil.
    open var floorsAscended: NSNumber? { nil }
}
/// Counts steps: it cannot.
open class CMPedometer: NSObject {
    /// Always false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Never calls.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
    /// Answers that it cannot.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { handler(nil, CocoaError(.featureUnsupported)) }
    /// Does nothing.
    open func stopUpdates() {}
}
/// What somebody does. Never known.
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
/// Knows what somebody does: it does not.
open class CMMotionActivityManager: NSObject {
    /// Always false.
    open class func isActivityAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Never calls.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    /// Does nothing.
    open func stopActivityUpdates() {}
}
