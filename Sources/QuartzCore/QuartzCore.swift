/// The API of Core Animation. Difference from Apple: layers and views depend on each other, so layers are in UIKit, and
/// `import QuartzCore` imports all names of UIKit.
@_exported import CoreGraphics
@_exported import UIKit
