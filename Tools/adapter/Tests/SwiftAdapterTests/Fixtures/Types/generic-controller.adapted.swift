// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Screen<Content: UIView>: UIViewController, AdaptedListing {
    let content = Content()
    override func loadView() { view = content }
          func close() { content.tag = 3 }
 @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "close") { (o: Self) in o.close() }], properties: []) } }
final class LabelScreen: Screen<UILabel> {}

let screen = LabelScreen()
let button = UIButton()
button.addTarget(screen, action: Selector("close"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.content.tag == 3 && screen.view === screen.content)
