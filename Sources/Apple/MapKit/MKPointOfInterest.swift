import Foundation

/// A category of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Matches Apple's API of this name.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Matches Apple's API of this name.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Matches Apple's API of this name.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// Matches Apple's API of this name.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Matches Apple's API of this name.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Matches Apple's API of this name.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Matches Apple's API of this name.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// Matches Apple's API of this name.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Matches Apple's API of this name.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Matches Apple's API of this name.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Matches Apple's API of this name.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Matches Apple's API of this name.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// The places that a map shows. Stored without effect: maps show none.
open class MKPointOfInterestFilter: NSObject {
    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>
    private init(_ included: Set<MKPointOfInterestCategory>?, _ excluded: Set<MKPointOfInterestCategory>) {
        (self.included, self.excluded) = (included, excluded)
    }
    /// Creates a filter that includes only these categories.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(Set(categories), []) }
    /// Creates a filter that excludes these categories.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(nil, Set(categories)) }
    /// A filter that includes all categories.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// A filter that excludes all categories.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    /// Returns whether the filter includes a category.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        (included?.contains(category) ?? true) && !excluded.contains(category)
    }
    /// Returns whether the filter excludes a category.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
