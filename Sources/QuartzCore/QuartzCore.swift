/// The API of Core Animation. Unlike on Apple platforms, layers are declared in UIKit, because layers and views depend on each
/// other; `import QuartzCore` therefore imports all of UIKit.
@_exported import CoreGraphics
@_exported import UIKit
