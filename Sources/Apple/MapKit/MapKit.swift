/// MapKit's names. Maps are not loaded: a map view is a labelled field, and everything else is stored without effect.
@_exported import CoreLocation
@_exported import UIKit
