import CoreLocation
import UIKit

/// The state of a map view, which UIKit's view stores for this module.
@MainActor private final class MapState {
    var region = MKCoordinateRegion()
    var annotations: [any MKAnnotation] = []
    var mapType = MKMapType.standard
    var flags: [String: Bool] = [:]
}

/// Stores the states of map views.
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
    private func flag(_ name: String, _ standard: Bool) -> Bool { state.flags[name] ?? standard }

    /// Apple's `region`.
    public var region: MKCoordinateRegion {
        get { state.region }
        set { state.region = newValue }
    }
    /// Apple's `setRegion(_:animated:)`.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { state.region = region }
    /// Apple's `centerCoordinate`.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { state.region.center }
        set { state.region.center = newValue }
    }
    /// Apple's `setCenter(_:animated:)`.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { state.region.center = coordinate }
    /// Apple's `mapType`.
    public var mapType: MKMapType {
        get { state.mapType }
        set { state.mapType = newValue }
    }
    /// Apple's `annotations`.
    public var annotations: [any MKAnnotation] { state.annotations }
    /// Apple's `addAnnotation(_:)`.
    public func addAnnotation(_ annotation: any MKAnnotation) { state.annotations.append(annotation) }
    /// Apple's `addAnnotations(_:)`.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { state.annotations += annotations }
    /// Apple's `removeAnnotation(_:)`.
    public func removeAnnotation(_ annotation: any MKAnnotation) { state.annotations.removeAll { $0 === annotation } }
    /// Apple's `removeAnnotations(_:)`.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        state.annotations.removeAll { existing in annotations.contains { $0 === existing } }
    }
    /// Apple's `showAnnotations(_:animated:)`.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// Does nothing.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Always nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Apple's `isZoomEnabled`.
    public var isZoomEnabled: Bool {
        get { flag("zoom", true) }
        set { state.flags["zoom"] = newValue }
    }
    /// Apple's `isScrollEnabled`.
    public var isScrollEnabled: Bool {
        get { flag("scroll", true) }
        set { state.flags["scroll"] = newValue }
    }
    /// Apple's `isRotateEnabled`.
    public var isRotateEnabled: Bool {
        get { flag("rotate", true) }
        set { state.flags["rotate"] = newValue }
    }
    /// Apple's `isPitchEnabled`.
    public var isPitchEnabled: Bool {
        get { flag("pitch", true) }
        set { state.flags["pitch"] = newValue }
    }
    /// Apple's `showsUserLocation`.
    public var showsUserLocation: Bool {
        get { flag("user", false) }
        set { state.flags["user"] = newValue }
    }
    /// Apple's `showsCompass`.
    public var showsCompass: Bool {
        get { flag("compass", true) }
        set { state.flags["compass"] = newValue }
    }
}
