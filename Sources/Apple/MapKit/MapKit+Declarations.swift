// Data table, written by `make members` from Sources/Apple/Declarations/MapKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of MapKit, for source compatibility. Maps are not loaded: a map view is an area with a label, and
/// everything else is stored without effect.
@_exported import CoreLocation
@_exported import UIKit

/// The size of a part of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Stores the value you set.
    public var latitudeDelta: CLLocationDegrees
    /// Stores the value you set.
    public var longitudeDelta: CLLocationDegrees
    /// Creates an instance.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) { (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta) }
}
/// A part of a map.
public struct MKCoordinateRegion: Sendable {
    /// Stores the value you set.
    public var center: CLLocationCoordinate2D
    /// Stores the value you set.
    public var span: MKCoordinateSpan
    /// Creates an instance.
    public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) { (self.center, self.span) = (center, span) }
    /// Creates a region with a size in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let width = 111_320 * max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / width))
    }
}
/// Apple's `MKCoordinateRegionMakeWithDistance(_:_:_:)`.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// The type of map.
public enum MKMapType: UInt, Sendable {
    /// Apple's `standard`, `satellite`, `hybrid`, `satelliteFlyover`, `hybridFlyover`, `mutedStandard`.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
/// An object on a map.
public protocol MKAnnotation: AnyObject {
    /// Never called.
    var coordinate: CLLocationCoordinate2D { get }
    /// Never called.
    var title: String? { get }
    /// Never called.
    var subtitle: String? { get }
}
extension MKAnnotation {
    /// Always nil.
    public var title: String? { nil }
    /// Always nil.
    public var subtitle: String? { nil }
}
/// A point on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// Stores the value you set.
    open var coordinate = CLLocationCoordinate2D()
    /// Stores the value you set.
    open var title: String?
    /// Stores the value you set.
    open var subtitle: String?
    public override init() { super.init() }
    /// Creates an instance.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}
/// A view of an object on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The view's annotation.
    open var annotation: (any MKAnnotation)?
    /// Apple's `reuseIdentifier`.
    public let reuseIdentifier: String?
    /// Stores the value you set.
    open var image: UIImage?
    /// Stores the value you set.
    open var canShowCallout = false
    /// Stores the value you set.
    open var isDraggable = false
    /// Stores the value you set.
    open var isEnabled = true
    /// Stores the value you set.
    open var centerOffset = CGPoint.zero
    /// Stores the value you set.
    open var calloutOffset = CGPoint.zero
    /// Stores the value you set.
    open var leftCalloutAccessoryView: UIView?
    /// Stores the value you set.
    open var rightCalloutAccessoryView: UIView?
    /// Creates an instance.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// Creates an instance.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Does nothing.
    open func prepareForReuse() {}
    /// Does nothing.
    open func prepareForDisplay() {}
}
/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head. Stored without effect.
    open var pinTintColor: UIColor! = .systemRed
    /// Stores the value you set.
    open var animatesDrop = false
}
/// A balloon marker.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the marker's balloon. Stored without effect.
    open var markerTintColor: UIColor?
    /// Stores the value you set.
    open var glyphTintColor: UIColor?
    /// Stores the value you set.
    open var glyphText: String?
    /// Stores the value you set.
    open var glyphImage: UIImage?
}
/// Receives a map's events. Never called: maps aren't loaded.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    /// Never called.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Never called.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Never called.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Never called.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
    /// Always nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
/// A generator of pictures of maps. It reports an error to the handler.
open class MKMapSnapshotter: NSObject {
    /// The settings of a picture.
    open class Options: NSObject {
        /// Stores the value you set.
        open var region = MKCoordinateRegion()
        /// Stores the value you set.
        open var size = CGSize(width: 256, height: 256)
        /// Stores the value you set.
        open var scale: CGFloat = 1
        /// Stores the value you set.
        open var mapType = MKMapType.standard
        /// Stores the value you set.
        open var showsBuildings = true
        /// Stores the value you set.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// A picture of a map.
    open class Snapshot: NSObject {
        /// Apple's `image`.
        open var image: UIImage { UIImage() }
        /// Always zero.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Creates an instance.
    public init(options: Options) {}
    /// Always false.
    open var isLoading: Bool { false }
    /// Apple's `start(completionHandler:)`.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// Apple's `start(with:completionHandler:)`.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// Does nothing.
    open func cancel() {}
}
/// A place that can be a destination.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// Apple's `coordinate`.
    public let coordinate: CLLocationCoordinate2D
    /// Creates an instance.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
/// A place that can be opened in a map app. Opening does nothing.
open class MKMapItem: NSObject {
    /// Apple's `placemark`.
    public let placemark: MKPlacemark
    /// Stores the value you set.
    open var name: String?
    /// Creates an instance.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Always false.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
/// Apple's `MKLaunchOptionsDirectionsModeKey`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Apple's `MKLaunchOptionsDirectionsModeDriving`.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// A category of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `airport`.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Apple's `bank`.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// Apple's `cafe`.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Apple's `hospital`.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Apple's `hotel`.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Apple's `museum`.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// Apple's `parking`.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Apple's `pharmacy`.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Apple's `publicTransport`.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Apple's `restaurant`.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Apple's `store`.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}
/// The places that a map shows. Stored without effect: maps show none.
open class MKPointOfInterestFilter: NSObject {
    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>
    private init(_ included: Set<MKPointOfInterestCategory>?, _ excluded: Set<MKPointOfInterestCategory>) { (self.included, self.excluded) = (included, excluded) }
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
