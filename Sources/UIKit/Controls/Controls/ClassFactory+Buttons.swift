import Foundation

// Initialisers of buttons that create an instance of the class `Self`. `ClassFactory+Generics.swift` explains the technique.

extension ViewMaking where Self: UIButton {
    /// Creates a button of the class `Self` with `init(frame:)`, with a button type.
    @_silgen_name("CellSim_makeButton") public init(type: UIButton.ButtonType)

    @_silgen_name("CellSim_makeButton") @usableFromInline static func made(type: UIButton.ButtonType) -> Self {
        MainActor.assumeIsolated {
            let button = unsafe unsafeDowncast(ClassFactory.view(of: self as UIView.Type), to: Self.self)
            button.setUp(type)
            return button
        }
    }
}
