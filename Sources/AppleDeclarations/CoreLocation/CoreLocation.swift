// Data table, written by `make members` from Sources/Apple/Declarations/CoreLocation.declarations; do not edit.
// swift-format-ignore-file

/// The API of Core Location, for source compatibility. Locations are plain values for calculations. The machine's
/// own location is unknown.
@_exported import CellSimFoundation
@_exported import Foundation

/// Apple's `CLLocationDegrees`.
public typealias CLLocationDegrees = Double
/// Apple's `CLLocationDistance`.
public typealias CLLocationDistance = Double
/// Apple's `CLLocationAccuracy`.
public typealias CLLocationAccuracy = Double
/// Apple's `CLLocationSpeed`.
public typealias CLLocationSpeed = Double
/// Apple's `CLLocationDirection`.
public typealias CLLocationDirection = Double
/// Apple's `kCLLocationAccuracyBest`.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Apple's `kCLLocationAccuracyBestForNavigation`.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Apple's `kCLLocationAccuracyNearestTenMeters`.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Apple's `kCLLocationAccuracyHundredMeters`.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Apple's `kCLLocationAccuracyKilometer`.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Apple's `kCLLocationAccuracyThreeKilometers`.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Apple's `kCLDistanceFilterNone`.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Apple's `kCLLocationCoordinate2DInvalid`.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A coordinate on the globe, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// Stores the value you set.
    public var latitude: CLLocationDegrees
    /// Stores the value you set.
    public var longitude: CLLocationDegrees
    /// Creates an instance.
    public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) { (self.latitude, self.longitude) = (latitude, longitude) }
}
/// Apple's `CLLocationCoordinate2DMake(_:_:)`.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Apple's `CLLocationCoordinate2DIsValid(_:)`.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// A location with its details.
open class CLLocation: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Apple's `coordinate`.
    public let coordinate: CLLocationCoordinate2D
    /// Apple's `altitude`.
    public let altitude: CLLocationDistance
    /// Apple's `horizontalAccuracy`.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Apple's `verticalAccuracy`.
    public let verticalAccuracy: CLLocationAccuracy
    /// Apple's `course`.
    public let course: CLLocationDirection
    /// Apple's `speed`.
    public let speed: CLLocationSpeed
    /// Apple's `timestamp`.
    public let timestamp: Date
    /// Creates an instance.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// Creates an instance.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy, verticalAccuracy) = (
            coordinate, altitude, hAccuracy, vAccuracy
        )
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    }
    /// Returns the distance in metres on a sphere with a radius of 6,371 km.
    /// It differs from Core Location's by at most half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (a, b) = (coordinate, location.coordinate)
        let (dy, dx) = (radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2)
        let h = sin(dy) * sin(dy) + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(dx) * sin(dx)
        return 2 * 6_371_000 * asin(min(h.squareRoot(), 1))
    }
}
/// Whether the app may use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `authorizedAlways`, `authorizedWhenInUse`.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// The accuracy of locations.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Apple's `fullAccuracy`, `reducedAccuracy`.
    case fullAccuracy, reducedAccuracy
}
/// Whether the device is inside a region.
public enum CLRegionState: Int, Sendable {
    /// Apple's `unknown`, `inside`, `outside`.
    case unknown, inside, outside
}
/// The user's activity.
public enum CLActivityType: Int, Sendable {
    /// Apple's `other`, `automotiveNavigation`, `fitness`, `otherNavigation`, `airborne`.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
/// A region of the globe.
open class CLRegion: NSObject {
    /// Apple's `identifier`.
    public let identifier: String
    /// Stores the value you set.
    open var notifyOnEntry = true
    /// Stores the value you set.
    open var notifyOnExit = true
    init(_ identifier: String) { self.identifier = identifier }
}
/// A circular region; the radius is in metres.
open class CLCircularRegion: CLRegion {
    /// Apple's `center`.
    public let center: CLLocationCoordinate2D
    /// Apple's `radius`.
    public let radius: CLLocationDistance
    /// Creates an instance.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier)
    }
    /// Apple's `contains(_:)`.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}
/// The device's heading. Never reported.
open class CLHeading: NSObject {
    /// Always 0.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Apple's `trueHeading`.
    open var trueHeading: CLLocationDirection { -1 }
}
/// A visit to a location. Never reported.
open class CLVisit: NSObject {
    /// Apple's `coordinate`.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
/// An error.
public struct CLError: Error, Sendable {
    /// The codes of Apple's errors.
    public enum Code: Int, Sendable {
        /// Apple's `locationUnknown`, `denied`, `network`, `headingFailure`, `regionMonitoringDenied`.
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    }
    /// Apple's `code`.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
}
/// Receives locations. Called only with the error of a single request.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Never called.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
/// Provides the device's location. It has none: settings are stored without effect, and a single request fails.
open class CLLocationManager: NSObject {
    /// Stores the value you set.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Stores the value you set.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Stores the value you set.
    open var distanceFilter = kCLDistanceFilterNone
    /// Stores the value you set.
    open var activityType = CLActivityType.other
    /// Stores the value you set.
    open var pausesLocationUpdatesAutomatically = true
    /// Stores the value you set.
    open var allowsBackgroundLocationUpdates = false
    /// Always nil.
    open var location: CLLocation? { nil }
    /// Always nil.
    open var heading: CLHeading? { nil }
    /// Apple's `authorizationStatus`.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Apple's `accuracyAuthorization`.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Always empty.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Apple's `authorizationStatus()`.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Always false.
    open class func locationServicesEnabled() -> Bool { false }
    /// Always false.
    open class func headingAvailable() -> Bool { false }
    /// Always false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Does nothing.
    open func requestWhenInUseAuthorization() {}
    /// Does nothing.
    open func requestAlwaysAuthorization() {}
    /// Does nothing.
    open func startUpdatingLocation() {}
    /// Does nothing.
    open func stopUpdatingLocation() {}
    /// Apple's `requestLocation()`.
    open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
    /// Does nothing.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}
    /// Does nothing.
    open func startMonitoring(for region: CLRegion) {}
    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}
    /// Does nothing.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func startMonitoringVisits() {}
    /// Does nothing.
    open func stopMonitoringVisits() {}
}
/// The address of a location.
open class CLPlacemark: NSObject {
    /// Always nil.
    open var location: CLLocation? { nil }
    /// Always nil.
    open var name: String? { nil }
    /// Always nil.
    open var locality: String? { nil }
    /// Always nil.
    open var country: String? { nil }
    /// Always nil.
    open var isoCountryCode: String? { nil }
    /// Always nil.
    open var postalCode: String? { nil }
    /// Always nil.
    open var administrativeArea: String? { nil }
    /// Always nil.
    open var thoroughfare: String? { nil }
    /// Always nil.
    open var subThoroughfare: String? { nil }
}
/// Converts between locations and addresses. It never finds any.
open class CLGeocoder: NSObject {
    /// Always false.
    open var isGeocoding: Bool { false }
    /// Apple's `reverseGeocodeLocation(_:completionHandler:)`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }
    /// Apple's `geocodeAddressString(_:completionHandler:)`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }
    /// Does nothing.
    open func cancelGeocode() {}
}
