/// Values of test cases for adapted sources.
public enum AdaptedTest {
    /// Returns the name of a test in Apple's form, such as `-[CardTests testEmpty]`, for its name on Linux, such as `CardTests.testEmpty`.
    /// Other names don't change.
    public static func name(_ name: String) -> String {
        guard !name.hasPrefix("-["), let dot = name.lastIndex(of: ".") else { return name }
        return "-[\(name[..<dot]) \(name[name.index(after: dot)...])]"
    }
}
