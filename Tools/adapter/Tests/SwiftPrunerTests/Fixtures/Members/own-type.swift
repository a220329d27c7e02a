import Kit
import UIKit

struct Model {
    var count = 1
}
func show(_ model: Model) -> Int { model.total }
