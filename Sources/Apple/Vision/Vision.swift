/// Vision's names. No picture is looked at: every request finds nothing.
@_exported import CoreGraphics
@_exported import CoreML
@_exported import Foundation

/// Called when a request is done.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// How a picture is looked at.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// Something that was found. Never.
open class VNObservation: NSObject {
    /// Tells them apart.
    public let uuid = UUID()
    /// How sure it is: always 0.
    open var confidence: Float { 0 }
}
/// A part of a picture. Never found.
open class VNDetectedObjectObservation: VNObservation {
    /// Where: always empty.
    open var boundingBox: CGRect { .zero }
}
/// Four corners. Never found.
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
/// A bar code. Never found.
open class VNBarcodeObservation: VNRectangleObservation {
    /// Always nil.
    open var payloadStringValue: String? { nil }
    /// The kind of code: always QR.
    open var symbology: VNBarcodeSymbology { .qr }
}
/// What kind of thing it is. Never found.
open class VNClassificationObservation: VNObservation {
    /// Always empty.
    open var identifier: String { "" }
}
/// What a text may say.
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
/// A kind of bar code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of bar code.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR"),
        ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8"),
        ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13"),
        code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128"),
        code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39"),
        pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417"),
        aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec"),
        upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
/// Something to be looked for.
open class VNRequest: NSObject {
    /// Called when it is done, with nothing found.
    public let completionHandler: VNRequestCompletionHandler?
    /// A request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    /// What was found: always empty.
    open var results: [VNObservation]? { [] }
    /// Kept without effect.
    open var usesCPUOnly = false
    /// Does nothing.
    open func cancel() {}
}
/// Something to be looked for in a picture.
open class VNImageBasedRequest: VNRequest {
    /// Kept without effect.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Looks for faces. Finds none.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
/// Looks for four corners. Finds none.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// Kept without effect.
    open var minimumAspectRatio: Float = 0.5, maximumAspectRatio: Float = 1, minimumSize: Float = 0.2,
        minimumConfidence: Float = 0
    /// Kept without effect.
    open var maximumObservations = 1
}
/// Looks for bar codes. Finds none.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// Kept without effect.
    open var symbologies: [VNBarcodeSymbology] = []
}
/// Reads texts. Finds none.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// Kept without effect.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Kept without effect.
    open var recognitionLanguages: [String] = [], customWords: [String] = []
    /// Kept without effect.
    open var usesLanguageCorrection = true
    /// Kept without effect.
    open var minimumTextHeight: Float = 0
}
/// How well texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}
/// A model that looks at pictures. None is read.
open class VNCoreMLModel: NSObject {
    /// A model.
    public init(for model: MLModel) throws {}
}
/// Looks with a model. Finds nothing.
open class VNCoreMLRequest: VNImageBasedRequest {
    /// Looks with a model.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
    }
}
/// Looks at a picture: finds nothing.
open class VNImageRequestHandler: NSObject {
    /// Looks at a picture.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// Looks at a picture.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// Looks at a picture.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Calls the requests' handlers, with nothing found.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}
