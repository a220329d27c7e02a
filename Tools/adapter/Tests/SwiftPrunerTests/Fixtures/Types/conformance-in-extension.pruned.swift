// swift-format-ignore-file
import Foundation; import UIKit; import enum UIKit.CellSimPruned; import Accounts
import UIKit    

final class Delegate {
    lazy var messenger = Messenger()
    var tokenProvider: any TokenProvider { messenger }
}

extension Messenger: @retroactive TokenProvider { public var token: String? { get { CellSimPruned.function(9, "no property 'token' with type 'String?'") } }; public func refresh(_ other: Messenger) { CellSimPruned.function(9, "no function 'refresh' with type '(Messenger) -> ()'") };}

protocol Naming {
    func name() -> Label
}
struct Label {}
extension Messenger: Naming { func name() -> Label { CellSimPruned.function(15, "no function 'name()' with type '() -> Label'") };}

open class Messenger: NSObject {  }