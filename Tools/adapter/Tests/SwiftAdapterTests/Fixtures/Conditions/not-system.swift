import UIKit

#if !os(macOS) && !os(Linux)
    let isPhone = true
#else
    let isPhone = false
#endif

precondition(isPhone)
