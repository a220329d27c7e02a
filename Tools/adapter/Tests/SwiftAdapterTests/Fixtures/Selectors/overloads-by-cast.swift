import UIKit

final class Player: NSObject {
    var calls: [String] = []
    @objc(playSender:) func play(_ sender: UIControl) { calls.append("sender") }
    @objc(playText:) func play(_ text: String) { calls.append("text") }
    @objc func play() { calls.append("play") }
    func listen(_ button: UIButton) {
        button.addTarget(self, action: #selector(play as (UIControl) -> Void), for: .touchDown)
        button.addTarget(self, action: #selector(play as () -> Void), for: .touchUpInside)
    }
}

let player = Player()
let button = UIButton()
player.listen(button)
button.sendActions(for: .touchDown)
button.sendActions(for: .touchUpInside)
precondition(player.calls == ["sender", "play"])
