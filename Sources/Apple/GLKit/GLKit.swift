/// GLKit's names. Nothing is drawn: views are labelled fields.
@_exported import UIKit

/// As Apple's of this name.
public enum EAGLRenderingAPI: UInt, Sendable {
    /// As Apple's of this name.
    case openGLES1 = 1
    case openGLES2, openGLES3
}
/// Where OpenGL draws: there is none.
open class EAGLContext: NSObject {
    /// Always nil: there is no OpenGL.
    public init?(api: EAGLRenderingAPI) { nil }
    /// Always false.
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { false }
}
/// Draws for a view. Never called.
@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol {
    /// Never called.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
/// A drawing of OpenGL's: a labelled field.
@preconcurrency @MainActor open class GLKView: ForeignContentView {
    /// Kept as it is set; never called.
    open weak var delegate: (any GLKViewDelegate)?
    /// Kept without effect.
    open var context: EAGLContext?
    /// Kept without effect.
    open var enableSetNeedsDisplay = true
    /// Does nothing.
    open func display() {}
    /// Does nothing.
    open func bindDrawable() {}
}
/// A controller whose view is drawn again and again: its background alone.
@preconcurrency @MainActor open class GLKViewController: UIViewController {
    /// Kept without effect.
    open var preferredFramesPerSecond = 30
    /// Kept without effect.
    open var isPaused = false
}
/// In radians.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
/// In degrees.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
