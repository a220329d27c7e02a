// swift-format-ignore-file
import CellSimAdapted; // warning: an extension cannot override 'didReceiveMemoryWarning' of UIViewController on Linux
import UIKit

extension UIViewController {
    #warning("an extension cannot override 'didReceiveMemoryWarning' of UIViewController on Linux; this override is never called")
#sourceLocation(file: "Overrides/foreign-class.swift", line: 5)
             public func _unused_didReceiveMemoryWarning() {}
}

UIViewController().didReceiveMemoryWarning()
