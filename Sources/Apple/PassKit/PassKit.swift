/// PassKit's names. No pass is read, and there is no wallet.
@_exported import UIKit

/// A pass. Its data is not read.
open class PKPass: NSObject {
    /// Never made: passes are not read, which the thrown error says.
    public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
    /// Always empty.
    open var serialNumber: String { "" }
    /// Always empty.
    open var passTypeIdentifier: String { "" }
    /// Always empty.
    open var organizationName: String { "" }
    /// Always nil.
    open var passURL: URL? { nil }
}

/// The passes of the machine: none.
open class PKPassLibrary: NSObject {
    /// Always false.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Always empty.
    open func passes() -> [PKPass] { [] }
    /// Always false.
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}

/// Offers passes: its background alone.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    /// Kept as it is set.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    /// A controller for a pass.
    public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
    /// A controller for passes.
    public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
    /// Always false.
    open class func canAddPasses() -> Bool { false }
}
