// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import UIKit

func load() throws { CellSimPruned.function(5, "cannot find 'LoadError' in scope") 

}
