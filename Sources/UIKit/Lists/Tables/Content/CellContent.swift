import Foundation
@_spi(UIKitModules) import UIKitViews

/// The content configuration of a cell, header or footer, and the view that displays it.
@MainActor package struct CellContent {
    var configuration: (any UIContentConfiguration)?
    package var view: (any UIView & UIContentView)?

    /// The configuration's view as a built-in part. See `UIView.ownParts`.
    var parts: [(role: String, view: UIView, isDeterminedByOwner: Bool)] {
        view.map { [("contentConfiguration", $0, $0 is UIListContentView)] } ?? []
    }

    /// Returns the height of the content at a width, in points, or `nil` without a configuration.
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if view.bounds.width != width { view.frame.size.width = width }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The changes after which a table or collection view measures visible cells again (iOS 16).
public enum SelfSizingInvalidation: Int, Sendable {
    /// Only batch updates, reloads and layout invalidations.
    case disabled
    /// Also changes of the content configuration, and of the intrinsic size of the cell or its content view.
    case enabled
    /// Also changes of constraints in the content view.
    case enabledIncludingConstraints
}

/// A cell, header or footer whose content view can be replaced by the view of a content configuration.
@MainActor protocol ConfiguredContentOwner: UIView {
    var cellContent: CellContent { get set }
    var currentContentView: UIView { get set }
    /// Returns a new content view for an owner without a configuration.
    func makePlainContentView() -> UIView
}

extension ConfiguredContentOwner {
    /// Displays a configuration in the current view if the view supports it, otherwise in a new view. If the content view is replaced,
    /// its subviews are removed with it, as in UIKit.
    func showConfiguration(_ new: (any UIContentConfiguration)?, state: UICellConfigurationState) {
        cellContent.configuration = new
        let old = cellContent.view
        if let new = new?.updated(for: state) {
            if let old, old.supports(new) {
                old.configuration = new
            } else {
                let newView = new.makeContentView()
                newView.frame = currentContentView.frame
                newView.autoresizingMask = []
                newView.translatesAutoresizingMaskIntoConstraints = true
                cellContent.view = newView
                currentContentView = newView
            }
        } else if old != nil {
            cellContent.view = nil
            currentContentView = makePlainContentView()
        }
        setNeedsLayout()
    }

    /// Replaces a content view at the same position in the subviews.
    func replaceContentView(_ old: UIView, for new: UIView) {
        guard old !== new else { return }
        let index = subviews.firstIndex { $0 === old } ?? subviews.count
        old.removeFromSuperview()
        insertSubview(new, at: index)
    }
}

extension UITableViewCell {
    /// Updates the configurations if the cell's state has changed.
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
    /// Updates the configurations if the cell's state has changed.
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
