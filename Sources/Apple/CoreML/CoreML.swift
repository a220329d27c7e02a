/// CoreML's names. No model is read.
@_exported import Foundation

/// How a model is run. Kept without effect.
open class MLModelConfiguration: NSObject {
    /// Kept without effect.
    open var computeUnits = MLComputeUnits.all
}
/// What a model runs on.
public enum MLComputeUnits: Int, Sendable {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}
/// Why a model cannot be used.
public struct MLModelError: Error, Sendable {
    /// Why a model cannot be used.
    public enum Code: Int, Sendable {
        case generic, featureType, io = 3
    }
    /// Why.
    public let code: Code
    /// An error.
    public init(_ code: Code) { self.code = code }
}
/// What goes into a model, or comes out.
public protocol MLFeatureProvider: AnyObject {
    /// The names.
    var featureNames: Set<String> { get }
    /// The value of a name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}
/// A value of a model.
open class MLFeatureValue: NSObject {
    private let value: Any
    /// A text.
    public init(string value: String) { self.value = value }
    /// A whole number.
    public init(int64 value: Int64) { self.value = value }
    /// A number.
    public init(double value: Double) { self.value = value }
    /// The text, or an empty one.
    open var stringValue: String { value as? String ?? "" }
    /// The whole number, or 0.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number, or 0.
    open var doubleValue: Double { value as? Double ?? 0 }
}
/// A model: none is read.
open class MLModel: NSObject {
    /// Kept without effect.
    public let configuration: MLModelConfiguration
    /// Throws: no model is read.
    public convenience init(contentsOf url: URL) throws {
        try self.init(contentsOf: url, configuration: MLModelConfiguration())
    }
    /// Throws: no model is read.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Throws: no model is read.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// Throws: no model is run.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
}
