import Kit
import UIKit

func price(_ value: Int) -> String {
    let text = PriceFormatter.text(value)
    return text
}
