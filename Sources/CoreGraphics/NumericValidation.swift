import CellSimGraphics
import CellSimProcess
import Foundation

/// Validates the arguments of drawing functions. Like Core Graphics, these functions ignore invalid numbers and log a message.
package enum NumericValidation {
    private static let message =
        "[\(ProcessInfo.processInfo.processName)] Error: this application, or a library it uses, has passed an invalid numeric value (NaN, or not-a-number)"
        + " to CoreGraphics API and this value is being ignored. Please fix this problem."

    /// Returns whether all numbers are finite. If not, writes a message to stderr, once per process.
    package static func validate(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy(\.isFinite) || reject() }

    package static func validate(_ rect: CGRect) -> Bool { rect.isFinite || reject() }

    package static func validate(_ path: Path) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .quad(let control, let end): control.isFinite && end.isFinite
            case .curve(let first, let second, let end): first.isFinite && second.isFinite && end.isFinite
            case .close: true
            }
        } || reject()
    }

    private static func reject() -> Bool {
        Notice.report(.once, message)
        return false
    }
}
