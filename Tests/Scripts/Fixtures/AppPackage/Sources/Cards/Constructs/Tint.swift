import SwiftUI
import UIKit

/// Nothing of SwiftUI's, whatever is imported.
public let tint = UIColor.red
