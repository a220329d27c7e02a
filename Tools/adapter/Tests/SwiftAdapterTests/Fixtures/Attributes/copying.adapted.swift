// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
               var text: NSAttributedString = AdaptedText.string(string: "a")
}

precondition(Model().text.string == "a")
