import CoreLocation
import UIKit

/// The state of a map view. It is associated with UIKit's view.
@MainActor private final class MapState {
    var region = MKCoordinateRegion()
    var annotations: [any MKAnnotation] = []
    var mapType = MKMapType.standard
    var flags: [String: Bool] = [:]
}

/// Provides the state of each map view.
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

/// The properties of a map view. UIKit draws the view as a labelled placeholder.
extension MKMapView {
    private var state: MapState { MapStates.state(of: self) }
    private func flag(_ name: String, _ defaultValue: Bool) -> Bool { state.flags[name] ?? defaultValue }

    /// The visible region. Stored without effect.
    public var region: MKCoordinateRegion {
        get { state.region }
        set { state.region = newValue }
    }
    /// Sets the region; `animated` has no effect.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { state.region = region }
    /// The centre of the region. Stored without effect.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { state.region.center }
        set { state.region.center = newValue }
    }
    /// Sets the centre of the region; `animated` has no effect.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { state.region.center = coordinate }
    /// The type of the map. Stored without effect.
    public var mapType: MKMapType {
        get { state.mapType }
        set { state.mapType = newValue }
    }
    /// The annotations of the map. They are not drawn.
    public var annotations: [any MKAnnotation] { state.annotations }
    /// Adds an annotation.
    public func addAnnotation(_ annotation: any MKAnnotation) { state.annotations.append(annotation) }
    /// Adds annotations.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { state.annotations += annotations }
    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) { state.annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        state.annotations.removeAll { existing in annotations.contains { $0 === existing } }
    }
    /// Adds annotations. The region does not change.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// Does nothing.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Always nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A Boolean value that indicates whether the user can zoom. Stored without effect.
    public var isZoomEnabled: Bool {
        get { flag("zoom", true) }
        set { state.flags["zoom"] = newValue }
    }
    /// A Boolean value that indicates whether the user can scroll. Stored without effect.
    public var isScrollEnabled: Bool {
        get { flag("scroll", true) }
        set { state.flags["scroll"] = newValue }
    }
    /// A Boolean value that indicates whether the user can rotate the map. Stored without effect.
    public var isRotateEnabled: Bool {
        get { flag("rotate", true) }
        set { state.flags["rotate"] = newValue }
    }
    /// A Boolean value that indicates whether the user can tilt the map. Stored without effect.
    public var isPitchEnabled: Bool {
        get { flag("pitch", true) }
        set { state.flags["pitch"] = newValue }
    }
    /// A Boolean value that indicates whether the map shows the user's location. Stored without effect.
    public var showsUserLocation: Bool {
        get { flag("user", false) }
        set { state.flags["user"] = newValue }
    }
    /// A Boolean value that indicates whether the map shows a compass. Stored without effect.
    public var showsCompass: Bool {
        get { flag("compass", true) }
        set { state.flags["compass"] = newValue }
    }
}
