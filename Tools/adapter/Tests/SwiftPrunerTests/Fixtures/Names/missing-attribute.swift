import Kit
import UIKit

final class Card: UIView {
    @Injected var service: NSObject
}
