// swift-format-ignore-file
import CellSimAdapted; import UIKit

let optional: Int? = 3
if let optional { precondition(optional == 3) }
let kind = if optional == nil { "none" } else { "some" }
guard let optional, kind == "some" else { fatalError() }
precondition(optional == 3)
