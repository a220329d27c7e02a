// swift-format-ignore-file
import CellSimAdapted; // warning: 'isDescendant' of UIView cannot be overridden on Linux; this override is never called
import UIKit

final class Box<Value>: UIView {
    #warning("'isDescendant' of UIView cannot be overridden on Linux; this override is never called")
#sourceLocation(file: "Overrides/member-of-uikit-extension-in-generic-class.swift", line: 5)
             func _unused_isDescendant(of view: UIView) -> Bool { true }
}

precondition(Box<Int>().tag == 0)
