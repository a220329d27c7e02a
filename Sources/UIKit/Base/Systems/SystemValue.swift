// Values that differ between iOS versions, with their sources.
import CellSimSystem
import Foundation

/// The evidence for a value of iOS 26.
package enum SystemEvidence: Hashable, Sendable {
    /// The value was recorded by Interface Builder in documents saved by Xcode 26. The numbers are those of the matching views, of all
    /// views and of the projects.
    case recorded(Int, of: Int, projects: Int)
    /// The value was measured on a running system. The string names the system and the source.
    case measured(String)
    /// The value was published by Apple. The string names the publication.
    case published(String)
    /// The value was estimated. The string contains the reason. The name of the value has a row in `UNSUPPORTED.md`.
    case estimated(String)
}

/// A value that differs between iOS 17 and iOS 26. Lengths are in points.
package struct SystemValue<Value: Sendable>: AnySystemValue, Sendable {
    package let name: String
    private let iOS17: Value
    private let iOS26: Value
    package let evidence: SystemEvidence

    init(_ name: String, _ iOS17: Value, _ iOS26: Value, _ evidence: SystemEvidence) {
        (self.name, self.iOS17, self.iOS26, self.evidence) = (name, iOS17, iOS26, evidence)
    }

    /// Returns the value for an iOS version.
    package func value(_ system: SystemVersion) -> Value { system == .iOS26 ? iOS26 : iOS17 }
    /// The value for the simulated iOS version.
    package var current: Value { value(.current) }
}

/// A value that differs between iOS versions, independent of its type.
package protocol AnySystemValue: Sendable {
    /// The unique name of the value.
    var name: String { get }
    var evidence: SystemEvidence { get }
}

/// The list of all values that differ between iOS versions, and the descriptions of their sources.
package enum SystemTables {
    package static var all: [any AnySystemValue] {
        SystemControls.all + SystemBars.all + SystemMargins.all + SystemRadii.all + SystemColors.all + SystemUpdates.all
            + SystemMaterials.all + SystemTexts.all + SystemAlerts.all
    }

    /// The source of values from published view hierarchies of iOS 26.
    static let viewHierarchies = "view hierarchies of iOS 26.0.1 and 26.1 in public issues and snapshots"
    /// The source of values that a public project recorded on a simulator.
    static let openUIKit = "github.com/Vercantez/openuikit, recorded on a simulator of iOS 26.1"
    /// The source of values that the same project recorded on a Mac. Sizes on iPhones can differ.
    static let catalyst = "github.com/Vercantez/openuikit, recorded with Mac Catalyst 26.1"
}
