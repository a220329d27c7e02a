import Foundation
import UIKit

// Deprecated declarations, which existing tests may use.

/// The former name of the file name options.
@available(*, deprecated, renamed: "FBSnapshotTestCaseFileNameIncludeOption")
public typealias FBSnapshotTestCaseAgnosticOption = FBSnapshotTestCaseFileNameIncludeOption

/// Declares deprecated properties and functions.
extension FBSnapshotTestCase {
    /// A Boolean value that indicates whether file names include the device, system and screen size.
    @available(*, deprecated, message: "Use 'fileNameOptions'.")
    public var isDeviceAgnostic: Bool {
        get { fileNameOptions.isSuperset(of: [.device, .OS, .screenSize]) }
        set { fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale }
    }

    /// The former name of `fileNameOptions`.
    @available(*, deprecated, renamed: "fileNameOptions")
    public var agnosticOptions: FBSnapshotTestCaseFileNameIncludeOption {
        get { fileNameOptions }
        set { fileNameOptions = newValue }
    }

    /// Compares a view with its reference. `tolerance` is the fraction of pixels that may differ, from 0 to 1.
    @available(*, deprecated, message: "Use 'overallTolerance' instead of 'tolerance'.")
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        FBSnapshotVerifyView(
            view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file, line: line)
    }

    /// Compares a layer with its reference. `tolerance` is the fraction of pixels that may differ, from 0 to 1.
    @available(*, deprecated, message: "Use 'overallTolerance' instead of 'tolerance'.")
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        FBSnapshotVerifyLayer(
            layer, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file, line: line)
    }
}
