// swift-format-ignore-file
import CellSimAdapted; import UIKit

                  
            
 

precondition(UIView().tag == 0)
