/// The layout direction of the app's language. It determines the alignment of natural text, regardless of a view's traits and semantic
/// attribute.
///
/// Apple documents `NSTextAlignment.natural` as the default alignment of the app's current localization. Screenshots of two test suites
/// confirm this: in views with right-to-left traits, the labels of an English app are aligned to the left.
@MainActor package enum InterfaceDirection {
    /// The direction of the simulated device, which the host sets, or `nil` for the direction of the process's language.
    package static var simulated: UITraitEnvironmentLayoutDirection?

    /// Whether natural text is aligned to the right.
    package static var isRightToLeft: Bool {
        (simulated ?? UITraitCollection.standard.layoutDirection) == .rightToLeft
    }
}
