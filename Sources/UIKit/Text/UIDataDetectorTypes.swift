/// What a text view is to find in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8), shipmentTrackingNumber = Self(rawValue: 16)
    public static let flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
    public static let all = Self(rawValue: .max)
}
