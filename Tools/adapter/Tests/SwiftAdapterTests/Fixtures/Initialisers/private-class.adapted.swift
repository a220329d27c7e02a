// swift-format-ignore-file
import CellSimAdapted; import UIKit

private final class Card: UIView {
    let title: String
    init() {
        title = "made"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
 @MainActor static func _adapted0_17lgvnc704fk5() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, making: { Card() }) } }
enum Space {
    private final class Hidden: UIViewController, AdaptedListing {
        let name: String
        init() {
            name = "hidden"
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
     @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [], properties: [], making: Self.self == Hidden.self ? { () -> Hidden in Hidden() } : nil) } }
    static func name() -> String { Hidden().name }
}

precondition(Card().title == "made" && Space.name() == "hidden")

@used @section(".init_array") private let _register_adapted0_17lgvnc704fk5: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_17lgvnc704fk5() } }
