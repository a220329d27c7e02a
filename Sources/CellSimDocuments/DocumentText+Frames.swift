import CellSimInterfaceBuilder

/// The frame of a view as stored in its document, in points.
package struct DocumentFrame: Hashable, Sendable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    fileprivate init?(_ node: DocumentNode) {
        let numbers = ["x", "y", "width", "height"].compactMap { node[$0].flatMap(IBValue.number) }
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Returns whether all edges differ by at most half a point, because versions of Interface Builder round
    /// differently.
    package func isNear(_ other: DocumentFrame) -> Bool {
        abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 && abs(x + width - other.x - other.width) <= 0.5
            && abs(y + height - other.y - other.height) <= 0.5
    }
}

/// The part of `DocumentText` that reads and replaces frames.
extension DocumentText {
    /// The frames computed by Auto Layout, keyed by view identifier.
    package var layoutFrames: [String: DocumentFrame] {
        guard root["useAutolayout"] == "YES" else { return [:] }
        var frames: [String: DocumentFrame] = [:]
        var pendingNodes = [root]
        while let node = pendingNodes.popLast() {
            pendingNodes += node.children
            guard let id = node.objectID, node["fixedFrame"] != "YES" else { continue }
            frames[id] = node.children.first(where: \.isFrame).flatMap(DocumentFrame.init)
        }
        return frames
    }

    /// Returns the document with the frames replaced. Frames of unknown views are ignored.
    package func replacing(frames: [String: DocumentFrame]) -> DocumentText {
        var document = self
        document.root = root.replacing(frames)
        return document
    }
}

/// The part of `DocumentNode` that replaces frames.
extension DocumentNode {
    fileprivate var isFrame: Bool { name == "rect" && self["key"] == "frame" }

    /// Replaces frames recursively. The recursion is limited by the maximum depth of documents.
    fileprivate func replacing(_ frames: [String: DocumentFrame]) -> DocumentNode {
        let frame = objectID.flatMap { frames[$0] }
        let content = content.map { part in
            guard case .element(let child) = part else { return part }
            if let frame, child.isFrame { return .element(child.settingFrame(frame)) }
            return .element(child.replacing(frames))
        }
        return DocumentNode(name: name, attributes: attributes, content: content, line: line)
    }

    private func settingFrame(_ frame: DocumentFrame) -> DocumentNode {
        let values = ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height]
        let attributes = attributes.map { attribute in
            guard let value = values[attribute.key] else { return attribute }
            return IBAttribute(key: attribute.key, value: value == value.rounded() ? "\(Int(value))" : "\(value)")
        }
        return DocumentNode(name: name, attributes: attributes, content: content, line: line)
    }
}
