/// Core Animation's names. Difference from Apple: layers and views depend on each other, so the layers are in UIKit, and
/// `import QuartzCore` imports all of UIKit's names.
@_exported import CoreGraphics
@_exported import UIKit
