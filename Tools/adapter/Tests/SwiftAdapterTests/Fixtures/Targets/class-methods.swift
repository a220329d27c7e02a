import UIKit

class Stories: NSObject {
    static var opened = 0
    @objc static func story_Card() -> UIView { UILabel() }
    @objc static func open() { opened += 1 }
    @objc class func title(_ name: String) -> String? { name.isEmpty ? nil : "story " + name }
    @objc class func kind() -> String { String(describing: self) }
    static func hidden() {}
}

final class MoreStories: Stories {
    @objc override class func title(_ name: String) -> String? { "more " + name }
}

extension MoreStories {
    @objc static func story_Field() -> UIView { UITextField() }
    @objc func tell() {}
}

// Methods of a class and of its objects in one extension of a class of UIKit's, overridden below.
extension UIView {
    @objc class func storyTitle() -> String { "view" }
    @objc func storyNames() -> [String] { ["view"] }
}

extension UIControl {
    override class func storyTitle() -> String { "control" }
    override func storyNames() -> [String] { super.storyNames() + ["control"] }
}

func names(_ type: AnyClass) -> [String] {
    var count: UInt32 = 0
    guard let list = class_copyMethodList(object_getClass(type), &count) else { return [] }
    defer { free(list) }
    return (0..<Int(count)).map { NSStringFromSelector(method_getName(list[$0])) }
}

precondition(names(Stories.self).sorted() == ["kind", "open", "story_Card", "title:"])
precondition(names(MoreStories.self).sorted() == ["story_Field", "title:"])
precondition(UIButton.storyTitle() == "control" && UIButton().storyNames() == ["view", "control"])
precondition(names(UILabel.self).isEmpty)

let more: Stories.Type = MoreStories.self
precondition(more.perform(NSSelectorFromString("story_Card")).takeUnretainedValue() is UILabel)
precondition(more.perform(Selector("story_Field")).takeUnretainedValue() is UITextField)
precondition(more.perform(Selector("title:"), with: "a").takeUnretainedValue() as? String == "more a")
precondition(Stories.perform(Selector("title:"), with: "") == nil)
precondition(more.perform(Selector("kind")).takeUnretainedValue() as? String == "MoreStories")
Stories.perform(Selector("open"))
precondition(Stories.opened == 1)
precondition(Stories.responds(to: Selector("open")) && !Stories.responds(to: Selector("hidden")))
