// Data table, written by `make members` from Sources/Apple/Declarations/Metal.declarations; do not edit.
// swift-format-ignore-file

/// The API of Metal, for source compatibility. There is no graphics processor: `MTLCreateSystemDefaultDevice()` is
/// nil, as on machines without one.
@_exported import CoreGraphics
@_exported import Foundation

/// A graphics processor. None is available.
public protocol MTLDevice: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// Creates a queue for commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Creates the app's shader library.
    func makeDefaultLibrary() -> (any MTLLibrary)?
}
/// A queue of commands for a graphics processor. None is available.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// Creates a command buffer.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A command buffer. None is available.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Starts the commands.
    func commit()
    /// Waits until the commands are done.
    func waitUntilCompleted()
}
/// A library of shaders. None is available.
public protocol MTLLibrary: NSObjectProtocol {}
/// A texture. None is available.
public protocol MTLTexture: NSObjectProtocol {}
/// A buffer. None is available.
public protocol MTLBuffer: NSObjectProtocol {}
/// Returns the graphics processor: always nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// The format of a pixel.
public enum MTLPixelFormat: UInt, Sendable {
    /// No format.
    case invalid = 0
    /// Red, green, blue and alpha with one byte each.
    case rgba8Unorm = 70
    /// Blue, green, red and alpha with one byte each.
    case bgra8Unorm = 80
    /// Blue, green, red and alpha with one byte each, with sRGB's curve.
    case bgra8Unorm_srgb = 81
    /// Red, green, blue and alpha as floating-point numbers of two bytes each.
    case rgba16Float = 115
    /// A depth as a floating-point number of four bytes.
    case depth32Float = 252
}
/// A colour for a graphics processor.
public struct MTLClearColor: Sendable {
    /// A component.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// Creates a colour.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}
/// Creates a colour for a graphics processor.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
