/// Core Animation's names. A difference from Apple's: layers and views know one another, so that the layers are UIKit's, and
/// `import QuartzCore` brings all of UIKit's names.
@_exported import CoreGraphics
@_exported import UIKit
