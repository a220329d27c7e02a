// Data table, written by `make members` from Sources/Apple/Declarations/GLKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of GLKit, for source compatibility. Nothing is drawn: a view is an area with a label.
@_exported import UIKit

/// A version of OpenGL ES.
public enum EAGLRenderingAPI: UInt, Sendable {
    /// Apple's `openGLES1`.
    case openGLES1 = 1
    /// Apple's `openGLES2`, `openGLES3`.
    case openGLES2, openGLES3
}
/// An OpenGL context. OpenGL isn't available.
open class EAGLContext: NSObject {
    /// Always nil: OpenGL isn't available.
    public init?(api: EAGLRenderingAPI) { nil }
    /// Always false.
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { false }
}
/// Draws for a view. Never called.
@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol {
    /// Never called.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
/// A view of an OpenGL drawing, shown as an area with a label.
@preconcurrency @MainActor open class GLKView: ForeignContentView {
    /// Stored, but never called.
    open weak var delegate: (any GLKViewDelegate)?
    /// Stored without effect.
    open var context: EAGLContext?
    /// Stored without effect.
    open var enableSetNeedsDisplay = true
    /// Does nothing.
    open func display() {}
    /// Does nothing.
    open func bindDrawable() {}
}
/// A controller whose view is redrawn continuously. It shows only its background.
@preconcurrency @MainActor open class GLKViewController: UIViewController {
    /// Stored without effect.
    open var preferredFramesPerSecond = 30
    /// Stored without effect.
    open var isPaused = false
}
/// Converts degrees to radians.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
/// Converts radians to degrees.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
