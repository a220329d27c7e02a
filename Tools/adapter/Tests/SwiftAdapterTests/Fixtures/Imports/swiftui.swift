import SwiftUI
import UIKit

struct Row: View {
    var body: some View { Text("a") }
}
final class Card: UIView {
    func show() -> UIViewController { UIHostingController(rootView: Row()) }
    func name() -> String { "card" }
}
struct Row_Previews: PreviewProvider {
    static var previews: some View { Row() }
}

precondition(Card().name() == "card")
