// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Stories: NSObject {
    static var opened = 0
          static func story_Card() -> UIView { UILabel() }
          static func open() { opened += 1 }
          class func title(_ name: String) -> String? { name.isEmpty ? nil : "story " + name }
          class func kind() -> String { String(describing: self) }
    static func hidden() {}
 @MainActor static func _adapted0_1zmaj7bcm5j6gc() -> (AnyClass, [ClassMethod]) { (Stories.self, [ClassMethod("story_Card") { (o: Stories.Type) -> UIView in o.story_Card() }, ClassMethod("open") { (o: Stories.Type) -> Void in o.open() }, ClassMethod("title:") { (o: Stories.Type, a0: String) -> String? in o.title(a0) }, ClassMethod("kind") { (o: Stories.Type) -> String in o.kind() }]) } }

final class MoreStories: Stories {
          override class func title(_ name: String) -> String? { "more " + name }
 @MainActor static func _adapted1_1zmaj7bcm5j6gc() -> (AnyClass, [ClassMethod]) { (MoreStories.self, [ClassMethod("title:") { (o: MoreStories.Type, a0: String) -> String? in o.title(a0) }]) } }

extension MoreStories {
          static func story_Field() -> UIView { UITextField() }
          func tell() {}
 @MainActor static func _adapted2_1zmaj7bcm5j6g() -> AdaptedClasses.Members { AdaptedClasses.Members(MoreStories.self, actions: [ActionMethod(adapted: "tell") { (o: MoreStories) in o.tell() }]) } ; @MainActor static func _adapted2_1zmaj7bcm5j6gc() -> (AnyClass, [ClassMethod]) { (MoreStories.self, [ClassMethod("story_Field") { (o: MoreStories.Type) -> UIView in o.story_Field() }]) } }

// Methods of a class and of its objects in one extension of a class of UIKit's, overridden below.
extension UIView {
          class func _base_storyTitle() -> String { "view" }
          func _base_storyNames() -> [String] { ["view"] }
 class func storyTitle() -> String { if let o = self as? UIControl.Type { return o._override_UIControl_storyTitle() }; return _base_storyTitle() }; func storyNames() -> [String] { if let o = self as? UIControl { return o._override_UIControl_storyNames() }; return _base_storyNames() }; @MainActor static func _adapted3_1zmaj7bcm5j6g() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "storyNames") { (o: UIView) in _ = o.storyNames() }]) } ; @MainActor static func _adapted3_1zmaj7bcm5j6gc() -> (AnyClass, [ClassMethod]) { (UIView.self, [ClassMethod("storyTitle") { (o: UIView.Type) -> String in o.storyTitle() }]) } }

extension UIControl {
             class func _override_UIControl_storyTitle() -> String { "control" }
             func _override_UIControl_storyNames() -> [String] { super._base_storyNames() + ["control"] }
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

@used @section(".init_array") private let _register_adapted0_1zmaj7bcm5j6gc: @convention(c) () -> Void = { AdaptedClassMethods.register { Stories._adapted0_1zmaj7bcm5j6gc() } }
@used @section(".init_array") private let _register_adapted1_1zmaj7bcm5j6gc: @convention(c) () -> Void = { AdaptedClassMethods.register { MoreStories._adapted1_1zmaj7bcm5j6gc() } }
@used @section(".init_array") private let _register_adapted2_1zmaj7bcm5j6g: @convention(c) () -> Void = { AdaptedClasses.register { MoreStories._adapted2_1zmaj7bcm5j6g() } }
@used @section(".init_array") private let _register_adapted2_1zmaj7bcm5j6gc: @convention(c) () -> Void = { AdaptedClassMethods.register { MoreStories._adapted2_1zmaj7bcm5j6gc() } }
@used @section(".init_array") private let _register_adapted3_1zmaj7bcm5j6g: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted3_1zmaj7bcm5j6g() } }
@used @section(".init_array") private let _register_adapted3_1zmaj7bcm5j6gc: @convention(c) () -> Void = { AdaptedClassMethods.register { UIView._adapted3_1zmaj7bcm5j6gc() } }
