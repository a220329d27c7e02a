import UIKit

final class Fade: UIStoryboardSegue {}
let kind: UIStoryboardSegue.Type = Fade.self
let segue = kind.init(identifier: "a", source: UIViewController(), destination: UIViewController())

precondition(segue.identifier == "a" && segue is Fade)
