// swift-format-ignore-file
import CellSimAdapted; // warning: 'endEditing' of UIView cannot be overridden on Linux; this override is never called
import UIKit

final class Box<Value>: UIView {
    #warning("'endEditing' of UIView cannot be overridden on Linux; this override is never called")
#sourceLocation(file: "Overrides/member-of-uikit-extension-in-generic-class.swift", line: 5)
             func _unused_endEditing(_ force: Bool) -> Bool { true }
}

precondition(Box<Int>().tag == 0)
