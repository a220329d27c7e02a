import UIKit

func price(_ value: Int) -> String {
    let text = "\(valu)"
    return text
}
