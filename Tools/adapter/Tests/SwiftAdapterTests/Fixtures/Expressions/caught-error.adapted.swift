// swift-format-ignore-file
import CellSimAdapted; import UIKit

enum Broken: Error { case first, second }
var code = 0
do { throw Broken.second } catch let error            {  let error = error as NSError; _ = error; code = error.code }

precondition(code == 1)
