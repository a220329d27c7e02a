import UIKit

class Screen<Content: UIView>: UIViewController {
    let content = Content()
    override func loadView() { view = content }
    @objc func close() { content.tag = 3 }
}
final class LabelScreen: Screen<UILabel> {}

let screen = LabelScreen()
let button = UIButton()
button.addTarget(screen, action: Selector("close"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.content.tag == 3 && screen.view === screen.content)
