import Foundation
@_spi(UIKitModules) import UIKitViews

/// The configuration of a cell's content, and the view that shows it.
@MainActor package struct CellContent {
    var configuration: (any UIContentConfiguration)?
    package var view: (any UIView & UIContentView)?

    /// The configuration's view as a built-in part; see `UIView.builtInPartEntries`.
    var parts: [(role: String, view: UIView, isDeterminedByOwner: Bool)] {
        view.map { [("contentConfiguration", $0, $0 is UIListContentView)] } ?? []
    }

    /// Returns the height that the content needs at a width, in points; nil without a configuration.
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if view.bounds.width != width { view.frame.size.width = width }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The condition under which visible cells are measured again automatically (iOS 16).
public enum SelfSizingInvalidation: Int, Sendable {
    /// Only after a batch, a reload or an invalidation of the layout.
    case disabled
    /// Also after a change of the content configuration, or of the intrinsic size of the cell or its content view.
    case enabled
    /// Also after a change of constraints in the content view.
    case enabledIncludingConstraints
}

/// A cell, header or footer whose content view a configuration can replace.
@MainActor protocol ConfiguredContentOwner: UIView {
    var cellContent: CellContent { get set }
    var currentContentView: UIView { get set }
    /// Returns a new content view for content without a configuration.
    func makePlainContentView() -> UIView
}

extension ConfiguredContentOwner {
    /// Shows a configuration in the current view if the view supports it, otherwise in a new view. Subviews of a
    /// replaced content view are removed with it, as in UIKit.
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

    /// Replaces a content view.
    func replaceContentView(_ old: UIView, for new: UIView) {
        guard old !== new else { return }
        let index = subviews.firstIndex { $0 === old } ?? subviews.count
        old.removeFromSuperview()
        insertSubview(new, at: index)
    }
}

extension UITableViewCell {
    /// Updates the configurations after a change of the state.
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
    /// Updates the configurations after a change of the state.
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
