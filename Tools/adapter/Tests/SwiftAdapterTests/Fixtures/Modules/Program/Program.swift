import UIKit

@main
enum Program {
    static func main() { precondition(Model().responds(to: #selector(Model.call))) }
}
