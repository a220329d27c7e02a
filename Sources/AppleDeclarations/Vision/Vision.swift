// Data table, written by `make members` from Sources/Apple/Declarations/Vision.declarations; do not edit.
// swift-format-ignore-file

/// The API of Vision, for source compatibility. No picture is analysed: every request finds nothing.
@_exported import CoreGraphics
@_exported import CoreML
@_exported import Foundation

/// Called when a request is done.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// An option for analysing an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// An observation. None is ever made.
open class VNObservation: NSObject {
    /// The observation's unique identifier.
    public let uuid = UUID()
    /// The confidence: always 0.
    open var confidence: Float { 0 }
}
/// A detected object in an image. Never found.
open class VNDetectedObjectObservation: VNObservation {
    /// The bounding box: always empty.
    open var boundingBox: CGRect { .zero }
}
/// A rectangle. Never found.
open class VNRectangleObservation: VNDetectedObjectObservation {
    /// Always the origin.
    open var topLeft: CGPoint { .zero }
    /// Always the origin.
    open var topRight: CGPoint { .zero }
    /// Always the origin.
    open var bottomLeft: CGPoint { .zero }
    /// Always the origin.
    open var bottomRight: CGPoint { .zero }
}
/// A face. Never found.
open class VNFaceObservation: VNDetectedObjectObservation {}
/// A barcode. Never found.
open class VNBarcodeObservation: VNRectangleObservation {
    /// Always nil.
    open var payloadStringValue: String? { nil }
    /// The type of code: always QR.
    open var symbology: VNBarcodeSymbology { .qr }
}
/// A classification. Never found.
open class VNClassificationObservation: VNObservation {
    /// Always empty.
    open var identifier: String { "" }
}
/// A possible reading of a text.
open class VNRecognizedText: NSObject {
    /// Always empty.
    open var string: String { "" }
    /// Always 0.
    open var confidence: Float { 0 }
}
/// A text. Never found.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// Always empty.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A type of barcode.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type of barcode.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR"),
        ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8"),
        ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13"),
        code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128"),
        code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39"),
        pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417"),
        aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec"),
        upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE"),
        code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93"),
        dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix"),
        itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14"),
        i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5"),
        codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar"),
        microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR"),
        microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
}
/// A request to analyse an image.
open class VNRequest: NSObject {
    /// The handler that is called when the request is done, without results.
    public let completionHandler: VNRequestCompletionHandler?
    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    /// The results: always empty.
    open var results: [VNObservation]? { [] }
    /// Stored without effect.
    open var usesCPUOnly = false
    /// Does nothing.
    open func cancel() {}
}
/// A request that analyses an image.
open class VNImageBasedRequest: VNRequest {
    /// Stored without effect.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Detects faces. It finds none.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
/// Detects rectangles. It finds none.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// Stored without effect.
    open var minimumAspectRatio: Float = 0.5, maximumAspectRatio: Float = 1, minimumSize: Float = 0.2,
        minimumConfidence: Float = 0
    /// Stored without effect.
    open var maximumObservations = 1
}
/// Detects barcodes. It finds none.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// Stored without effect.
    open var symbologies: [VNBarcodeSymbology] = []
}
/// Recognises text. It finds none.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// Stored without effect.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Stored without effect.
    open var recognitionLanguages: [String] = [], customWords: [String] = []
    /// Stored without effect.
    open var usesLanguageCorrection = true
    /// Stored without effect.
    open var minimumTextHeight: Float = 0
}
/// The accuracy of text recognition.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Apple's `accurate`, `fast`.
    case accurate, fast
}
/// A model for analysing images. None is ever loaded.
open class VNCoreMLModel: NSObject {
    /// Creates a model.
    public init(for model: MLModel) throws {}
}
/// Analyses an image with a model. It finds nothing.
open class VNCoreMLRequest: VNImageBasedRequest {
    /// Creates a request with a model.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
    }
}
/// Performs requests on an image. They find nothing.
open class VNImageRequestHandler: NSObject {
    /// Creates a handler for an image.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for an image.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for an image.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Calls the requests' handlers without results.
    open func perform(_ requests: [VNRequest]) throws { for request in requests { request.completionHandler?(request, nil) } }
}
