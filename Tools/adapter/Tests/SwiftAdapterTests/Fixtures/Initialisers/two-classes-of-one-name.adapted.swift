// swift-format-ignore-file
import CellSimAdapted; import UIKit

enum First {
    static func make() -> Int {
        final class Card: UIView, AdaptedListing {
            init() {
                super.init(frame: .zero)
                tag = 1
            }
            required init?(coder: NSCoder) { nil }
         @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [], properties: [], making: Self.self == Card.self ? { () -> Card in Card() } : nil) } }
        return Card().tag
    }
}
enum Second {
    static func make() -> Int {
        final class Card: UIView {
            convenience init(tag: Int) {
                self.init(frame: .zero)
                self.tag = tag
            }
        }
        return Card(tag: 2).tag
    }
}

precondition(First.make() == 1 && Second.make() == 2)
