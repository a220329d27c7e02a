import UIKit

// @objc func call() {} #selector(call) import Darwin
/* #if os(macOS) @IBOutlet dynamic */
let text = "@objc #selector(call) as NSNumber"
let raw = #"#selector(x) \#(text)"#
let lines = """
    @IBOutlet dynamic var name
    """

precondition(raw.hasSuffix("as NSNumber") && lines.hasPrefix("@IBOutlet"))
