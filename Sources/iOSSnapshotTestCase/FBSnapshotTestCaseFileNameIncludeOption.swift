import Foundation
import SnapshotTesting
import UIKit

/// The device properties that are added to the file names of references.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No properties.
    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1)
    /// The model of the device, such as `iPhone`.
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 2)
    /// The version of the system.
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 4)
    /// The size of the screen in points.
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 8)
    /// The scale of the screen, such as `@2x`.
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 16)
}

/// Returns the suffixes of reference folders, which are those of 64-bit machines.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// Returns true, because all supported machines have 64 bits.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// Returns the file name of a reference without its extension: a name to which properties are added.
public func FBFileNameIncludeNormalizedFileNameFromOption(
    _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
    let name = onMain { ReferenceName(selector: fileName, identifier: nil, options: option).file }
    return String(name.dropLast(".png".count))
}

/// The file name of a reference, which consists of the test's selector, the identifier and the properties.
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

    /// Returns a valid file name: white space and punctuation become `_`; symbols such as `+` and `=` are kept.
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

    /// The possible names of a reference that was recorded on Apple's systems, where throwing and asynchronous tests have longer
    /// selectors.
    var variants: [ReferenceName] {
        [selector, selector + "AndReturnError:", selector + "WithCompletionHandler:"].map {
            ReferenceName(selector: $0, identifier: identifier, options: options)
        }
    }
}
