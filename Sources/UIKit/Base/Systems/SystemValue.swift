// Values that differ between versions of iOS, with their sources.
import CellSimSystem
import Foundation

/// The source of a value for iOS 26.
package enum SystemEvidence: Hashable, Sendable {
    /// The value was recorded by Interface Builder in documents saved by Xcode 26: in a number of views out of all, in
    /// a number of projects.
    case recorded(Int, of: Int, projects: Int)
    /// The value was measured on a running system; the string names the system and the documentation.
    case measured(String)
    /// The value was published by Apple; the string names the publication.
    case published(String)
    /// The value was estimated; the string explains how. Its name has a row in `UNSUPPORTED.md`.
    case estimated(String)
}

/// A value that differs between iOS versions: a row of the tables in this folder. Lengths are in points.
package struct SystemValue<Value: Sendable>: AnySystemValue, Sendable {
    package let name: String
    private let iOS17: Value
    private let iOS26: Value
    package let evidence: SystemEvidence

    init(_ name: String, _ iOS17: Value, _ iOS26: Value, _ evidence: SystemEvidence) {
        (self.name, self.iOS17, self.iOS26, self.evidence) = (name, iOS17, iOS26, evidence)
    }

    /// Returns the value for a system version.
    package func value(_ system: SystemVersion) -> Value { system == .iOS26 ? iOS26 : iOS17 }
    /// The value for the simulated system version.
    package var current: Value { value(.current) }
}

/// The properties of a row, independent of its value type.
package protocol AnySystemValue: Sendable {
    /// The name of the row, unique among all rows.
    var name: String { get }
    var evidence: SystemEvidence { get }
}

/// All rows of the tables.
package enum SystemTables {
    package static var all: [any AnySystemValue] {
        SystemControls.all + SystemBars.all + SystemMargins.all + SystemRadii.all + SystemColors.all + SystemUpdates.all
            + SystemMaterials.all + SystemTexts.all + SystemAlerts.all
    }

    /// The source of values from public view hierarchies of iOS 26.
    static let viewHierarchies = "view hierarchies of iOS 26.0.1 and 26.1 in public issues and snapshots"
    /// The source of values from a public project's recordings on a simulator.
    static let openUIKit = "github.com/Vercantez/openuikit, recorded on a simulator of iOS 26.1"
    /// The source of values from the same project's recordings on a Mac. Sizes on phones may differ.
    static let catalyst = "github.com/Vercantez/openuikit, recorded with Mac Catalyst 26.1"
}
