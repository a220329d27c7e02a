/// HealthKit's names. Values hold what they are given; the store is not there, and every request fails.
@_exported import Foundation

/// A kind of what is kept.
open class HKObjectType: NSObject {
    /// What it goes by.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    /// The kind of a quantity.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The kind of a category.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The kind of exercises.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
}
/// A kind of what is measured at times.
open class HKSampleType: HKObjectType {}
/// A kind of quantities.
open class HKQuantityType: HKSampleType {
    /// The kind of that name.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A kind of categories.
open class HKCategoryType: HKSampleType {
    /// The kind of that name.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// The kind of exercises.
open class HKWorkoutType: HKSampleType {}
/// The name of a kind of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    /// As Apple's of these names.
    public static let stepCount = HKQuantityTypeIdentifier("StepCount"),
        distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning"),
        distanceCycling = HKQuantityTypeIdentifier("DistanceCycling"),
        flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed"),
        activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned"),
        basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned"),
        heartRate = HKQuantityTypeIdentifier("HeartRate"), bodyMass = HKQuantityTypeIdentifier("BodyMass"),
        bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex"), height = HKQuantityTypeIdentifier("Height"),
        bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose"),
        dietaryWater = HKQuantityTypeIdentifier("DietaryWater"),
        dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates"),
        dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed"),
        insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery"),
        oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation"),
        appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
}
/// The name of a kind of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of these names.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"),
        mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
/// A unit. Units are told apart by their text; nothing is converted.
open class HKUnit: NSObject {
    /// Its text.
    public let unitString: String
    /// The unit of that text.
    public init(from string: String) { unitString = string }
    /// As Apple's of this name.
    open class func count() -> HKUnit { HKUnit(from: "count") }
    /// As Apple's of this name.
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    /// As Apple's of this name.
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    /// As Apple's of this name.
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    /// As Apple's of this name.
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    /// As Apple's of this name.
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    /// As Apple's of this name.
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    /// As Apple's of this name.
    open class func second() -> HKUnit { HKUnit(from: "s") }
    /// As Apple's of this name.
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    /// As Apple's of this name.
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// As Apple's of this name.
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    /// This unit for each of another.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hash }
}
/// A number with its unit.
open class HKQuantity: NSObject {
    private let unit: HKUnit
    private let value: Double
    /// A number with its unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Whether it has that unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit == unit }
    /// The number as it was given, whatever unit is asked for.
    open func doubleValue(for unit: HKUnit) -> Double { value }
}
/// Something that is kept.
open class HKObject: NSObject {
    /// Tells them apart.
    public let uuid = UUID()
    /// The app's own values.
    public let metadata: [String: Any]?
    init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
/// Something that was measured at a time.
open class HKSample: HKObject {
    /// The kind.
    public let sampleType: HKSampleType
    /// When.
    public let startDate: Date, endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata)
    }
}
/// A quantity that was measured.
open class HKQuantitySample: HKSample {
    /// The kind.
    public let quantityType: HKQuantityType
    /// How much.
    public let quantity: HKQuantity
    /// A quantity that was measured.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata)
    }
}
/// A category that was noted.
open class HKCategorySample: HKSample {
    /// Which one of the category.
    public let value: Int
    /// A category that was noted.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        self.value = value
        super.init(type, startDate, endDate, metadata)
    }
}
/// A question.
open class HKQuery: NSObject {
    /// What is within two times. Not asked: it holds for nothing.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
}
/// How times are compared.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of these names.
    public static let strictStartDate = HKQueryOptions(rawValue: 1), strictEndDate = HKQueryOptions(rawValue: 2)
}
/// No limit.
public let HKObjectQueryNoLimit = 0
/// As Apple's of this name.
public let HKSampleSortIdentifierStartDate = "startDate"
/// As Apple's of this name.
public let HKSampleSortIdentifierEndDate = "endDate"
/// A question for what was measured.
open class HKSampleQuery: HKQuery {
    fileprivate let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// A question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { handler = resultsHandler }
}
/// What is counted.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of these names.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1),
        discreteAverage = HKStatisticsOptions(rawValue: 2), discreteMin = HKStatisticsOptions(rawValue: 4),
        discreteMax = HKStatisticsOptions(rawValue: 8), cumulativeSum = HKStatisticsOptions(rawValue: 16)
}
/// What was counted. None is ever made.
open class HKStatistics: NSObject {
    /// Always nil.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Always nil.
    open func averageQuantity() -> HKQuantity? { nil }
}
/// A question for sums.
open class HKStatisticsQuery: HKQuery {
    fileprivate let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    /// A question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) { self.handler = handler }
}
/// What somebody allowed.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}
/// What goes wrong.
public struct HKError: Error, Equatable, Sendable {
    /// Which.
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
            errorAuthorizationDenied, errorAuthorizationNotDetermined
    }
    /// Which.
    public let code: Code
}
/// What is kept: nothing.
open class HKHealthStore: NSObject {
    /// A store.
    public override init() { super.init() }
    private static var failure: HKError { HKError(code: .errorHealthDataUnavailable) }
    /// Always false.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Always `notDetermined`.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Answers that nothing is there.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, Self.failure) }
    /// Answers that nothing is there.
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, Self.failure)
    }
    /// Answers that nothing is there.
    open func execute(_ query: HKQuery) {
        if let query = query as? HKSampleQuery { query.handler(query, nil, Self.failure) }
        if let query = query as? HKStatisticsQuery { query.handler(query, nil, Self.failure) }
    }
    /// Does nothing.
    open func stop(_ query: HKQuery) {}
}
