import UIKit

final class Screen: UIViewController {
    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
}

precondition(Screen().responds(to: Selector(("unwindToList:"))))
