import UIKit

let größe = "ä 🎉 e\u{301}"
final class Karte: UIView { let größe = 3 }

precondition(größe.count == 5 && Karte().größe == 3)
