import CellSimDocuments
import CellSimInterfaceBuilder
import Foundation

/// Documents for tests.
enum Documents {
    /// The interface files of the project.
    static let all: [(path: String, bytes: [UInt8])] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var found: [(path: String, bytes: [UInt8])] = []
        for folder in ["Examples", "Tests"] {
            let base = root.appendingPathComponent(folder).path
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
            for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
                guard !path.contains(".build/"), let data = FileManager.default.contents(atPath: "\(base)/\(path)")
                else {
                    continue
                }
                found.append(("\(folder)/\(path)", [UInt8](data)))
            }
        }
        return found
    }()

    /// A cell with two labels, an image view, constraints and outlets.
    static func cell(
        text: String = "Anna", color: String = "red", constant: String = "12", moreViews: String = "",
        moreConstraints: String = "", moreOutlets: String = "", frame: String = "16", tools: String = "22505",
        badge: String =
            #"<imageView id="bad-ge-001" image="badge"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#,
        detail: String = #"<label id="det-ai-001" text="Detail"/>"#,
        badgeConstraint: String =
            #"<constraint firstItem="bad-ge-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" id="con-st-002"/>"#
    ) throws -> DocumentText {
        try document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <tableViewCell id="cel-l0-001" customClass="PersonCell">
                        <tableViewCellContentView key="contentView" id="con-te-001">
                            <subviews>
                                <label id="nam-e0-001" text="\(text)">
                                    <rect key="frame" x="\(frame)" y="0" width="50" height="20"/>
                                    <color key="textColor" systemColor="\(color)"/>
                                </label>
                                \(detail)
                                \(badge)
                                \(moreViews)
                            </subviews>
                            <constraints>
                                <constraint firstItem="nam-e0-001" firstAttribute="leading" secondItem="con-te-001" \
            secondAttribute="leading" constant="\(constant)" id="con-st-001"/>
                                \(badgeConstraint)
                                \(moreConstraints)
                            </constraints>
                        </tableViewCellContentView>
                        <connections>
                            <outlet property="nameLabel" destination="nam-e0-001" id="out-le-001"/>
                            \(moreOutlets)
                        </connections>
                    </tableViewCell>
                </objects>
            </document>
            """)
    }

    static func document(_ text: String, path: String = "Cell.xib") throws -> DocumentText {
        try DocumentText(Array(text.utf8), path: path)
    }
}

extension DocumentText {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension DocumentMerge {
    var text: String { document.text }
}
