import UIKit

public final class Box: UIView {}
