// swift-format-ignore-file
import UIKit

struct Broken: Error {}
let error: Error = Broken()
precondition((error as? NSError) != nil)
precondition((error as! NSError).code == 1)
precondition((error as NSError).code == 1)
