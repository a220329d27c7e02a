// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Listener: NSObject {
    var names: [Notification.Name] = []
          func received(_ notification: Notification) { names.append(notification.name) }
          func plain() { names.append(Notification.Name("plain")) }
 @MainActor static func _adapted0_3edfdmdlpaujs() -> AdaptedClasses.Members { AdaptedClasses.Members(Listener.self, actions: [ActionMethod(adapted: "received:") { (o: Listener, a0: Notification) in o.received(a0) }, ActionMethod(adapted: "plain") { (o: Listener) in o.plain() }]) } }

let listener = Listener()
let name = Notification.Name("changed")
NotificationCenter.default.addObserver(listener, selector: Selector("received:")       , name: name, object: nil)
NotificationCenter.default.addObserver(listener, selector: Selector("plain")        , name: name, object: nil)
NotificationCenter.default.post(name: name, object: nil)
precondition(Set(listener.names) == [name, Notification.Name("plain")])

@used @section(".init_array") private let _register_adapted0_3edfdmdlpaujs: @convention(c) () -> Void = { AdaptedClasses.register { Listener._adapted0_3edfdmdlpaujs() } }
