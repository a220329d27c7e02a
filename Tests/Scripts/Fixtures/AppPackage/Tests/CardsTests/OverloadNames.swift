import Cards
import Foundation

/// Names UIKit's types in a file that imports only a module which imports UIKit.
@MainActor func leadingInset(of view: UIView) -> NSDirectionalEdgeInsets { view.directionalLayoutMargins }
