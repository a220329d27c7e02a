// Data table, written by `make members` from Sources/Apple/Declarations/AppIntents.declarations; do not edit.
// swift-format-ignore-file

/// The API of AppIntents for declarations in sources. Nothing requests an intent.
@_exported import CellSimFoundation
@_exported import Foundation

/// The result of an intent.
public protocol IntentResult: Sendable {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The value's type.
    associatedtype Value
}
/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result that opens the app.
public protocol OpensIntent: IntentResult {}
/// The dialog of a result.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let text: String
    /// Creates a dialog from text.
    public init(stringLiteral value: String) { text = value }
}
/// A result of an intent.
public struct IntentAnswer: ProvidesDialog, OpensIntent {
    /// The dialog.
    public let dialog: IntentDialog?
}
extension IntentResult where Self == IntentAnswer {
    /// Returns an empty result.
    public static func result() -> IntentAnswer { IntentAnswer(dialog: nil) }
    /// Returns a result with a dialog.
    public static func result(dialog: IntentDialog) -> IntentAnswer { IntentAnswer(dialog: dialog) }
}
/// An action that the system can request. It never does.
public protocol AppIntent: Sendable {
    /// The type of its result.
    associatedtype PerformResult: IntentResult
    /// The title.
    static var title: LocalizedStringResource { get }
    /// The description. Never shown.
    static var description: IntentDescription? { get }
    /// Whether it opens the app. Never read.
    static var openAppWhenRun: Bool { get }
    /// Performs the action. Never called.
    func perform() async throws -> PerformResult
    /// Creates an intent without parameters.
    init()
}
extension AppIntent {
    /// Always nil.
    public static var description: IntentDescription? { nil }
    /// Always false.
    public static var openAppWhenRun: Bool { false }
}
/// The description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    let text: String
    /// Creates a description from text.
    public init(_ text: String) { self.text = text }
    /// Creates a description from text.
    public init(stringLiteral value: String) { text = value }
}
/// A parameter of an intent.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
    private var value: Value?
    /// The value. Reading a missing value ends the program.
    public var wrappedValue: Value {
        get {
            // Fatal: there is no value of the type, as in Apple's.
            guard let value else { fatalError("a parameter of an intent has no value") }
            return value
        }
        set { value = newValue }
    }
    /// Creates a parameter without a value.
    public init(title: LocalizedStringResource) {}
    /// Creates a parameter without a value.
    public init(title: LocalizedStringResource, description: LocalizedStringResource) {}
    /// Creates a parameter with a default value.
    public init(title: LocalizedStringResource, default value: Value) { self.value = value }
}
extension AppIntent {
    /// A parameter of an intent.
    public typealias Parameter = IntentParameter
}
/// An object that an intent uses.
public protocol AppEntity: Identifiable, Sendable {}
/// A query for objects that an intent uses.
public protocol EntityQuery: Sendable {
    /// The type of the objects.
    associatedtype Entity: AppEntity
    /// Returns the objects with these identifiers. Never called.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
