import SwiftUI
import UIKit

/// Nothing of SwiftUI's, whatever is imported.
public let tint = UIColor.red

/// A colour of a catalogue that the manifest doesn't declare.
public var mark: UIColor? { UIColor(named: "mark", in: .module, compatibleWith: nil) }
