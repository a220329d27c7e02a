import CellSimCombine
import XCTest

/// Tests the parts of Combine that CellSim adds to OpenCombine.
final class CombineTests: XCTestCase {
    private var cancellables = Set<AnyCancellable>()

    func testCombineLatestSendsLatestValues() {
        let (numbers, strings) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
        var (values, isFinished): ([String], Bool) = ([], false)
        numbers.combineLatest(strings).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append("\($0.0)\($0.1)") }
        ).store(in: &cancellables)
        numbers.send(1)
        strings.send("b")
        numbers.send(2)
        numbers.send(completion: .finished)
        XCTAssertFalse(isFinished)
        strings.send("c")
        strings.send(completion: .finished)
        XCTAssertEqual(values, ["1a", "1b", "2b", "2c"])
        XCTAssertTrue(isFinished)
    }

    func testCombineLatestOfFourAtOnce() {
        var values: [String] = []
        Just(1).combineLatest(Just("a"), Just(true), Just(2.5)) { "\($0)\($1)\($2)\($3)" }
            .sink { values.append($0) }.store(in: &cancellables)
        XCTAssertEqual(values, ["1atrue2.5"])
    }

    func testCombineLatestCompletesWithEmptyPublisherAndOnFailure() {
        struct Failure: Error {}
        var completions: [String] = []
        Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>())
            .sink(receiveCompletion: { _ in completions.append("empty") }, receiveValue: { _ in }).store(
                in: &cancellables)
        Fail<Int, Failure>(error: Failure()).combineLatest(PassthroughSubject<Int, Failure>()).sink(
            receiveCompletion: { if case .failure = $0 { completions.append("failure") } }, receiveValue: { _ in }
        ).store(in: &cancellables)
        XCTAssertEqual(completions, ["empty", "failure"])
    }

    func testCombineLatestRespectsDemand() {
        let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        var values: [Int] = []
        a.combineLatest(b).map { $0.0 + $0.1 }.prefix(2).sink { values.append($0) }.store(in: &cancellables)
        a.send(1)
        b.send(5)
        XCTAssertEqual(values, [0, 1])
    }

    func testMerge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (values, isFinished): ([Int], Bool) = ([], false)
        a.merge(with: b, Just(7)).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) }
        )
        .store(in: &cancellables)
        b.send(2)
        a.send(1)
        a.send(completion: .finished)
        XCTAssertFalse(isFinished)
        b.send(completion: .finished)
        XCTAssertEqual(values, [7, 2, 1])
        XCTAssertTrue(isFinished)
        var mergedValues: [Int] = []
        Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3)).sink { mergedValues.append($0) }.store(
            in: &cancellables)
        XCTAssertEqual(mergedValues, [1, 2, 3])
    }

    func testCollectByTimeOrCount() {
        let source = PassthroughSubject<Int, Never>()
        var batches: [[Int]] = []
        source.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2)).sink { batches.append($0) }.store(
            in: &cancellables)
        for number in 1...3 { source.send(number) }
        source.send(completion: .finished)
        XCTAssertEqual(batches, [[1, 2], [3]])
    }

    private final class Model: NSObject, ObservableObject {
        @Published var name = "a"
        var level = 1 { didSet { didChangeValue(for: \.level) } }
    }

    func testPublishedAndObservedValues() {
        let model = Model()
        var (changes, levels) = (0, [Int]())
        model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
        Just("b").assign(to: &model.$name)
        XCTAssertEqual(model.name, "b")
        XCTAssertEqual(changes, 1)
        let observation = model.publisher(for: \.level).sink { levels.append($0) }
        model.level = 2
        observation.cancel()
        model.level = 3
        XCTAssertEqual(levels, [1, 2])
    }

    func testSchedulersAndNotifications() {
        let (name, done) = (Notification.Name("CombineTests"), expectation(description: "received"))
        done.expectedFulfillmentCount = 2
        NotificationCenter.default.publisher(for: name).map(\.name).receive(on: DispatchQueue.main)
            .sink { _ in done.fulfill() }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: name).debounce(for: .milliseconds(1), scheduler: RunLoop.main)
            .sink { _ in done.fulfill() }.store(in: &cancellables)
        NotificationCenter.default.post(name: name, object: nil)
        wait(for: [done], timeout: 30)
    }

    func testCancellablesAreSendable() async {
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.handleEvents(receiveCancel: {}).sink { _ in }
        await Task.detached { cancellable.cancel() }.value
        subject.send(1)
    }
}
