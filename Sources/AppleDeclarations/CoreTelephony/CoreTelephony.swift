// Data table, written by `make members` from Sources/Apple/Declarations/CoreTelephony.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreTelephony, for source compatibility. There is no telephone.
@_exported import Foundation

/// A mobile operator. None is available.
open class CTCarrier: NSObject {
    /// Always nil.
    open var carrierName: String? { nil }
    /// Always nil.
    open var mobileCountryCode: String? { nil }
    /// Always nil.
    open var mobileNetworkCode: String? { nil }
    /// Always nil.
    open var isoCountryCode: String? { nil }
    /// Always false.
    open var allowsVOIP: Bool { false }
}
/// Information about the mobile network. None is available.
open class CTTelephonyNetworkInfo: NSObject {
    /// Always nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Always nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Always nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Always nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// Always nil.
    open var dataServiceIdentifier: String? { nil }
}
/// The name of a network technology.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The name of a network technology.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The name of a network technology.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The name of a network technology.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The name of a network technology.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
