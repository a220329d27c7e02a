import UIKit

enum Broken: Error { case first, second }
func code(_ result: Result<Int, Error>) -> Int {
    switch result {
    case .success(let value): return value
    case .failure(let error as NSError): return error.code
    }
}

precondition(code(.failure(Broken.second)) == 1 && code(.success(7)) == 7)
