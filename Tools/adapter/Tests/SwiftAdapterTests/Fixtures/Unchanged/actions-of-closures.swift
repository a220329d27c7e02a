import UIKit

var taps = 0
let button = UIButton(primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
button.sendActions(for: .primaryActionTriggered)

precondition(taps == 1)
