// swift-format-ignore-file
import CellSimAdapted; import UIKit

let view = UIView()
let color = [UIColor.red]
    #if true   
        .map { $0.withAlphaComponent(0.5) }
    #endif
    .first

precondition(color?.cgColor.alpha == 0.5)
