// Data table, written by `make members` from Sources/Apple/Declarations/WidgetKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of WidgetKit that needs no SwiftUI, for source compatibility. There are no widgets.
@_exported import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    /// On the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// On the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline
}
/// An entry in a widget's timeline.
public protocol TimelineEntry {
    /// The date on which it is shown.
    var date: Date { get }
}
/// A widget that the user added. None exists.
public struct WidgetInfo: Hashable, Sendable {
    /// The widget's kind.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
}
/// Manages widgets. None exists.
public final class WidgetCenter: Sendable {
    /// The shared manager.
    public static let shared = WidgetCenter()
    /// Does nothing.
    public func reloadAllTimelines() {}
    /// Does nothing.
    public func reloadTimelines(ofKind kind: String) {}
    /// Reports an empty list.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}
