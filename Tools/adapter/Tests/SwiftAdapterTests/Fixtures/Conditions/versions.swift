import UIKit

#if swift(>=4.2) && compiler(>=5.9)
    let isNew = true
#else
    let isNew = false
#endif
#if swift(>=6)
    let isSix = true
#else
    let isSix = false
#endif

precondition(isNew && !isSix)
