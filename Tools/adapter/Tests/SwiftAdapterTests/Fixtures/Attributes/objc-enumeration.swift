import UIKit

@objc enum Kind: Int {
    case first, second
}
@objc public enum Other: Int { @objc(OtherFirst) case first = 3 }

precondition(Kind.second.rawValue == 1 && Other.first.rawValue == 3)
