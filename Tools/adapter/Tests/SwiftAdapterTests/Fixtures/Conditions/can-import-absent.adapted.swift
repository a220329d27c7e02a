// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if canImport(AppKit)
    import AppKit
#endif
#if canImport(WatchKit)
    import WatchKit
#endif

precondition(UIView().subviews.isEmpty)
