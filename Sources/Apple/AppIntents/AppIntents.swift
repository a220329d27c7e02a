/// AppIntents' names that sources declare things with. Nobody asks for an intent.
@_exported import CellSimFoundation
@_exported import Foundation

/// What an intent answers.
public protocol IntentResult: Sendable {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The value's type.
    associatedtype Value
}
/// A result with words.
public protocol ProvidesDialog: IntentResult {}
/// A result that opens the app.
public protocol OpensIntent: IntentResult {}
/// Words of a result.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let text: String
    /// The words.
    public init(stringLiteral value: String) { text = value }
}
/// What an intent answers.
public struct IntentAnswer: ProvidesDialog, OpensIntent {
    /// What is said.
    public let dialog: IntentDialog?
}
extension IntentResult where Self == IntentAnswer {
    /// Nothing.
    public static func result() -> IntentAnswer { IntentAnswer(dialog: nil) }
    /// Words.
    public static func result(dialog: IntentDialog) -> IntentAnswer { IntentAnswer(dialog: dialog) }
}
/// Something that can be asked for. Nobody does.
public protocol AppIntent: Sendable {
    /// What its answer is.
    associatedtype PerformResult: IntentResult
    /// What it is called.
    static var title: LocalizedStringResource { get }
    /// What it does. Never shown.
    static var description: IntentDescription? { get }
    /// Whether the app is opened for it. Never asked.
    static var openAppWhenRun: Bool { get }
    /// Does it. Never called.
    func perform() async throws -> PerformResult
    /// Nothing asked for.
    init()
}
extension AppIntent {
    /// None.
    public static var description: IntentDescription? { nil }
    /// False.
    public static var openAppWhenRun: Bool { false }
}
/// What an intent does.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    let text: String
    /// The words.
    public init(_ text: String) { self.text = text }
    /// The words.
    public init(stringLiteral value: String) { text = value }
}
/// A value that an intent is given.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
    private var value: Value?
    /// The value; ends the program where there is none.
    public var wrappedValue: Value {
        get {
            // Fatal: there is no value of the type, as in Apple's.
            guard let value else { fatalError("a parameter of an intent has no value") }
            return value
        }
        set { value = newValue }
    }
    /// A parameter without a value.
    public init(title: LocalizedStringResource) {}
    /// A parameter without a value.
    public init(title: LocalizedStringResource, description: LocalizedStringResource) {}
    /// A parameter with a value at first.
    public init(title: LocalizedStringResource, default value: Value) { self.value = value }
}
extension AppIntent {
    /// A value that an intent is given.
    public typealias Parameter = IntentParameter
}
/// A thing that an intent is about.
public protocol AppEntity: Identifiable, Sendable {}
/// Several things that an intent is about.
public protocol EntityQuery: Sendable {
    /// The things' type.
    associatedtype Entity: AppEntity
    /// Those of that name. Never called.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
