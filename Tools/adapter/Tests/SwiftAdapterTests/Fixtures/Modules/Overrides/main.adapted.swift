// swift-format-ignore-file
import CellSimAdapted; import UIKit

let views: [UIView] = [UIView(), Derived()]
precondition(views.map { $0.kind() } == ["view", "derived view"])
precondition((Derived() as Base).name() == "derived base")
