import Foundation

/// The styles of system texts that differ between iOS versions.
package enum SystemTexts {
    /// Whether the titles of groups in inset grouped tables are headlines in their original case. Otherwise, they are small and
    /// uppercase.
    package static let areGroupTitlesHeadlines = SystemValue(
        "group-titles", false, true, .measured(SystemTables.catalyst))

    static let all: [any AnySystemValue] = [areGroupTitlesHeadlines]
}
