import UIKit

final class Model: NSObject {
    @objc func call() {}
}
