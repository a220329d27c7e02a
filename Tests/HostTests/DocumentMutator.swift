import CellSimInterfaceBuilder

/// Damages documents slightly, in a way that is determined by a seed: numbers, words, attributes and elements.
struct DocumentMutator {
    private var state: UInt64
    /// Numbers that often cause errors.
    private static let numbers = [
        "0", "-1", "0.5", "1e-300", "5e-324", "1000", "-1000", "20000", "32768", "65536", "100000", "9999999",
        "-9999999", "10000001",
        "1e9", "1e18", "1e38", "1e308", "-1e308", "1e400", "nan", "inf", "2147483648", "9223372036854775807",
        "-9223372036854775808", "",
    ]
    private static let texts = [
        "", "YES", "NO", "../../x", "/", "\u{600}<", "é\u{301}\u{301}", "abc", "%n", "\u{202E}x",
    ]
    private static let views = [
        "view", "label", "button", "imageView", "stackView", "scrollView", "tableView", "textField", "textView",
        "segmentedControl",
        "slider", "switch", "stepper", "progressView", "pageControl", "datePicker", "pickerView", "searchBar",
        "navigationBar", "toolbar",
        "tableViewCell", "collectionView",
    ]
    private static let paths = [
        "layer.shadowRadius", "layer.cornerRadius", "layer.borderWidth", "layer.shadowOpacity", "alpha",
        "contentScaleFactor", "tag",
        "layer.contentsScale", "layer.zPosition", "numberOfLines", "frame", "bounds", "center", "transform", "spacing",
        "numberOfPages",
        "layer.opacity", "layer.anchorPoint", "font", "constant", "value", "progress", "minuteInterval",
        "selectedSegmentIndex",
    ]

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 1) % max(bound, 1)
    }

    private mutating func randomElement<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    /// A mutable element.
    private final class Node {
        var name: String
        var attributes: [(key: String, value: String)]
        var children: [Node]
        let text: String

        init(_ element: IBElement) {
            name = element.name
            attributes = element.attributes.map { ($0.key, $0.value) }
            children = element.children.map(Node.init)
            text = element.text
        }

        init(_ name: String, _ attributes: [(String, String)], _ children: [Node] = []) {
            (self.name, self.attributes, self.children, text) = (name, attributes, children, "")
        }

        var copy: Node { Node(name, attributes, children.map(\.copy)) }

        var allNodes: [Node] { [self] + children.flatMap(\.allNodes) }

        var xml: String {
            let attributeText = attributes.map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
            return "<\(name)\(attributeText)>\(Self.escaped(text))\(children.map(\.xml).joined())</\(name)>\n"
        }

        private static func escaped(_ text: String) -> String {
            text.unicodeScalars.map { $0 == "<" || $0 == "&" || $0 == "\"" ? "&#\($0.value);" : String($0) }.joined()
        }
    }

    /// Returns the document with up to four changes.
    mutating func mutate(_ document: IBDocument) -> String {
        let root = Node(document.root)
        for _ in 0...next(4) { applyChange(root) }
        return root.xml
    }

    private mutating func applyChange(_ root: Node) {
        let nodes = root.allNodes
        let node = randomElement(nodes)
        switch next(12) {
        case 0...4:
            let locations = nodes.flatMap { node in
                node.attributes.indices.filter { Double(node.attributes[$0].value) != nil }.map { (node, $0) }
            }
            if !locations.isEmpty {
                let (target, location) = randomElement(locations)
                target.attributes[location].value = randomElement(Self.numbers)
            }
        case 5 where !node.attributes.isEmpty:
            node.attributes[next(node.attributes.count)].value = randomElement(Self.texts + Self.numbers)
        case 6 where !node.attributes.isEmpty: node.attributes.remove(at: next(node.attributes.count))
        case 7 where !node.children.isEmpty: node.children.remove(at: next(node.children.count))
        case 8 where !node.children.isEmpty && nodes.count < 2_000:
            let copy = randomElement(node.children).copy
            for _ in 0...next(4) { node.children.insert(copy.copy, at: next(node.children.count + 1)) }
        case 9:
            let views = nodes.filter { Self.views.contains($0.name) }
            if !views.isEmpty { randomElement(views).name = randomElement(Self.views) }
        case 10:
            let ids = nodes.compactMap { node in node.attributes.first { $0.key == "id" }?.value }
            let items = nodes.flatMap { node in
                node.attributes.indices.filter {
                    ["firstItem", "secondItem", "destination"].contains(node.attributes[$0].key)
                }.map { (node, $0) }
            }
            if !ids.isEmpty, !items.isEmpty {
                let (target, location) = randomElement(items)
                target.attributes[location].value = randomElement(ids)
            }
        default: addRuntimeAttribute(to: nodes.filter { Self.views.contains($0.name) })
        }
    }

    private mutating func addRuntimeAttribute(to views: [Node]) {
        guard !views.isEmpty else { return }
        let value = Node(
            randomElement(["real", "integer"]), [("key", "value"), ("value", randomElement(Self.numbers))])
        let attribute = Node(
            "userDefinedRuntimeAttribute", [("type", "number"), ("keyPath", randomElement(Self.paths))], [value])
        randomElement(views).children.append(Node("userDefinedRuntimeAttributes", [], [attribute]))
    }
}
