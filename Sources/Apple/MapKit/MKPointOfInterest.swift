import Foundation

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// As Apple's of this name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// As Apple's of this name.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// As Apple's of this name.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// As Apple's of this name.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// As Apple's of this name.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// As Apple's of this name.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// As Apple's of this name.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// As Apple's of this name.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// As Apple's of this name.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// As Apple's of this name.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// As Apple's of this name.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// Which places a map would show. Kept: maps show none.
open class MKPointOfInterestFilter: NSObject {
    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>
    private init(_ included: Set<MKPointOfInterestCategory>?, _ excluded: Set<MKPointOfInterestCategory>) {
        (self.included, self.excluded) = (included, excluded)
    }
    /// These alone.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(Set(categories), []) }
    /// All but these.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(nil, Set(categories)) }
    /// All.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// None.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    /// Whether it has a kind.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        (included?.contains(category) ?? true) && !excluded.contains(category)
    }
    /// Whether it leaves a kind out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
