import CellSimGraphics

/// Limits the nesting of groups, because each open group needs its own pixel block.
enum GroupNesting {
    /// The maximum nesting depth. Deeper groups are drawn directly into their parent.
    static let maximum = 32

    /// Returns the maximum number of groups that are open at the same time.
    static func depth(of list: DisplayList) -> Int { min(depth(of: list.commands), maximum) }

    private static func depth(of commands: [DisplayCommand]) -> Int {
        var (depth, maximumDepth) = (0, 0)
        for command in commands {
            switch command {
            case .mask(let inner, _), .clipMask(let inner, _), .projected(let inner, _, _):
                // The mask is drawn into a separate block.
                if maximumDepth < maximum { maximumDepth = max(maximumDepth, depth + 1 + self.depth(of: inner)) }
            case .beginGroup, .beginShadow:
                depth += 1
                maximumDepth = max(maximumDepth, depth)
            case .endGroup: depth = max(depth - 1, 0)
            default: break
            }
        }
        return maximumDepth
    }

    /// Returns the side length of the tiles in which a list is drawn, so that the blocks of its groups use at most 64 MiB.
    static func tile(for list: DisplayList, maximum: Int) -> Int {
        let pixels = (64 << 20) / 4 / max(depth(of: list), 1)
        var tile = maximum
        while tile > 512, tile * tile > pixels { tile /= 2 }
        return tile
    }
}
