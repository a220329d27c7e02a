// swift-format-ignore-file
import CellSimAdapted; import UIKit; import Combine
import UIKit

                  
                                     
 
final class Card: UIView {
    func show() -> UIViewController { fatalError("not compiled: SwiftUI is not supported", line: 8) }
    func name() -> String { "card" }
}
                                      
                                            
 

precondition(Card().name() == "card")
