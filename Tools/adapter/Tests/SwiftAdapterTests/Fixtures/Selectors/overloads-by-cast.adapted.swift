// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Player: NSObject {
    var calls: [String] = []
                       func play(_ sender: UIControl) { calls.append("sender") }
                     func play(_ text: String) { calls.append("text") }
          func play() { calls.append("play") }
    func listen(_ button: UIButton) {
        button.addTarget(self, action: Selector("playSender:")               , for: .touchDown)
        button.addTarget(self, action: Selector("play")             , for: .touchUpInside)
    }
 @MainActor static func _adapted0_32envice3dud6() -> AdaptedClasses.Members { AdaptedClasses.Members(Player.self, actions: [ActionMethod(adapted: "playSender:") { (o: Player, a0: UIControl) in o.play(a0) }, ActionMethod(adapted: "playText:") { (o: Player, a0: String) in o.play(a0) }, ActionMethod(adapted: "play") { (o: Player) in o.play() }]) } }

let player = Player()
let button = UIButton()
player.listen(button)
button.sendActions(for: .touchDown)
button.sendActions(for: .touchUpInside)
precondition(player.calls == ["sender", "play"])

@used @section(".init_array") private let _register_adapted0_32envice3dud6: @convention(c) () -> Void = { AdaptedClasses.register { Player._adapted0_32envice3dud6() } }
