import UIKit

final class Animator: NSObject {
    @objc func step(_ link: CADisplayLink) {}
}

let animator = Animator()
let link = CADisplayLink(target: animator, selector: #selector(Animator.step))
link.add(to: .main, forMode: .common)
link.invalidate()
precondition(animator.responds(to: #selector(Animator.step(_:))))
