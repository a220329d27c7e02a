/// The API of MapKit, for source compatibility. Maps are not loaded: a map view is an area with a label, and
/// everything else is stored without effect.
@_exported import CoreLocation
@_exported import UIKit
