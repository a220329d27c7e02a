// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if false     || false   
    let kind = 1
#elseif false       || (true    && !false                         )
    let kind = 2
#else
    let kind = 3
#endif

precondition(kind == 2)
