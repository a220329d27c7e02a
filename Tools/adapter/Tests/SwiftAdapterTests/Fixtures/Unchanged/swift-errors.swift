import UIKit

enum Broken: Error { case first }
func check(_ isRight: Bool) throws { if !isRight { throw Broken.first } }
var isCaught = false
do {
    try check(true)
    try check(false)
} catch Broken.first { isCaught = true } catch {}

precondition(isCaught)
