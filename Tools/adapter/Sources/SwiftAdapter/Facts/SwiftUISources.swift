import SwiftSyntax

/// The protocols and types of SwiftUI whose conformances and extensions are removed entirely.
package enum SwiftUISources {
    private static let protocols: Set<String> = [
        "View", "ViewModifier", "PreviewProvider", "App", "Scene", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
        "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "ListStyle", "PickerStyle",
        "DisclosureGroupStyle", "GaugeStyle", "MenuStyle", "Shape", "InsettableShape", "ShapeStyle", "EnvironmentKey",
        "PreferenceKey", "UIViewRepresentable", "UIViewControllerRepresentable", "Widget", "WidgetBundle", "Layout",
        "DynamicProperty", "AnimatableModifier", "GeometryEffect", "FocusedValueKey", "Commands", "ToolbarContent",
        "LibraryContentProvider", "Gesture",
    ]
    /// SwiftUI's types that apps extend.
    private static let types: Set<String> = [
        "View", "Text", "Image", "Color", "Font", "EnvironmentValues", "ButtonStyle", "Binding", "Animation",
        "AnyTransition", "Alignment", "EdgeInsets", "HorizontalAlignment", "VerticalAlignment", "LinearGradient",
        "Gradient", "Shape", "ViewModifier", "PrimitiveButtonStyle", "LocalizedStringKey", "TextFieldStyle",
    ]

    /// The names of these protocols and types.
    static let names = protocols.union(types)

    /// Whether a declaration conforms to or extends one of these protocols or types.
    package static func belongsToSwiftUI(_ declaration: DeclSyntax) -> Bool {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
        if let part = declaration.as(ExtensionDeclSyntax.self),
            types.contains(part.extendedType.trimmedDescription.replacing("SwiftUI.", with: ""))
        {
            return true
        }
        return group.inheritanceClause?.inheritedTypes.contains {
            protocols.contains($0.type.trimmedDescription.replacing("SwiftUI.", with: ""))
        } ?? false
    }
}
