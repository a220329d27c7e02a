/// The direction of the app's language. It aligns natural text, regardless of a view's traits and semantic attribute.
///
/// Apple's documentation of `NSTextAlignment.natural`: the default alignment of the app's current localization. Pictures of two suites
/// agree: in views with right-to-left traits, the labels of an app in English stay at the left.
@MainActor package enum InterfaceDirection {
    /// The direction of a device that a host simulates; nil for the direction of the process's language.
    package static var simulated: UITraitEnvironmentLayoutDirection?

    /// Whether natural text begins at the right.
    package static var isRightToLeft: Bool {
        (simulated ?? UITraitCollection.standard.layoutDirection) == .rightToLeft
    }
}
