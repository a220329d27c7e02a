import CellSimSystem
import Foundation

/// The styles of system texts that differ between iOS versions.
package enum SystemTexts {
    /// Whether the titles of groups in inset grouped tables are headlines in their original case. Otherwise, they are small and
    /// uppercase.
    package static let areGroupTitlesHeadlines = SystemValue(
        "group-titles", false, true, .measured(SystemTables.catalyst))

    /// Whether the titles of headers in plain tables are grey, and a separator is above the first row below a header. Snapshots of iOS 17
    /// show both (2 of 2 titles, 3 of 3 headers, github.com/Decathlon/vitamin-ios).
    package static let arePlainHeadersSeparated = SystemValue(
        "plain-headers", true, false, .recorded(3, of: 3, projects: 1))

    /// Whether descriptions of views have the background's colour. They do since iOS 16, but the default version also represents older ones,
    /// and the references of swift-snapshot-testing (iOS 13) have no colours. So only descriptions of iOS 18 and later have it.
    package static var describesBackgrounds: Bool { SystemVersion.reported.has(18) }

    static let all: [any AnySystemValue] = [areGroupTitlesHeadlines, arePlainHeadersSeparated]
}
