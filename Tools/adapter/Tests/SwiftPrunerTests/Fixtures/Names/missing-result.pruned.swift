// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

func price(_ value: Int) -> String { CellSimPruned.function(5, "cannot find 'PriceFormatter' in scope") 


}
