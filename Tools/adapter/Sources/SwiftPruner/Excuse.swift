import SwiftAdapter

/// Why something may be left out of an app's sources: what is missing here, by the compiler's own word.
struct Excuse: Codable, Hashable {
    enum Kind: String, Codable {
        /// A module that nobody can import here, or what it would declare.
        case module
        /// The same for SwiftUI.
        case swiftUI
        /// A type or member of Apple's that CellSim does not have.
        case apple
        /// What headers in Objective-C declare.
        case objectiveC
        /// An error in the sources of a dependency, which compile on Apple's systems.
        case dependency
        /// The compiler crashes.
        case crash
        /// No excuse, but the file of accepted cuts names it.
        case accepted
    }

    var kind: Kind
    /// The module, or the type, or the type and the member, as in `UIView.flash`.
    var name: String

    /// What many excuses have in common, for the reader.
    var label: String {
        switch kind {
        case .module: name
        case .swiftUI: "SwiftUI"
        case .apple: "Apple's API that CellSim lacks"
        case .objectiveC: "Objective-C"
        case .dependency: "dependencies"
        case .crash: "compiler crashes"
        case .accepted: "accepted errors"
        }
    }
}

/// What may be done about an error.
enum Verdict: Hashable {
    /// Something is left out for it.
    case excused(Excuse)
    /// It fails the build, unless the user accepted it: something that is missing here may have to do with it.
    case acceptable(Excuse)
    /// It is the user's mistake.
    case mistake
}
