import CellSimSystem
import Foundation

/// The source of a number of iOS 26.
package enum SystemEvidence: Hashable, Sendable {
    /// Interface Builder recorded it in documents saved by Xcode 26: in a number of views out of all, and in a number of projects.
    case recorded(Int, of: Int, projects: Int)
    /// It was measured on a running system; the string names the system and the documentation.
    case measured(String)
    /// Apple published it; the string names the publication.
    case published(String)
    /// It was not measured: how it was chosen. It has a row of its name in `UNSUPPORTED.md`.
    case guessed(String)
}

/// A value that differs between systems: a row of the tables in this folder. Lengths are in points.
package struct SystemValue<Value: Sendable>: AnySystemValue, Sendable {
    package let name: String
    private let iOS17: Value
    private let iOS26: Value
    package let evidence: SystemEvidence

    init(_ name: String, _ iOS17: Value, _ iOS26: Value, _ evidence: SystemEvidence) {
        (self.name, self.iOS17, self.iOS26, self.evidence) = (name, iOS17, iOS26, evidence)
    }

    /// The value of a system.
    package func on(_ system: SystemVersion) -> Value { system == .iOS26 ? iOS26 : iOS17 }
    /// The value of the system that is simulated.
    package var now: Value { on(.current) }
}

/// The properties of a row, independent of the type of its values.
package protocol AnySystemValue: Sendable {
    /// Unique among all rows.
    var name: String { get }
    var evidence: SystemEvidence { get }
}

/// All rows of all topics.
package enum SystemTables {
    package static var all: [any AnySystemValue] {
        SystemControls.all + SystemBars.all + SystemMargins.all + SystemRadii.all + SystemColors.all + SystemUpdates.all
            + SystemMaterials.all + SystemTexts.all + SystemAlerts.all
    }

    /// A public dump of a view hierarchy on iOS 26.0.1.
    static let dump = "view hierarchies of iOS 26.0.1 and 26.1 in public issues and snapshots"
    /// A public project's recordings.
    static let openUIKit = "github.com/Vercantez/openuikit, recorded on a simulator of iOS 26.1"
    /// The same, on a Mac: sizes on phones may differ.
    static let catalyst = "github.com/Vercantez/openuikit, recorded with Mac Catalyst 26.1"
}
