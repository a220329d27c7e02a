// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

final class Card: UIView { init(_ cellSimPruned: Never) { CellSimPruned.function(4, "class 'Card' has no initializers") }; required init?(coder: NSCoder) { CellSimPruned.function(5, "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'") };
              var service: NSObject
}
