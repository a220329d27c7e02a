import Foundation

/// The style of system texts.
package enum SystemTexts {
    /// Whether titles of groups in inset tables are headlines as they were written, not small capitals.
    package static let groupTitlesAreHeadlines = SystemValue(
        "group-titles", false, true, .measured(SystemTables.catalyst))

    static let all: [any AnySystemValue] = [groupTitlesAreHeadlines]
}
