// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Clock: NSObject {
    var ticks = 0
          func tick(_ timer: Timer) {
        ticks += 1
        timer.invalidate()
    }
 @MainActor static func _adapted0_y13ovt1mpfgi() -> AdaptedClasses.Members { AdaptedClasses.Members(Clock.self, actions: [ActionMethod(adapted: "tick:") { (o: Clock, a0: Timer) in o.tick(a0) }]) } }

let clock = Clock()
let timer = Timer.scheduledTimer(
    timeInterval: 0.001, target: clock, selector: Selector("tick:")    , userInfo: nil, repeats: true)
RunLoop.current.run(until: Date().addingTimeInterval(0.1))
precondition(clock.ticks == 1 && !timer.isValid)

@used @section(".init_array") private let _register_adapted0_y13ovt1mpfgi: @convention(c) () -> Void = { AdaptedClasses.register { Clock._adapted0_y13ovt1mpfgi() } }
