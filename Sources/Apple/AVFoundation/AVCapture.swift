import QuartzCore
import UIKit

/// Whether the app may use the camera.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A camera or microphone. None is available.
open class AVCaptureDevice: NSObject {
    /// The position of a camera.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// Whether a light is on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// A type of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// Matches Apple's API of this name.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }
    /// Always false.
    open var hasTorch: Bool { false }
    /// Stores the value you set.
    open var torchMode = TorchMode.off
    /// Matches Apple's API of this name.
    open var position: Position { .unspecified }
    /// Matches Apple's API of this name.
    open func lockForConfiguration() throws { throw CocoaError(.featureUnsupported) }
    /// Does nothing.
    open func unlockForConfiguration() {}
    /// Always nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always nil.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }
    /// Matches Apple's API of this name.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Matches Apple's API of this name.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    /// Always false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
/// An input of a session.
open class AVCaptureInput: NSObject {}
/// The input from a camera.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// Matches Apple's API of this name.
    public let device: AVCaptureDevice
    /// Creates an instance.
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// An output of a session.
open class AVCaptureOutput: NSObject {}
/// The connection between an input and an output.
open class AVCaptureConnection: NSObject {
    /// Stores the value you set.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Always false.
    open var isVideoOrientationSupported: Bool { false }
}
/// A detected object. None is ever detected.
open class AVMetadataObject: NSObject {
    /// The type of object.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// Matches Apple's API of this name.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// Matches Apple's API of this name.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// Matches Apple's API of this name.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Matches Apple's API of this name.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Matches Apple's API of this name.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Matches Apple's API of this name.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// Matches Apple's API of this name.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Matches Apple's API of this name.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Matches Apple's API of this name.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Matches Apple's API of this name.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Matches Apple's API of this name.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Matches Apple's API of this name.
        public static let face = ObjectType(rawValue: "face")
    }
    /// Matches Apple's API of this name.
    open var type: ObjectType { .qr }
    /// Always zero.
    open var bounds: CGRect { .zero }
}
/// A detected code. None is ever detected.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// Always nil.
    open var stringValue: String? { nil }
    /// Always empty.
    open var corners: [CGPoint] { [] }
}
/// Receives detected objects. Never called.
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
/// An output for detected objects. It never has any.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Stores the value you set.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Always empty.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Stores the value you set.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Does nothing.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
/// Connects cameras with outputs. No camera is available.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Matches Apple's API of this name.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Matches Apple's API of this name.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }
    /// Stores the value you set.
    open var sessionPreset = Preset.high
    /// Stores the value you set.
    open private(set) var inputs: [AVCaptureInput] = []
    /// Stores the value you set.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Always false.
    open var isRunning: Bool { false }
    /// Always true.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Matches Apple's API of this name.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Matches Apple's API of this name.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Always true.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Matches Apple's API of this name.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Matches Apple's API of this name.
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
/// A layer that shows a camera's picture. It draws only its background.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose frames Apple's layer shows. Stored without effect, because no camera is available.
    open var session: AVCaptureSession?
    /// Stores the value you set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always nil.
    open var connection: AVCaptureConnection? { nil }
    /// Creates an instance.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Always nil.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// Matches Apple's API of this name.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rectInLayerCoordinates
    }
}
