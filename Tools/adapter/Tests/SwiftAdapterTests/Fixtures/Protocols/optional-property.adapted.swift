// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Naming: AnyObject {
                                           
                                                
}
final class Named: NSObject, Naming, _Optional_Naming_name {
    var name: String { "Ada" }
}
final class Stored: NSObject, Naming, _Optional_Naming_name {
    var name = "Grace"
}
final class Nameless: NSObject, Naming {}

let all: [Naming] = [Named(), Stored(), Nameless()]
precondition(all.map { $0.name ?? "none" } == ["Ada", "Grace", "none"])

protocol _Optional_Naming_name: AnyObject { var name: String { get } }
extension Naming { var name: (String)? { (self as? any _Optional_Naming_name)?.name } }
protocol _Optional_Naming_nickname: AnyObject { var nickname: String? { get } }
extension Naming { var nickname: String? { (self as? any _Optional_Naming_nickname)?.nickname } }
