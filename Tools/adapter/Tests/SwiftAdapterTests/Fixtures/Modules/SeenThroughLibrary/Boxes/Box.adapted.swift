// swift-format-ignore-file
import CellSimAdapted; import UIKit

public final class Box: UIView {}
