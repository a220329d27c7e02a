// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Fade: UIStoryboardSegue {}
let kind: UIStoryboardSegue.Type = Fade.self
let segue = AdaptedSystem.segue(kind,     identifier: "a", source: UIViewController(), destination: UIViewController())

precondition(segue.identifier == "a" && segue is Fade)
