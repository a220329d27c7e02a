import UIKit

#if os(iOS)
    let system = "iOS"
#elseif os(macOS)
    let system = "macOS"
#else
    let system = "other"
#endif

precondition(system == "iOS")
