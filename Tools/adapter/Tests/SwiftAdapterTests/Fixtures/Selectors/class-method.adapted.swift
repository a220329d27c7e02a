// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Log: NSObject {
          static func flush() {}
          class func rotate(_ count: Int) {}
 @MainActor static func _adapted0_3gpxtspn6ermhc() -> (AnyClass, [ClassMethod]) { (Log.self, [ClassMethod("flush") { (o: Log.Type) -> Void in o.flush() }, ClassMethod("rotate:") { (o: Log.Type, a0: Int) -> Void in o.rotate(a0) }]) } }

precondition(NSStringFromSelector(Selector("flush")   ) == "flush")
precondition(NSStringFromSelector(Selector("rotate:")      ) == "rotate:")

@used @section(".init_array") private let _register_adapted0_3gpxtspn6ermhc: @convention(c) () -> Void = { AdaptedClassMethods.register { Log._adapted0_3gpxtspn6ermhc() } }
