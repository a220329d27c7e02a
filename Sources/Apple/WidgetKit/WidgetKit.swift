/// WidgetKit's names that do not need SwiftUI. There are no widgets.
@_exported import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    /// On the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// On the lock screen.
    case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A moment of a widget.
public protocol TimelineEntry {
    /// When it is shown.
    var date: Date { get }
}

/// A widget that someone put on a screen. There is none.
public struct WidgetInfo: Hashable, Sendable {
    /// What it is called in its app.
    public let kind: String
    /// Its size.
    public let family: WidgetFamily
}

/// Knows the widgets: none.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    /// Does nothing.
    public func reloadAllTimelines() {}
    /// Does nothing.
    public func reloadTimelines(ofKind kind: String) {}
    /// Answers that there are none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}
