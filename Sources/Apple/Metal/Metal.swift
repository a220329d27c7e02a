/// Metal's names. There is no graphics processor: `MTLCreateSystemDefaultDevice()` is nil, as on machines without one.
@_exported import CoreGraphics
@_exported import Foundation

/// A graphics processor. There is none.
public protocol MTLDevice: NSObjectProtocol {
    /// What it is called.
    var name: String { get }
    /// A queue of work.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// The shaders of the app.
    func makeDefaultLibrary() -> (any MTLLibrary)?
}
/// Work for a graphics processor. There is none.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// A piece of work.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A piece of work. There is none.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Begins it.
    func commit()
    /// Waits until it is done.
    func waitUntilCompleted()
}
/// Shaders. There are none.
public protocol MTLLibrary: NSObjectProtocol {}
/// A picture for a graphics processor. There is none.
public protocol MTLTexture: NSObjectProtocol {}
/// Memory for a graphics processor. There is none.
public protocol MTLBuffer: NSObjectProtocol {}

/// The graphics processor: always nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// How a pixel is written.
public enum MTLPixelFormat: UInt, Sendable {
    /// None.
    case invalid = 0
    /// Red, green, blue and opacity in a byte each.
    case rgba8Unorm = 70
    /// Blue, green, red and opacity in a byte each.
    case bgra8Unorm = 80
    /// The same with the curve of sRGB.
    case bgra8Unorm_srgb = 81
    /// Red, green, blue and opacity as numbers of two bytes each.
    case rgba16Float = 115
    /// A depth as a number of four bytes.
    case depth32Float = 252
}
/// A colour for a graphics processor.
public struct MTLClearColor: Sendable {
    /// A part of it.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// A colour.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// A colour for a graphics processor.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
