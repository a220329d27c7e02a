import Foundation

/// What configurations look at: traits and what the user is doing.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// A state with these traits, in which the user does nothing.
    init(traitCollection: UITraitCollection)
    /// The traits of the view that asks.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Always false: there is no focus here.
    public var isFocused = false
    /// Whether the cell shows the controls of editing.
    public var isEditing = false
    /// Always false: rows are not swiped here.
    public var isSwiped = false
    /// Always false: lists have no outlines here.
    public var isExpanded = false
    /// Always false: rows are not dragged here.
    public var isReordering = false
    /// Kept for source compatibility.
    public var isPinned = false

    /// The state of an enabled cell that is neither pressed, chosen nor edited.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Content as a value: makes a view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// A new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// What is shown; setting it shows something else.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show the configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
