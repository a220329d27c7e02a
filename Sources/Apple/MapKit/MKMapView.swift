import CoreLocation
import UIKit

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

/// The view itself is UIKit's: a labelled placeholder.
extension MKMapView {
    private var state: MapState { MapStates.state(of: self) }
    private func flag(_ name: String, _ standard: Bool) -> Bool { state.flags[name] ?? standard }

    /// Matches Apple's API of this name.
    public var region: MKCoordinateRegion {
        get { state.region }
        set { state.region = newValue }
    }
    /// Matches Apple's API of this name.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { state.region = region }
    /// Matches Apple's API of this name.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { state.region.center }
        set { state.region.center = newValue }
    }
    /// Matches Apple's API of this name.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { state.region.center = coordinate }
    /// Matches Apple's API of this name.
    public var mapType: MKMapType {
        get { state.mapType }
        set { state.mapType = newValue }
    }
    /// Matches Apple's API of this name.
    public var annotations: [any MKAnnotation] { state.annotations }
    /// Matches Apple's API of this name.
    public func addAnnotation(_ annotation: any MKAnnotation) { state.annotations.append(annotation) }
    /// Matches Apple's API of this name.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { state.annotations += annotations }
    /// Matches Apple's API of this name.
    public func removeAnnotation(_ annotation: any MKAnnotation) { state.annotations.removeAll { $0 === annotation } }
    /// Matches Apple's API of this name.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        state.annotations.removeAll { kept in annotations.contains { $0 === kept } }
    }
    /// Matches Apple's API of this name.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    /// Does nothing.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Always nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Matches Apple's API of this name.
    public var isZoomEnabled: Bool {
        get { flag("zoom", true) }
        set { state.flags["zoom"] = newValue }
    }
    /// Matches Apple's API of this name.
    public var isScrollEnabled: Bool {
        get { flag("scroll", true) }
        set { state.flags["scroll"] = newValue }
    }
    /// Matches Apple's API of this name.
    public var isRotateEnabled: Bool {
        get { flag("rotate", true) }
        set { state.flags["rotate"] = newValue }
    }
    /// Matches Apple's API of this name.
    public var isPitchEnabled: Bool {
        get { flag("pitch", true) }
        set { state.flags["pitch"] = newValue }
    }
    /// Matches Apple's API of this name.
    public var showsUserLocation: Bool {
        get { flag("user", false) }
        set { state.flags["user"] = newValue }
    }
    /// Matches Apple's API of this name.
    public var showsCompass: Bool {
        get { flag("compass", true) }
        set { state.flags["compass"] = newValue }
    }
}
