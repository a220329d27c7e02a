import Foundation

// Apple's Foundation brings Combine along.
public final class Counter: ObservableObject {
    @Published public var count = 0
    private var changes: Set<AnyCancellable> = []
    public private(set) var seen: [Int] = []

    public init() {
        $count.dropFirst().sink { [unowned self] in seen.append($0) }.store(in: &changes)
    }
}
