import Foundation
@_spi(UIKitModules) import UIKitViews

/// The configured content of a cell: a configuration and its view, which is the content view.
@MainActor package struct CellContent {
    var configuration: (any UIContentConfiguration)?
    package var view: (any UIView & UIContentView)?

    /// The configuration's view as a part that UIKit created: see `UIView.ownParts`.
    var parts: [(role: String, view: UIView, isOwnersMatter: Bool)] {
        view.map { [("contentConfiguration", $0, $0 is UIListContentView)] } ?? []
    }

    /// The height that the content needs at a width (points).
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if view.bounds.width != width { view.frame.size.width = width }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The changes after which visible cells are measured again automatically (iOS 16).
public enum SelfSizingInvalidation: Int, Sendable {
    /// Only after a batch, a reload or an invalidated layout.
    case disabled
    /// Also after a change of a content configuration, or of the cell's or its content view's intrinsic size.
    case enabled
    /// Also when constraints inside the content view change its layout.
    case enabledIncludingConstraints
}

/// A cell, header or footer whose content view can be replaced by a configuration's view.
@MainActor protocol ConfiguredContentOwner: UIView {
    var cellContent: CellContent { get set }
    var shownContentView: UIView { get set }
    /// A content view for content that no configuration describes.
    func makePlainContentView() -> UIView
}

extension ConfiguredContentOwner {
    /// Shows a configuration: in the current view if that supports it, otherwise in a new one. Subviews of the replaced content
    /// view are removed with it, as in UIKit.
    func show(_ new: (any UIContentConfiguration)?, state: UICellConfigurationState) {
        cellContent.configuration = new
        let old = cellContent.view
        if let new = new?.updated(for: state) {
            if let old, old.supports(new) {
                old.configuration = new
            } else {
                let made = new.makeContentView()
                made.frame = shownContentView.frame
                made.autoresizingMask = []
                made.translatesAutoresizingMaskIntoConstraints = true
                cellContent.view = made
                shownContentView = made
            }
        } else if old != nil {
            cellContent.view = nil
            shownContentView = makePlainContentView()
        }
        setNeedsLayout()
    }

    /// Replaces a content view by another.
    func exchangeContentView(_ old: UIView, for new: UIView) {
        guard old !== new else { return }
        let index = subviews.firstIndex { $0 === old } ?? subviews.count
        old.removeFromSuperview()
        insertSubview(new, at: index)
    }
}

extension UITableViewCell {
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
