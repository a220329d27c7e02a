import SwiftAdapter

/// The reason for a cut in an app's sources: a declaration that is missing, according to the compiler.
struct Excuse: Codable, Hashable {
    enum Kind: String, Codable {
        /// A module that is missing on Linux, or one of its declarations.
        case module
        /// SwiftUI, or one of its declarations.
        case swiftUI
        /// An Apple type or member that CellSim lacks.
        case apple
        /// A declaration in an Objective-C header.
        case objectiveC
        /// An error in the sources of a dependency, which compile on Apple platforms.
        case dependency
        /// A crash of the compiler.
        case crash
        /// The list of accepted cuts contains the cut.
        case accepted
    }

    var kind: Kind
    /// The module, the type, or the type and the member, as in `UIView.flash`.
    var name: String

    /// The description that summarizes many reasons of one kind.
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

/// The reaction to an error.
enum Verdict: Hashable {
    /// Code may be cut.
    case excused(Excuse)
    /// The build fails unless the user accepts the cut: a missing declaration may have caused the error.
    case acceptable(Excuse)
    /// The build fails: the error is the user's mistake.
    case mistake
}
