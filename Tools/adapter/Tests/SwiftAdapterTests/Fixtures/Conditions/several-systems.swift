import UIKit

#if os(macOS) || os(tvOS)
    let kind = 1
#elseif os(watchOS) || (os(iOS) && !targetEnvironment(macCatalyst))
    let kind = 2
#else
    let kind = 3
#endif

precondition(kind == 2)
