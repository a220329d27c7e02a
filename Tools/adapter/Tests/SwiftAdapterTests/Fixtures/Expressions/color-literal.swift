import UIKit

let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)

precondition(color.cgColor.alpha == 0.5)
