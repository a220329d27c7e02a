// swift-format-ignore-file
import CellSimAdapted; import UIKit

enum Broken: Error { case first, second }
func code(_ result: Result<Int, Error>) -> Int {
    switch result {
    case .success(let value): return value
    case .failure(let error           ):  let error = error as NSError; _ = error; return error.code
    }
}

precondition(code(.failure(Broken.second)) == 1 && code(.success(7)) == 7)
