import UIKit

enum Broken: Error { case first, second }
func code(_ error: Error) -> Int {
    do { throw error } catch Broken.first { return -1 } catch let error as NSError where error.code > 5 {
        return 5
    } catch {
        return 0
    }
}

precondition(code(Broken.first) == -1 && code(Broken.second) == 0)
precondition(code(NSError(domain: "a", code: 7)) == 5)
