// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Animator: NSObject {
          func step(_ link: CADisplayLink) {}
 @MainActor static func _adapted0_1qtm663pkoz6q() -> AdaptedClasses.Members { AdaptedClasses.Members(Animator.self, actions: [ActionMethod(adapted: "step:") { (o: Animator, a0: CADisplayLink) in o.step(a0) }]) } }

let animator = Animator()
let link = CADisplayLink(target: animator, selector: Selector("step:")       )
link.add(to: .main, forMode: .common)
link.invalidate()
precondition(animator.responds(to: Selector("step:")           ))

@used @section(".init_array") private let _register_adapted0_1qtm663pkoz6q: @convention(c) () -> Void = { AdaptedClasses.register { Animator._adapted0_1qtm663pkoz6q() } }
