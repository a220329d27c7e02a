// Data table, written by `make members` from Sources/Apple/Declarations/MetalKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of MetalKit, for source compatibility. No graphics processor draws: a view is an area with a label.
@_exported import Metal
@_exported import UIKit

/// Draws a view's content. Never called.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    /// Called when the view's size changes. Never called here.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Draws. Never called.
    func draw(in view: MTKView)
}
/// A view of a graphics processor's drawing, shown as an area with a label.
@preconcurrency @MainActor open class MTKView: ForeignContentView {
    /// Stored, but never called.
    open weak var delegate: (any MTKViewDelegate)?
    /// Stored without effect.
    open var device: (any MTLDevice)?
    /// Stored without effect.
    open var clearColor = MTLClearColor()
    /// Stored without effect.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// Stored without effect.
    open var preferredFramesPerSecond = 60
    /// Stored without effect.
    open var isPaused = false, enableSetNeedsDisplay = false, framebufferOnly = true, autoResizeDrawable = true
    /// Creates a view.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    /// Creates an instance.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
