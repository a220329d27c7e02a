import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// A view for law checks, which can be created repeatedly with the same result.
@MainActor struct Subject {
    /// The document's path, or the seed of a generated tree.
    let document: String
    /// The view's id in the document.
    let name: String
    let isCell: Bool
    /// The designed size in points.
    let size: CGSize
    /// Creates the view with the current traits, and the objects that must be retained for it.
    let makeContent: () throws -> (view: UIView, kept: [Any])

    /// Returns all top-level views of a XIB, or the views of a storyboard according to `scenes(of:)`.
    /// - Throws: the error if the document cannot be read or instantiated.
    static func all(in path: String) throws -> [Subject] {
        let file = try InterfaceFile(path: path)
        file.options.traits = Setting().traits
        if file.isStoryboard { return try scenes(of: file) }
        let topLevelViews = try UIKitException.catching { try TopLevelViews(file) }
        return try topLevelViews.all.map { top in
            let content = try UIKitException.catching { try topLevelViews.content(of: top, times: PhaseTimings()) }
            return Subject(
                document: path, name: top.name, isCell: content.view is UITableViewCell, size: content.view.frame.size
            ) {
                let content = try UIKitException.catching { try topLevelViews.content(of: top, times: PhaseTimings()) }
                return (content.view, [content.instance])
            }
        }
    }
}

/// The environment of a view: its size and the traits of its window.
struct Setting: Equatable, CustomStringConvertible {
    /// The width in points; nil for the designed one.
    var width: CGFloat?
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var scale: CGFloat = 2
    var safeArea = UIEdgeInsets.zero

    var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.userInterfaceStyle = style
            traits.layoutDirection = direction
            traits.displayScale = scale
            traits.displayGamut = .SRGB
            traits.horizontalSizeClass = .compact
            traits.verticalSizeClass = .regular
            traits.forceTouchCapability = .unavailable
            traits.preferredContentSizeCategory = textSize
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = .regular
            traits.activeAppearance = .active
        }
    }

    var description: String {
        "width \(width.map { "\($0)" } ?? "designed"), style \(style.rawValue), text \(textSize.rawValue), "
            + "direction \(direction.rawValue), scale \(scale)"
    }
}

/// Shows the view of a subject in a window.
@MainActor final class SubjectWindow {
    let host: HostWindow
    let view: UIView
    private(set) var setting: Setting
    /// The views that the document or the generator created, before any layout and without the subviews of controls. Changes are
    /// made to these.
    let targets: [UIView]
    /// The constraints of these views.
    let constraints: [NSLayoutConstraint]
    private let retainedObjects: [Any]
    private let designedSize: CGSize

    /// Shows a subject without laying it out.
    init(_ subject: Subject, _ setting: Setting = Setting()) throws {
        self.setting = setting
        designedSize = subject.size
        host = HostWindow(
            size: CGSize(width: 1000, height: 1400), safeArea: setting.safeArea, traits: setting.traits)
        let content = try subject.makeContent()
        (view, retainedObjects) = (content.view, content.kept)
        var views: [UIView] = []
        func collect(_ view: UIView) {
            views.append(view)
            if !(view is UIControl) { view.subviews.forEach(collect) }
        }
        collect(view)
        targets = views
        constraints = views.flatMap(\.constraints)
        (view as? UITableViewCell)?.isRow = true
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0, y: 0, width: setting.width ?? designedSize.width, height: designedSize.height)
        host.window.addSubview(view)
    }

    /// Changes the view's size and traits.
    func change(to setting: Setting) {
        self.setting = setting
        UITraitCollection.current = setting.traits
        host.window.overrideTraits(setting.traits)
        view.frame.size.width = setting.width ?? designedSize.width
    }

    /// The views and constraints with their numbers, as text.
    var outline: String {
        layOut()
        let views = targets.enumerated().map { number, view in
            let depth = sequence(first: view, next: \.superview).prefix { $0 !== self.view }.count
            return
                "\(String(repeating: "  ", count: depth))\(number) \(type(of: view)) \(view.frame.roundedDescription)"
        }
        let rules = constraints.enumerated().map { number, one in
            func name(_ item: AnyObject?) -> String {
                targets.firstIndex { $0 === item }.map { "\($0)" } ?? item.map { "\(type(of: $0))" } ?? "nil"
            }
            return "\(number): \(name(one.firstItem)).\(one.firstAttribute) \(one.relation) \(one.multiplier) × "
                + "\(name(one.secondItem)).\(one.secondAttribute) + \(one.constant) @\(one.priority.rawValue)"
        }
        return (views + rules).joined(separator: "\n")
    }

    func layOut() { host.layoutUntilStable() }

    /// Lays out the view and records the frames.
    func frames() -> FrameRecord {
        layOut()
        return FrameRecord(view)
    }
}
