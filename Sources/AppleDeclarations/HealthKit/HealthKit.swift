// Data table, written by `make members` from Sources/Apple/Declarations/HealthKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of HealthKit, for source compatibility. Objects store their values. There is no health store, and every
/// request fails.
@_exported import Foundation

/// A type of object in the store.
open class HKObjectType: NSObject {
    /// The identifier.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    /// Returns a quantity type.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns a category type.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// Returns the workout type.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
}
/// A type of sample.
open class HKSampleType: HKObjectType {}
/// A type of quantity.
open class HKQuantityType: HKSampleType {
    /// Creates the type with this identifier.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A type of category.
open class HKCategoryType: HKSampleType {
    /// Creates the type with this identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// The workout type.
open class HKWorkoutType: HKSampleType {}
/// The identifier of a quantity type.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `stepCount`.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Apple's `distanceWalkingRunning`.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Apple's `distanceCycling`.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Apple's `flightsClimbed`.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Apple's `activeEnergyBurned`.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Apple's `basalEnergyBurned`.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Apple's `heartRate`.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Apple's `bodyMass`.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Apple's `bodyMassIndex`.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Apple's `height`.
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Apple's `bloodGlucose`.
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Apple's `dietaryWater`.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Apple's `dietaryCarbohydrates`.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Apple's `dietaryEnergyConsumed`.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Apple's `insulinDelivery`.
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// Apple's `oxygenSaturation`.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Apple's `appleExerciseTime`.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Apple's `vo2Max`.
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
}
/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `sleepAnalysis`, `mindfulSession`.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"),
        mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
/// A unit. Its text identifies it; values aren't converted between units.
open class HKUnit: NSObject {
    /// The text.
    public let unitString: String
    /// Creates the unit with this text.
    public init(from string: String) { unitString = string }
    /// Apple's `count()`.
    open class func count() -> HKUnit { HKUnit(from: "count") }
    /// Apple's `meter()`.
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    /// Apple's `mile()`.
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    /// Apple's `gram()`.
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    /// Apple's `pound()`.
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    /// Apple's `liter()`.
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    /// Apple's `minute()`.
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    /// Apple's `second()`.
    open class func second() -> HKUnit { HKUnit(from: "s") }
    /// Apple's `hour()`.
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    /// Apple's `kilocalorie()`.
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// Apple's `percent()`.
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    /// Returns this unit divided by another.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hash }
}
/// A number with a unit.
open class HKQuantity: NSObject {
    private let unit: HKUnit
    private let value: Double
    /// Creates a number with a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Returns whether the quantity has that unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit == unit }
    /// Returns the number as given, whatever unit is requested.
    open func doubleValue(for unit: HKUnit) -> Double { value }
}
/// An object in the store.
open class HKObject: NSObject {
    /// The object's unique identifier.
    public let uuid = UUID()
    /// The app's own values.
    public let metadata: [String: Any]?
    init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
/// A sample from a period of time.
open class HKSample: HKObject {
    /// The type.
    public let sampleType: HKSampleType
    /// The start or end date.
    public let startDate: Date, endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata)
    }
}
/// A sample of a quantity.
open class HKQuantitySample: HKSample {
    /// The type.
    public let quantityType: HKQuantityType
    /// The quantity.
    public let quantity: HKQuantity
    /// Creates a sample of a quantity.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata)
    }
}
/// A sample of a category.
open class HKCategorySample: HKSample {
    /// The value of the category.
    public let value: Int
    /// Creates a sample of a category.
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type, startDate, endDate, metadata)
    }
}
/// A query.
open class HKQuery: NSObject {
    /// Returns a predicate for samples between two dates. It matches nothing.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
}
/// How dates are compared.
public struct HKQueryOptions: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `strictStartDate`, `strictEndDate`.
    public static let strictStartDate = HKQueryOptions(rawValue: 1),
        strictEndDate = HKQueryOptions(rawValue: 2)
}
/// No limit.
public let HKObjectQueryNoLimit = 0
/// Apple's `HKSampleSortIdentifierStartDate`.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Apple's `HKSampleSortIdentifierEndDate`.
public let HKSampleSortIdentifierEndDate = "endDate"
/// A query for samples.
open class HKSampleQuery: HKQuery {
    fileprivate let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { handler = resultsHandler }
}
/// The statistics to compute.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `separateBySource`, `discreteAverage`, `discreteMin`, `discreteMax`, `cumulativeSum`.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1),
        discreteAverage = HKStatisticsOptions(rawValue: 2),
        discreteMin = HKStatisticsOptions(rawValue: 4),
        discreteMax = HKStatisticsOptions(rawValue: 8),
        cumulativeSum = HKStatisticsOptions(rawValue: 16)
}
/// Statistics. None are ever computed.
open class HKStatistics: NSObject {
    /// Always nil.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Always nil.
    open func averageQuantity() -> HKQuantity? { nil }
}
/// A query for statistics.
open class HKStatisticsQuery: HKQuery {
    fileprivate let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) { self.handler = handler }
}
/// The user's permission.
public enum HKAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `sharingDenied`, `sharingAuthorized`.
    case notDetermined, sharingDenied, sharingAuthorized
}
/// An error.
public struct HKError: Error, Equatable, Sendable {
    /// The code.
    public enum Code: Int, Sendable {
        /// Apple's `noError` to `errorAuthorizationNotDetermined`.
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
            errorAuthorizationDenied, errorAuthorizationNotDetermined
    }
    /// The code.
    public let code: Code
}
/// The health store. It is empty.
open class HKHealthStore: NSObject {
    /// Creates a store.
    public override init() { super.init() }
    private static var failure: HKError { HKError(code: .errorHealthDataUnavailable) }
    /// Always false.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Reports that health data isn't available.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, Self.failure) }
    /// Reports that health data isn't available.
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, Self.failure)
    }
    /// Reports that health data isn't available.
    open func execute(_ query: HKQuery) {
        if let query = query as? HKSampleQuery { query.handler(query, nil, Self.failure) }
        if let query = query as? HKStatisticsQuery { query.handler(query, nil, Self.failure) }
    }
    /// Does nothing.
    open func stop(_ query: HKQuery) {}
}
