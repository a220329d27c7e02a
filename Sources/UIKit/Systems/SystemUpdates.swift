/// What is called before layout.
package enum SystemUpdates {
    /// Whether views and controllers are asked to update their properties before their layout.
    static let updatesProperties = SystemValue(
        "update-properties", false, true, .published("developer.apple.com/videos/play/wwdc2025/243"))

    static let all: [any AnySystemValue] = [updatesProperties]
}
