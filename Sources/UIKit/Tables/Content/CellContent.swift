import Foundation

/// The configured content of a cell: a configuration, the view that shows it, and who keeps it up to date.
@MainActor struct CellContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?

    /// Shows a configuration in a holder: in the present view when it can, else in a new one.
    mutating func show(_ new: (any UIContentConfiguration)?, in holder: UIView, state: UICellConfigurationState) {
        configuration = new
        guard let new = new?.updated(for: state) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(new) {
            view.configuration = new
        } else {
            view?.removeFromSuperview()
            let made = new.makeContentView()
            view = made
            holder.addSubview(made)
            made.frame = holder.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// The height the content asks for at a width (points).
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if view.bounds.width != width { view.frame.size.width = width }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UITableViewCell {
    /// Content as a value; setting it replaces what the content view shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            cellContent.show(newValue, in: contentView, state: configurationState)
            setNeedsLayout()
        }
    }

    /// An empty configuration with the looks of the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The cell's state for configurations.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (selectedFlag, highlightedFlag, editingFlag)
        return state
    }

    /// Brings configurations up to date with the state at the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the state changed.
    func updateConfigurationNow() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if let configuration = cellContent.configuration, automaticallyUpdatesContentConfiguration {
            cellContent.view?.configuration = configuration.updated(for: state)
        }
    }
}

extension UICollectionViewCell {
    /// Content as a value; setting it replaces what the content view shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            cellContent.show(newValue, in: contentView, state: configurationState)
            setNeedsLayout()
        }
    }

    /// The cell's state for configurations.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (
            isSelected, isHighlighted, collection?.isEditing ?? false
        )
        return state
    }

    /// Brings configurations up to date with the state at the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the state changed.
    func updateConfigurationNow() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if let configuration = cellContent.configuration, automaticallyUpdatesContentConfiguration {
            cellContent.view?.configuration = configuration.updated(for: state)
        }
    }
}

extension UITableViewHeaderFooterView {
    /// Content as a value; setting it replaces what the content view shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            cellContent.show(
                newValue, in: contentView, state: UICellConfigurationState(traitCollection: traitCollection))
            setNeedsLayout()
        }
    }

    /// An empty configuration with the looks of headers, or footers once the table uses the view as one.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = table?.style == .plain || table == nil
        if isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }
}
