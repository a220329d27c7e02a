import TestFixtures
import UIKit
import XCTest

/// Compares pictures of views that are only drawn as placeholders with their references.
@preconcurrency @MainActor final class PlaceholderAppearanceTests: XCTestCase {
    private func stripes() -> UIView {
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
        let stack = UIStackView(arrangedSubviews: colors.map { box($0, 30, 50) })
        return stack
    }

    func testVisualEffects() {
        let snapshot = AppearanceSnapshot("UIVisualEffectView")
        let styles: [(String, UIBlurEffect.Style)] = [
            ("extra-light", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
            ("prominent", .prominent),
            ("ultra-thin-material", .systemUltraThinMaterial), ("thin-material", .systemThinMaterial),
            ("material", .systemMaterial), ("thick-material", .systemThickMaterial),
            ("chrome-material", .systemChromeMaterial),
        ]
        for (name, style) in styles {
            snapshot.assertSnapshot(name, width: 120, height: 50) {
                configured(stripes()) { stripes in
                    let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
                    effect.frame = CGRect(x: 15, y: 10, width: 90, height: 30)
                    effect.contentView.addSubview(
                        configured(UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))) {
                            ($0.text, $0.textAlignment) = ("Label", .center)
                            $0.font = .systemFont(ofSize: 15)
                        })
                    stripes.addSubview(effect)
                }
            }
        }
    }

    func testPlaceholders() {
        AppearanceSnapshot("WKWebView").assertSnapshot("empty", width: 180, height: 80) { WKWebView(frame: .zero) }
        AppearanceSnapshot("UIWebView").assertSnapshot("empty", width: 180, height: 80) { UIWebView(frame: .zero) }
        AppearanceSnapshot("MKMapView").assertSnapshot("empty", width: 180, height: 80) { MKMapView(frame: .zero) }
    }

    /// The placeholder that the command line program draws for a missing image.
    func testMissingImages() throws {
        let views = [("missing", "scaleAspectFit"), ("missing-at-the-top-left", "topLeft")]
        for (state, mode) in views {
            let document = Fixture.text("missing-image.xib", replacing: ["mode": mode])
            let template = try NibTemplate(data: Data(document.utf8), path: "A.xib")
            let views = try (0..<2).map { _ in
                try XCTUnwrap(try NibLoader.instantiate(template, options: .commandLine).object(withID: "i") as? UIView)
            }
            var remainingViews = views
            AppearanceSnapshot("UIImageView").assertSnapshot(state, width: 120, height: 60) {
                remainingViews.removeFirst()
            }
        }
    }

    func testScrollView() {
        AppearanceSnapshot("UIScrollView").assertSnapshot("scrolled", width: 120, height: 60) {
            configured(UIScrollView()) { scroll in
                let stack = stripes()
                stack.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
                scroll.addSubview(stack)
                scroll.contentSize = CGSize(width: 120, height: 100)
                scroll.contentOffset = CGPoint(x: 20, y: 30)
                scroll.backgroundColor = .secondarySystemBackground
            }
        }
    }

    func testCollectionView() {
        let snapshot = AppearanceSnapshot("UICollectionView")
        snapshot.assertSnapshot("grid", width: 204, height: 110) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 56, height: 44)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            return ColorGrid(frame: .zero, collectionViewLayout: layout)
        }
    }
}

/// A grid with seven coloured items; the second one is selected.
@preconcurrency @MainActor private final class ColorGrid: UICollectionView, UICollectionViewDataSource {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
        dataSource = self
        selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }

    required init?(coder: NSCoder) { return nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.colors.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        cell.contentView.backgroundColor = Self.colors[indexPath.item]
        cell.contentView.layer.cornerRadius = 8
        cell.selectedBackgroundView = configured(UIView()) { $0.backgroundColor = .systemGray3 }
        return cell
    }
}
