// swift-format-ignore-file
import CellSimAdapted; import UIKit

func load() async throws -> Int {
    try await Task.sleep(nanoseconds: 1)
    return 3
}

async let first = load()
let value = try await first
precondition(value == 3)
