import UIKit

#if targetEnvironment(simulator)
    let isSimulator = true
#else
    let isSimulator = false
#endif

precondition(isSimulator)
