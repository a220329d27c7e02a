// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if true   
    let system = "iOS"
#elseif false    
    let system = "macOS"
#else
    let system = "other"
#endif

precondition(system == "iOS")
