import SwiftUI
import UIKit

struct Row: View {
    var body: some View { Text("a") }
}
final class Card: UIView {
    func build() -> Int {
        let row = Row()
        _ = row
        return 1
    }
    func name() -> String { "card" }
}

precondition(Card().name() == "card")
