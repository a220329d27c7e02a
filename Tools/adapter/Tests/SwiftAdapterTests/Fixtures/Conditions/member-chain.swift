import UIKit

let view = UIView()
let color = [UIColor.red]
    #if os(iOS)
        .map { $0.withAlphaComponent(0.5) }
    #endif
    .first

precondition(color?.cgColor.alpha == 0.5)
