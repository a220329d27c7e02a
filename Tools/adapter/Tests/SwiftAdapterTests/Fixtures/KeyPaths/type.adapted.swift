// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Person: NSObject {
          var name = "Ada"
          var friend: Person?
}

precondition("name"                == "name")
precondition("friend.name"                == "friend.name")
precondition("bounds"                == "bounds")
