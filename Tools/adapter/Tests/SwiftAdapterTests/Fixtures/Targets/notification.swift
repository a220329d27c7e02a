import UIKit

final class Listener: NSObject {
    var names: [Notification.Name] = []
    @objc func received(_ notification: Notification) { names.append(notification.name) }
    @objc func plain() { names.append(Notification.Name("plain")) }
}

let listener = Listener()
let name = Notification.Name("changed")
NotificationCenter.default.addObserver(listener, selector: #selector(Listener.received), name: name, object: nil)
NotificationCenter.default.addObserver(listener, selector: #selector(Listener.plain), name: name, object: nil)
NotificationCenter.default.post(name: name, object: nil)
precondition(Set(listener.names) == [name, Notification.Name("plain")])
