// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Box<Value>: UIView, AdaptedListing {
    var value: Value?
    var isMade = false
    init() {
        isMade = true
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
 @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [], properties: [], making: Self.self == Box.self ? { () -> Box in Box() } : nil) } }

precondition(Box<Int>().isMade)
