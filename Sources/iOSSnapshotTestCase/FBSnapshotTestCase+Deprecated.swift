import Foundation
import UIKit

// Deprecated variants for existing test suites.

/// The former name of the options for file names.
@available(*, deprecated, renamed: "FBSnapshotTestCaseFileNameIncludeOption")
public typealias FBSnapshotTestCaseAgnosticOption = FBSnapshotTestCaseFileNameIncludeOption

extension FBSnapshotTestCase {
    /// Whether file names include the device, system and screen.
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

    /// Compares a view with its references; `tolerance` is the fraction of pixels that may differ, 0 to 1.
    @available(*, deprecated, message: "Use 'overallTolerance' instead of 'tolerance'.")
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        FBSnapshotVerifyView(
            view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file, line: line)
    }

    /// Compares a layer with its references; `tolerance` is the fraction of pixels that may differ, 0 to 1.
    @available(*, deprecated, message: "Use 'overallTolerance' instead of 'tolerance'.")
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        FBSnapshotVerifyLayer(
            layer, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file, line: line)
    }
}
