import QuartzCore
import UIKit

/// Whether the app may film.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Which way up a film is.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A camera or microphone: there is none.
open class AVCaptureDevice: NSObject {
    /// Where a camera looks.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// Whether a lamp is on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// A kind of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// As Apple's of this name.
        public let rawValue: String
        /// Creates one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// As Apple's of this name.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }
    /// Always false.
    open var hasTorch: Bool { false }
    /// Kept as it is set.
    open var torchMode = TorchMode.off
    /// As Apple's of this name.
    open var position: Position { .unspecified }
    /// As Apple's of this name.
    open func lockForConfiguration() throws { throw CocoaError(.featureUnsupported) }
    /// Does nothing.
    open func unlockForConfiguration() {}
    /// Always nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always nil.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }
    /// As Apple's of this name.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// As Apple's of this name.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    /// Always false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
/// What comes into a session.
open class AVCaptureInput: NSObject {}
/// What a camera sends.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// As Apple's of this name.
    public let device: AVCaptureDevice
    /// Creates one.
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// What goes out of a session.
open class AVCaptureOutput: NSObject {}
/// The way from one to the other.
open class AVCaptureConnection: NSObject {
    /// Kept as it is set.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Always false.
    open var isVideoOrientationSupported: Bool { false }
}
/// Something that was seen. Nothing ever is.
open class AVMetadataObject: NSObject {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// As Apple's of this name.
        public let rawValue: String
        /// Creates one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// As Apple's of this name.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// As Apple's of this name.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// As Apple's of this name.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// As Apple's of this name.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// As Apple's of this name.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// As Apple's of this name.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// As Apple's of this name.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// As Apple's of this name.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// As Apple's of this name.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// As Apple's of this name.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// As Apple's of this name.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// As Apple's of this name.
        public static let face = ObjectType(rawValue: "face")
    }
    /// As Apple's of this name.
    open var type: ObjectType { .qr }
    /// Always zero.
    open var bounds: CGRect { .zero }
}
/// A code that was seen. None ever is.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// Always nil.
    open var stringValue: String? { nil }
    /// Always empty.
    open var corners: [CGPoint] { [] }
}
/// Hears what was seen. Never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Never called.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}
/// Tells what is seen: nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Kept as it is set.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Always empty.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Kept as it is set.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Does nothing.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
/// Joins cameras with what becomes of their pictures: there are none.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// How good pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// As Apple's of this name.
        public let rawValue: String
        /// Creates one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// As Apple's of this name.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// As Apple's of this name.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }
    /// Kept as it is set.
    open var sessionPreset = Preset.high
    /// Kept as it is set.
    open private(set) var inputs: [AVCaptureInput] = []
    /// Kept as it is set.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Always false.
    open var isRunning: Bool { false }
    /// Always true.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// As Apple's of this name.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// As Apple's of this name.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Always true.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// As Apple's of this name.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// As Apple's of this name.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Does nothing.
    open func startRunning() {}
    /// Does nothing.
    open func stopRunning() {}
}
/// Shows what a camera sees: nothing but its background.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose frames Apple's layer shows; kept without effect, since no camera is here.
    open var session: AVCaptureSession?
    /// Kept as it is set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always nil.
    open var connection: AVCaptureConnection? { nil }
    /// Creates one.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Always nil.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// As Apple's of this name.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rectInLayerCoordinates
    }
}
