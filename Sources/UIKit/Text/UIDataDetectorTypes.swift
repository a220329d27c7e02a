/// What a text view is to find in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers, web addresses and postal addresses. Kept, without effect, as the rest is: nothing is looked for.
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4)
    /// Dates and appointments, and the numbers of parcels.
    public static let calendarEvent = Self(rawValue: 8), shipmentTrackingNumber = Self(rawValue: 16)
    /// The numbers of flights, and words the system knows something about.
    public static let flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
    /// Everything.
    public static let all = Self(rawValue: .max)
}
