/// Lists the types in UIKit's modules that don't exist in Apple's UIKit. Apps and adapted sources use them, and the coverage page marks
/// them.
enum NonAppleTypes {
    static let types: Set<String> = [
        "AccessibleByExtension", "ActionDispatch", "ActionListing", "ActionMethod",
        "AdaptedClasses", "AdaptedClasses.Members", "AdaptedListing", "AmbiguousPart", "CellSimPruned",
        "ClassResolver", "ControllerMaking", "ForeignContentView", "GraphicsFrameworkController",
        "GraphicsFrameworkView", "ImageFolder", "KeyValueCodable", "KeyValueProperty", "KeyValueReceiving",
        "LayoutIssue", "LayoutIssue.Kind", "NibAwakening", "NibCoder", "NibIdentity", "NibInstance", "NibLoader",
        "NibOptions", "NibOptions.Policy", "NibOptions.Purpose", "NibTemplate", "ReuseStatistics",
        "ScrollDelegating", "SelectorAnswering", "SelectorForwarding", "SelfSizingInvalidation", "Simulator",
        "SnapshotDataSource", "TextFit", "TouchSimulator", "UIKitException", "ViewMaking",
    ]
}
