import UIKit

final class Clock: NSObject {
    var ticks = 0
    @objc func tick(_ timer: Timer) {
        ticks += 1
        timer.invalidate()
    }
}

let clock = Clock()
let timer = Timer.scheduledTimer(
    timeInterval: 0.001, target: clock, selector: #selector(Clock.tick), userInfo: nil, repeats: true)
RunLoop.current.run(until: Date().addingTimeInterval(0.1))
precondition(clock.ticks == 1 && !timer.isValid)
