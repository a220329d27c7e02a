import UIKit

precondition(String(format: "%d of %@, %.1f", 1, "two" as NSString, 0.5) == "1 of two, 0.5")
precondition(String(format: "%@", "text") == "text")
