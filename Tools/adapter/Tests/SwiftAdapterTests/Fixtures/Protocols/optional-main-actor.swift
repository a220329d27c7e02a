import UIKit

@MainActor @objc protocol Picking {
    @objc optional func picked(_ row: Int)
}
final class Picker: UIView, Picking {
    func picked(_ row: Int) { tag = row }
}

MainActor.assumeIsolated {
    let picker = Picker()
    (picker as Picking).picked?(7)
    precondition(picker.tag == 7)
}
