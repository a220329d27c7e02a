/// CoreTelephony's names. There is no telephone.
@_exported import Foundation

/// A telephone company. There is none.
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

/// What is known of the telephone: nothing.
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

/// The name of a kind of network.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The name of a kind of network.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The name of a kind of network.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The name of a kind of network.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The name of a kind of network.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
