/// The direction of the app's language. It aligns natural text, regardless of a view's traits and semantic attribute.
///
/// Apple documents `NSTextAlignment.natural` as the default alignment of the app's current localization. Screenshots of
/// two test suites confirm this: in views with right-to-left traits, the labels of an English app stay at the left.
@MainActor package enum InterfaceDirection {
    /// The direction of a simulated device, set by a host; nil for the direction of the process's language.
    package static var simulated: UITraitEnvironmentLayoutDirection?

    /// Whether natural text is aligned to the right.
    package static var isRightToLeft: Bool {
        (simulated ?? UITraitCollection.standard.layoutDirection) == .rightToLeft
    }
}
