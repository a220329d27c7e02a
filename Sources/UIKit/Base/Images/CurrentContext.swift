import Foundation

/// Makes contexts current while a closure runs.
extension CGContext {
    convenience init(traits: UITraitCollection, bounds: CGRect) {
        self.init(DisplayRecorder(traits: traits), bounds: bounds)
    }

    /// Runs a closure with a current context that records in `recorder`, in the coordinates of its current layer.
    package static func recordDrawing(into recorder: inout DisplayRecorder, bounds: CGRect = .zero, _ body: () -> Void)
    {
        let context = CGContext(traits: recorder.traits, bounds: bounds)
        swap(&context.recorder, &recorder)
        ContextStack.current.push(context)
        body()
        ContextStack.current.pop()
        context.finish()
        swap(&context.recorder, &recorder)
    }
}

/// A thread's stack of graphics contexts. The last context is the current context.
final class ContextStack {
    private var contexts: [CGContext] = []
    private static let key = "org.cellsim.graphicsContexts"

    var last: CGContext? { contexts.last }

    func push(_ context: CGContext) { contexts.append(context) }

    func pop() { _ = contexts.popLast() }

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// Returns the thread's current graphics context, or `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.last }

/// Makes a context the thread's current graphics context until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// Removes the current graphics context and makes the previous one current. Does nothing without a current context.
public func UIGraphicsPopContext() { ContextStack.current.pop() }
