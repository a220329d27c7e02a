import Foundation

/// A state that configurations depend on: the view's traits and the effects of user interaction.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Creates a state with the specified traits and without user interaction.
    init(traitCollection: UITraitCollection)
    /// The traits of the configured view.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, which its content and background configurations depend on.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is disabled.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// Always false: focus is not simulated.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is in editing mode.
    public var isEditing = false
    /// Always false: row swipes are not simulated.
    public var isSwiped = false
    /// Always false: expandable lists are not simulated.
    public var isExpanded = false
    /// Always false: dragging of rows is not simulated.
    public var isReordering = false
    /// Stored without effect, for source compatibility.
    public var isPinned = false

    /// Creates the state of an enabled cell that is not highlighted, selected or in editing mode.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A description of a view's content that creates the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns a copy of the configuration that is adjusted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration that the view shows. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether the view can show the configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
