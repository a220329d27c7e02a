import UIKit

final class Model: NSObject {
    @NSCopying var text: NSAttributedString = NSAttributedString(string: "a")
}

precondition(Model().text.string == "a")
