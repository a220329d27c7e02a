/// MetalKit's names. A view is a labelled field: nothing is drawn by a graphics processor.
@_exported import Metal
@_exported import UIKit

/// Draws what a view shows. Never called.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    /// The view has another size. Never called.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Draws. Never called.
    func draw(in view: MTKView)
}
/// Shows what a graphics processor draws: a labelled field.
@preconcurrency @MainActor open class MTKView: ForeignContentView {
    /// Kept; never called.
    open weak var delegate: (any MTKViewDelegate)?
    /// Kept without effect.
    open var device: (any MTLDevice)?
    /// Kept without effect.
    open var clearColor = MTLClearColor()
    /// Kept without effect.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// Kept without effect.
    open var preferredFramesPerSecond = 60
    /// Kept without effect.
    open var isPaused = false, enableSetNeedsDisplay = false, framebufferOnly = true, autoResizeDrawable = true
    /// A view.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
