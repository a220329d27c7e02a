import UIKit

final class Person: NSObject {
    @objc var name = "Ada"
    @objc var friend: Person?
}

precondition(#keyPath(Person.friend?.name) == "friend.name")
precondition(
    #keyPath(
        Person.friend
            .friend.name) == "friend.friend.name")
