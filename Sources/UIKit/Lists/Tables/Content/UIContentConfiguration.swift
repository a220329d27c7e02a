import Foundation

/// The input of configurations: traits and the user's actions.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Creates a state with these traits, without any action of the user.
    init(traitCollection: UITraitCollection)
    /// The traits of the view with the configuration.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Always false: focus is not simulated.
    public var isFocused = false
    /// Whether the cell shows its editing controls.
    public var isEditing = false
    /// Always false: CellSim has no swipes on rows.
    public var isSwiped = false
    /// Always false: expandable lists are not simulated.
    public var isExpanded = false
    /// Always false: CellSim has no dragging of rows.
    public var isReordering = false
    /// For source compatibility.
    public var isPinned = false

    /// Creates the state of an enabled cell that is not pressed, selected or edited.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Content as a value, which creates a view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show the configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
