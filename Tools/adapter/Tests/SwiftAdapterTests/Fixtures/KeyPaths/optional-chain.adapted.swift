// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Person: NSObject {
          var name = "Ada"
          var friend: Person?
}

precondition("friend.name"                 == "friend.name")
precondition(
    "friend.friend.name"

                          == "friend.friend.name")
