/// The direction of the app's language. It aligns natural text, whatever the traits and the semantic attribute of a view say.
///
/// Apple's documentation of `NSTextAlignment.natural`: the default alignment of the app's current localization. Pictures of two suites
/// agree: in views whose traits say right to left, the labels of an app in English stay at the left.
@MainActor package enum InterfaceDirection {
    /// The direction of a device that a host simulates; nil for that of the process's language.
    package static var simulated: UITraitEnvironmentLayoutDirection?

    /// Whether natural text begins at the right.
    package static var isRightToLeft: Bool {
        (simulated ?? UITraitCollection.standard.layoutDirection) == .rightToLeft
    }
}
