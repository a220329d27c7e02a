// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if true                        
    let isSimulator = true
#else
    let isSimulator = false
#endif

precondition(isSimulator)
