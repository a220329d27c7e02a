// swift-format-ignore-file
import UIKit

func price(_ value: Int) -> String {
    let text = "\(valu)"
    return text
}
