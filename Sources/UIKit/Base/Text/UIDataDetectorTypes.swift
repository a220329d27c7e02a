/// The types of data that text views detect. Stored without effect: data detection is not simulated.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers, links and postal addresses.
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4)
    /// Calendar events and parcel tracking numbers.
    public static let calendarEvent = Self(rawValue: 8), shipmentTrackingNumber = Self(rawValue: 16)
    /// Flight numbers and lookup suggestions.
    public static let flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
    /// All types.
    public static let all = Self(rawValue: .max)
}
