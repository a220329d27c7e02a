import SwiftAdapter

/// The reason that permits a cut in an app's sources: a missing declaration, according to the compiler.
struct Excuse: Codable, Hashable {
    enum Kind: String, Codable {
        /// A module that cannot be imported on Linux, or its declarations.
        case module
        /// The same for SwiftUI.
        case swiftUI
        /// A type or member of Apple's that CellSim does not have.
        case apple
        /// Declarations in Objective-C headers.
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

    /// The common description of many excuses, for the reader.
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

/// The permitted reaction to an error.
enum Verdict: Hashable {
    /// Cuts are permitted for it.
    case excused(Excuse)
    /// It fails the build, unless the user accepted it: a missing declaration may have caused it.
    case acceptable(Excuse)
    /// It is the user's mistake.
    case mistake
}
