// swift-format-ignore-file
import CellSimAdapted; #if canImport(UIKit)
    import UIKit
    typealias PlatformView = UIView
#elseif canImport(AppKit)
    import AppKit
    typealias PlatformView = NSView
#endif

precondition(PlatformView().subviews.isEmpty)
