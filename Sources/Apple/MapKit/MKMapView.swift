import CoreLocation
import Foundation
import UIKit

/// How far a part of a map reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Kept as it is set.
    public var latitudeDelta: CLLocationDegrees
    /// Kept as it is set.
    public var longitudeDelta: CLLocationDegrees
    /// Creates one.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
    /// Kept as it is set.
    public var center: CLLocationCoordinate2D
    /// Kept as it is set.
    public var span: MKCoordinateSpan
    /// Creates one.
    public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
        (self.center, self.span) = (center, span)
    }
    /// A part of so many metres.
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

/// As Apple's of this name.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Which map is shown.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Something on a map.
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
    /// Kept as it is set.
    open var coordinate = CLLocationCoordinate2D()
    /// Kept as it is set.
    open var title: String?
    /// Kept as it is set.
    open var subtitle: String?
    public override init() { super.init() }
    /// Creates one.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// What is shown for something on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// What the view stands for on the map.
    open var annotation: (any MKAnnotation)?
    /// As Apple's of this name.
    public let reuseIdentifier: String?
    /// Kept as it is set.
    open var image: UIImage?
    /// Kept as it is set.
    open var canShowCallout = false
    /// Kept as it is set.
    open var isDraggable = false
    /// Kept as it is set.
    open var isEnabled = true
    /// Kept as it is set.
    open var centerOffset = CGPoint.zero
    /// Kept as it is set.
    open var calloutOffset = CGPoint.zero
    /// Kept as it is set.
    open var leftCalloutAccessoryView: UIView?
    /// Kept as it is set.
    open var rightCalloutAccessoryView: UIView?
    /// Creates one.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// Creates one.
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
    /// The colour of the pin's head; kept without effect.
    open var pinTintColor: UIColor! = .systemRed
    /// Kept as it is set.
    open var animatesDrop = false
}

/// A balloon.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the marker's balloon; kept without effect.
    open var markerTintColor: UIColor?
    /// Kept as it is set.
    open var glyphTintColor: UIColor?
    /// Kept as it is set.
    open var glyphText: String?
    /// Kept as it is set.
    open var glyphImage: UIImage?
}

/// Hears of a map. Never called: no map is loaded.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
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

@MainActor private final class MapState {
    var region = MKCoordinateRegion()
    var annotations: [any MKAnnotation] = []
    var mapType = MKMapType.standard
    var flags: [String: Bool] = [:]
}

@MainActor private enum MapStates {
    static let key = NSObject()

    static func state(of view: MKMapView) -> MapState {
        let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
        if let state = unsafe objc_getAssociatedObject(view, address) as? MapState { return state }
        let state = MapState()
        unsafe objc_setAssociatedObject(view, address, state, .OBJC_ASSOCIATION_RETAIN)
        return state
    }
}

/// The view itself is UIKit's: a labelled field.
extension MKMapView {
    private var state: MapState { MapStates.state(of: self) }
    private func flag(_ name: String, _ standard: Bool) -> Bool { state.flags[name] ?? standard }

    /// As Apple's of this name.
    public var region: MKCoordinateRegion {
        get { state.region }
        set { state.region = newValue }
    }
    /// As Apple's of this name.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { state.region = region }
    /// As Apple's of this name.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { state.region.center }
        set { state.region.center = newValue }
    }
    /// As Apple's of this name.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { state.region.center = coordinate }
    /// As Apple's of this name.
    public var mapType: MKMapType {
        get { state.mapType }
        set { state.mapType = newValue }
    }
    /// As Apple's of this name.
    public var annotations: [any MKAnnotation] { state.annotations }
    /// As Apple's of this name.
    public func addAnnotation(_ annotation: any MKAnnotation) { state.annotations.append(annotation) }
    /// As Apple's of this name.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { state.annotations += annotations }
    /// As Apple's of this name.
    public func removeAnnotation(_ annotation: any MKAnnotation) { state.annotations.removeAll { $0 === annotation } }
    /// As Apple's of this name.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        state.annotations.removeAll { kept in annotations.contains { $0 === kept } }
    }
    /// As Apple's of this name.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// Does nothing.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Always nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// As Apple's of this name.
    public var isZoomEnabled: Bool {
        get { flag("zoom", true) }
        set { state.flags["zoom"] = newValue }
    }
    /// As Apple's of this name.
    public var isScrollEnabled: Bool {
        get { flag("scroll", true) }
        set { state.flags["scroll"] = newValue }
    }
    /// As Apple's of this name.
    public var isRotateEnabled: Bool {
        get { flag("rotate", true) }
        set { state.flags["rotate"] = newValue }
    }
    /// As Apple's of this name.
    public var isPitchEnabled: Bool {
        get { flag("pitch", true) }
        set { state.flags["pitch"] = newValue }
    }
    /// As Apple's of this name.
    public var showsUserLocation: Bool {
        get { flag("user", false) }
        set { state.flags["user"] = newValue }
    }
    /// As Apple's of this name.
    public var showsCompass: Bool {
        get { flag("compass", true) }
        set { state.flags["compass"] = newValue }
    }
}

/// Makes pictures of maps: none, the handler is told so.
open class MKMapSnapshotter: NSObject {
    /// How a picture is made.
    open class Options: NSObject {
        /// Kept as it is set.
        open var region = MKCoordinateRegion()
        /// Kept as it is set.
        open var size = CGSize(width: 256, height: 256)
        /// Kept as it is set.
        open var scale: CGFloat = 1
        /// Kept as it is set.
        open var mapType = MKMapType.standard
        /// Kept as it is set.
        open var showsBuildings = true
        /// Kept as it is set.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// A picture of a map.
    open class Snapshot: NSObject {
        /// As Apple's of this name.
        open var image: UIImage { UIImage() }
        /// Always zero.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Creates one.
    public init(options: Options) {}
    /// Always false.
    open var isLoading: Bool { false }
    /// As Apple's of this name.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// As Apple's of this name.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
    /// Does nothing.
    open func cancel() {}
}

/// A place to go to.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// As Apple's of this name.
    public let coordinate: CLLocationCoordinate2D
    /// Creates one.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place that a map app is opened with. Nothing opens.
open class MKMapItem: NSObject {
    /// As Apple's of this name.
    public let placemark: MKPlacemark
    /// Kept as it is set.
    open var name: String?
    /// Creates one.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Always false.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// As Apple's of this name.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// As Apple's of this name.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
