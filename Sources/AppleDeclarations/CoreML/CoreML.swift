// Data table, written by `make members` from Sources/Apple/Declarations/CoreML.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreML, for source compatibility. Models can't be loaded.
@_exported import Foundation

/// The settings of a model. Stored without effect.
open class MLModelConfiguration: NSObject {
    /// Stored without effect.
    open var computeUnits = MLComputeUnits.all
}
/// The processors that run a model.
public enum MLComputeUnits: Int, Sendable {
    /// Apple's `cpuOnly`, `cpuAndGPU`, `all`, `cpuAndNeuralEngine`.
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}
/// The reason why a model can't be used.
public struct MLModelError: Error, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// Apple's `generic`, `featureType`, `io`.
        case generic, featureType, io = 3
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
/// The input or output of a model.
public protocol MLFeatureProvider: AnyObject {
    /// The names.
    var featureNames: Set<String> { get }
    /// Returns the value of a feature.
    func featureValue(for featureName: String) -> MLFeatureValue?
}
/// A value of a model.
open class MLFeatureValue: NSObject {
    private let value: Any
    /// Creates a text value.
    public init(string value: String) { self.value = value }
    /// Creates an integer value.
    public init(int64 value: Int64) { self.value = value }
    /// Creates a number value.
    public init(double value: Double) { self.value = value }
    /// The text, or an empty text.
    open var stringValue: String { value as? String ?? "" }
    /// The integer, or 0.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number, or 0.
    open var doubleValue: Double { value as? Double ?? 0 }
}
/// A model. None is ever loaded.
open class MLModel: NSObject {
    /// Stored without effect.
    public let configuration: MLModelConfiguration
    /// Throws an error: models can't be loaded.
    public convenience init(contentsOf url: URL) throws {
        try self.init(contentsOf: url, configuration: MLModelConfiguration())
    }
    /// Throws an error: models can't be loaded.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Throws an error: models can't be loaded.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// Throws an error: models can't run.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}
