import Kit
import UIKit

func load() throws {
    throw LoadError()
}
