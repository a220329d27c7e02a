// swift-format-ignore-file
import UIKit



 

final class Card: UIView {}
