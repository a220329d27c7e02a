import Foundation

/// The dimensions and styles of alerts and action sheets, with lengths in points.
package enum SystemAlerts {
    /// Whether alerts and action sheets are glass surfaces at the centre of the screen, with capsule buttons.
    package static let areCards = SystemValue("alert-cards", false, true, .measured(SystemTables.openUIKit))
    package static let alertWidth = SystemValue(
        "alert-width", CGFloat(270), 320, .measured(SystemTables.viewHierarchies))
    /// The width without a source view. On earlier systems, it is the width of the screen minus 16.
    package static let sheetWidth = SystemValue("sheet-width", CGFloat(0), 240, .measured(SystemTables.viewHierarchies))
    package static let radius = SystemValue("alert-radius", CGFloat(14), 34, .measured(SystemTables.openUIKit))
    package static let messageSize = SystemValue(
        "alert-message", CGFloat(13), 15, .measured(SystemTables.viewHierarchies))
    package static let buttonHeight = SystemValue(
        "alert-button", CGFloat(44), 48, .measured(SystemTables.viewHierarchies))
    /// The opacity of the black overlay on the screen, in light and dark interfaces.
    package static let dimmingOpacity = SystemValue(
        "alert-dimming", (light: CGFloat(0.2), dark: CGFloat(0.2)), (light: 0.2, dark: 0.48),
        .measured(SystemTables.openUIKit))
    /// Whether title and message, if both are present, are aligned to the leading edge; otherwise they are centred.
    package static let isTextLeadingAligned = SystemValue(
        "alert-words", false, true,
        .estimated("a lone line is centred in a recording; appearance of the system's own apps"))
    /// Whether buttons are filled with grey, and a preferred one with the tint.
    package static let areButtonsFilled = SystemValue(
        "alert-buttons", false, true, .estimated("appearance of the system's own apps"))

    static let all: [any AnySystemValue] = [
        areCards, alertWidth, sheetWidth, radius, messageSize, buttonHeight, dimmingOpacity, isTextLeadingAligned,
        areButtonsFilled,
    ]
}
