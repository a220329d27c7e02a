/// The device for which a document was designed.
public struct IBDevice: Sendable, Hashable {
    /// The name of the device in Interface Builder, such as `retina6_1`.
    public let id: String
    /// `portrait` or `landscape`.
    public let orientation: String
    /// `light` or `dark`; `nil` in documents that were saved before dark mode existed.
    public let appearance: String?

    /// Reads a `<device>` element. Returns `nil` if it doesn't name a device.
    public init?(_ element: IBElement) {
        guard let id = element["id"] else { return nil }
        self.id = id
        orientation = element["orientation"] ?? "portrait"
        appearance = element["appearance"]
    }
}
