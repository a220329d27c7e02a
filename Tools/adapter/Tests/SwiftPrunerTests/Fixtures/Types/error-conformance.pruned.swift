// swift-format-ignore-file
import Foundation; import UIKit; import UIKit

func show(_ error: Error) {}

final class Cart {
    var lastError: Error?

    func fail(_ failure: Store.Failure) -> Error {
        show(failure)
        lastError = failure
        return failure
    }

    func cancel(_ reason: Cancellation) -> Error {
        show(reason)
        lastError = reason
        return reason
    }
}

open class Cancellation: NSObject, Error, @unchecked Sendable {  }
open class Store: NSObject { public struct Failure: Hashable, Error, @unchecked Sendable {  } }