import Foundation
import SnapshotTesting
import UIKit

/// The properties of the device in a reference's file name.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Adds nothing to the file name.
    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1)
    /// The device's model, such as `iPhone`.
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 2)
    /// The system's version.
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 4)
    /// The key window's size in points.
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 8)
    /// The screen's scale, such as `@2x`.
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 16)
}

/// Returns the suffixes of reference folders: those of 64-bit machines.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// Returns whether the machine has 64 bits: always true.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// Returns the file name of a reference: the given name with the parts that the options add, without an extension.
public func FBFileNameIncludeNormalizedFileNameFromOption(
    _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
    let name = onMain { ReferenceName(selector: fileName, identifier: nil, options: option).file }
    return String(name.dropLast(".png".count))
}

/// The file name of a reference.
struct ReferenceName {
    var selector: String
    var identifier: String?
    var options: FBSnapshotTestCaseFileNameIncludeOption

    /// The file name, such as `testCell_default@2x.png`.
    @MainActor var file: String {
        var name = selector
        if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
        if options.contains(.device) { name += "_\(UIDevice.current.model)" }
        if options.contains(.OS) { name += "_\(UIDevice.current.systemVersion)" }
        if options.contains(.screenSize) {
            let size = UIScreen.main.bounds.size
            name += "_\(Int(saturating: size.width))x\(Int(saturating: size.height))"
        }
        name = ReferenceName.sanitized(name)
        if options.contains(.screenScale) { name += "@\(Int(saturating: UIScreen.main.scale))x" }
        return name + ".png"
    }

    /// Returns a valid file name: white space and punctuation become `_`; symbols such as `+` and `=` stay.
    static func sanitized(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { scalar in
                    if CharacterSet.whitespacesAndNewlines.contains(scalar) { return "_" }
                    switch scalar.properties.generalCategory {
                    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                        .initialPunctuation, .finalPunctuation, .otherPunctuation:
                        return "_"
                    default: return scalar
                    }
                }))
    }

    /// The names under which a reference may have been recorded on Apple's systems, where throwing and asynchronous
    /// tests have longer selectors.
    var variants: [ReferenceName] {
        [selector, selector + "AndReturnError:", selector + "WithCompletionHandler:"].map {
            ReferenceName(selector: $0, identifier: identifier, options: options)
        }
    }
}
