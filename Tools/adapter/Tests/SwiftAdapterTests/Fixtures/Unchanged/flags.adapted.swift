// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if DEBUG
    let isDebug = true
#else
    let isDebug = false
#endif
#if canImport(UIKit)
    let hasUIKit = true
#endif

precondition(!isDebug && hasUIKit)
