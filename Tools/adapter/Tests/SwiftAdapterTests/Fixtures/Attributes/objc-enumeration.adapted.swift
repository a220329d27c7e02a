// swift-format-ignore-file
import CellSimAdapted; import UIKit

      enum Kind: Int {
    case first, second
}
      public enum Other: Int {                   case first = 3 }

precondition(Kind.second.rawValue == 1 && Other.first.rawValue == 3)
