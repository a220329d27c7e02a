// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

struct Broken: Error {}
let error: Error = Broken()
precondition((error ^>? NSError.self) != nil)
precondition((error ^>! NSError.self).code == 1)
precondition((error as NSError).code == 1)
