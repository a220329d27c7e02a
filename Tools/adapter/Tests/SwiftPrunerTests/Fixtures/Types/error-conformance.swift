import Store

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
