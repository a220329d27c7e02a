// Data table, written by `make members` from Sources/Apple/Declarations/Accessibility.declarations; do not edit.
// swift-format-ignore-file

/// The API of Accessibility, for source compatibility. Charts store the values you set, and nothing reads them aloud.
@_exported import UIKit

/// What has a chart that can be read aloud.
public protocol AXChart: AnyObject {
    /// The description of the chart.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
/// The description of a chart.
open class AXChartDescriptor: NSObject {
    /// The direction in which a chart is read.
    public enum ContentDirection: Int, Sendable {
        /// Apple's `leftToRight`, `rightToLeft`, `topToBottom`, `bottomToTop`, `radialClockwise`, `radialCounterClockwise`.
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    /// Stores the value you set.
    open var title: String?
    /// Stores the value you set.
    open var summary: String?
    /// Stores the value you set.
    open var xAxis: any AXDataAxisDescriptor
    /// Stores the value you set.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Stores the value you set.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// Stores the value you set.
    open var series: [AXDataSeriesDescriptor]
    /// Stores the value you set.
    open var contentDirection = ContentDirection.leftToRight
    /// Stores the value you set.
    open var contentFrame = CGRect.zero
    /// Creates an instance.
    public init(
      title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
      additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) { (self.title, self.summary, self.xAxis, self.yAxis, self.additionalAxes, self.series) = (title, summary, xAxis, yAxis, additionalAxes, series) }
}
/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}
/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of an axis.
    public enum ScaleType: Int, Sendable {
        /// Apple's `linear`, `log10`, `ln`.
        case linear, log10, ln
    }
    /// Stores the value you set.
    open var title: String
    /// Stores the value you set.
    open var scaleType = ScaleType.linear
    /// Stores the value you set.
    open var range: ClosedRange<Double>
    /// Stores the value you set.
    open var gridlinePositions: [Double]
    /// Stores the value you set.
    open var valueDescriptionProvider: (Double) -> String
    /// Creates an instance.
    public init(
      title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
      valueDescriptionProvider: @escaping (Double) -> String
    ) { (self.title, self.range, self.gridlinePositions, self.valueDescriptionProvider) = (title, range, gridlinePositions, valueDescriptionProvider) }
}
/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// Stores the value you set.
    open var title: String
    /// Stores the value you set.
    open var categoryOrder: [String]
    /// Creates an instance.
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
/// A series of points.
open class AXDataSeriesDescriptor: NSObject {
    /// Stores the value you set.
    open var name: String
    /// Stores the value you set.
    open var isContinuous: Bool
    /// Stores the value you set.
    open var dataPoints: [AXDataPoint]
    /// Creates an instance.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) { (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints) }
}
/// A point of a series.
open class AXDataPoint: NSObject {
    /// Stores the value you set.
    open var xValue: AXDataPointValue
    /// Stores the value you set.
    open var yValue: AXDataPointValue?
    /// Stores the value you set.
    open var additionalValues: [AXDataPointValue]
    /// Stores the value you set.
    open var label: String?
    /// Creates an instance.
    public init(x: AXDataPointValue, y: AXDataPointValue?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (xValue, yValue, self.additionalValues, self.label) = (x, y, additionalValues, label)
    }
    /// Creates an instance.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(x: .number(x), y: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }
    /// Creates an instance.
    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(x: .category(x), y: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }
}
/// A number or a category.
open class AXDataPointValue: NSObject {
    /// Stores the value you set.
    open var number = 0.0
    /// Stores the value you set.
    open var category = ""
    public override init() { super.init() }
    /// Apple's `number(_:)`.
    public static func number(_ number: Double) -> AXDataPointValue {
        let value = AXDataPointValue()
        value.number = number
        return value
    }
    /// Apple's `category(_:)`.
    public static func category(_ category: String) -> AXDataPointValue {
        let value = AXDataPointValue()
        value.category = category
        return value
    }
}
