import UIKit

extension UISplitViewController.LayoutEnvironment: CustomStringConvertible {
    public var description: String { "environment" }
}

final class Card: UIView {}
