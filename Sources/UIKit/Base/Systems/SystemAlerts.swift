import Foundation

/// The dimensions and styles of alerts and action sheets, with lengths in points.
package enum SystemAlerts {
    /// Whether alerts and action sheets are glass surfaces at the centre of the screen, with capsule buttons.
    package static let areCards = SystemValue("alert-cards", false, true, .measured(SystemTables.openUIKit))
    package static let alertWidth = SystemValue("alert-width", CGFloat(270), 320, .measured(SystemTables.dump))
    /// The width of an action sheet without a source view. In iOS 18 and earlier, it is the screen's width minus 16.
    package static let sheetWidth = SystemValue("sheet-width", CGFloat(0), 240, .measured(SystemTables.dump))
    package static let radius = SystemValue("alert-radius", CGFloat(14), 34, .measured(SystemTables.openUIKit))
    package static let messageSize = SystemValue("alert-message", CGFloat(13), 15, .measured(SystemTables.dump))
    package static let buttonHeight = SystemValue("alert-button", CGFloat(44), 48, .measured(SystemTables.dump))
    /// The opacity of the black overlay over the screen, in the light and the dark style.
    package static let dimming = SystemValue(
        "alert-dimming", (light: CGFloat(0.2), dark: CGFloat(0.2)), (light: 0.2, dark: 0.48),
        .measured(SystemTables.openUIKit))
    /// Whether a title with a message is aligned with the leading edge. Otherwise, the text is centred.
    package static let textIsLeadingAligned = SystemValue(
        "alert-words", false, true,
        .guessed("a lone line is centred in a recording; appearance of the system's own apps"))
    /// Whether buttons are filled with grey, or with the tint colour for the preferred action.
    package static let buttonsAreFilled = SystemValue(
        "alert-buttons", false, true, .guessed("appearance of the system's own apps"))

    static let all: [any AnySystemValue] = [
        areCards, alertWidth, sheetWidth, radius, messageSize, buttonHeight, dimming, textIsLeadingAligned,
        buttonsAreFilled,
    ]
}
