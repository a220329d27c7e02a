/// The device for whose screen a document was designed.
public struct IBDevice: Sendable, Hashable {
    /// Interface Builder's name, such as `retina6_1`.
    public let id: String
    /// `portrait` or `landscape`.
    public let orientation: String
    /// `light` or `dark`; `nil` in documents older than dark mode.
    public let appearance: String?

    /// Reads the `<device>` element; `nil` if it has no device name.
    public init?(_ element: IBElement) {
        guard let id = element["id"] else { return nil }
        self.id = id
        orientation = element["orientation"] ?? "portrait"
        appearance = element["appearance"]
    }
}
