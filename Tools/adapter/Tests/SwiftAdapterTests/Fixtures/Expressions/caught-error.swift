import UIKit

enum Broken: Error { case first, second }
var code = 0
do { throw Broken.second } catch let error as NSError { code = error.code }

precondition(code == 1)
