// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if !false     && !false    
    let isPhone = true
#else
    let isPhone = false
#endif

precondition(isPhone)
