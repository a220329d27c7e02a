/// The differences between iOS versions in the updates before layout.
package enum SystemUpdates {
    /// Whether the properties of views and controllers are updated before layout (`updateProperties()`).
    package static let updatesProperties = SystemValue(
        "update-properties", false, true, .published("developer.apple.com/videos/play/wwdc2025/243"))

    /// Whether collection views raise an exception if a data source dequeues a cell and returns another cell.
    package static let requiresDequeuedViews = SystemValue(
        "unreturned-cells", false, true, .published("github.com/Juanpe/SkeletonView/issues/580"))

    static let all: [any AnySystemValue] = [updatesProperties, requiresDequeuedViews]
}
