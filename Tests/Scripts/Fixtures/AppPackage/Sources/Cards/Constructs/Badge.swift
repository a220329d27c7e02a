import SwiftUI

public struct Badge: View {
    @State private var isOn = false
    public var body: some View { Text("Badge") }
}

/// Names a view of the module's own, and is left out with it.
public enum BadgeRow {
    public static func make() -> Badge { Badge() }
}

/// Nothing of SwiftUI's but what SwiftUI brings along.
public final class BadgeCounter: ObservableObject {
    @Published public var count = 0
    public let field: BadgeField = UIView()
    public init() {}
}

public typealias BadgeField = UIView
