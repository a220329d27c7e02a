import UIKit
import XCTest

/// Tests compositional layouts: items, groups and sections.
@preconcurrency @MainActor final class CompositionalLayoutTests: XCTestCase {
    private final class Cell: UICollectionViewCell {
        static var frames: [CGRect] = []
        let label = UILabel()
        override init(frame: CGRect) {
            Self.frames.append(frame)
            super.init(frame: frame)
            label.numberOfLines = 0
            label.frame = contentView.bounds
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var counts = [0]
        var text: (IndexPath) -> String = { "\($0.item)" }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.label.text = text(indexPath)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
        }
    }

    private let source = Source()
    private let headerKind = UICollectionView.elementKindSectionHeader

    private func view(_ counts: [Int], _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 300, height: 600))
        -> UICollectionView
    {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [headerKind, UICollectionView.elementKindSectionFooter, "badge"] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        source.counts = counts
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.sorted().compactMap {
            view.cellForItem(at: $0)?.frame
        }
    }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    func testGridFillsRows() {
        let cell = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
        cell.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [cell])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        section.interGroupSpacing = 5
        Cell.frames = []
        let view = view([4], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(
            frames(view),
            [
                CGRect(x: 17, y: 12, width: 86, height: 46), CGRect(x: 107, y: 12, width: 86, height: 46),
                CGRect(x: 197, y: 12, width: 86, height: 46), CGRect(x: 17, y: 67, width: 86, height: 46),
            ])
        XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 135))
        // New cells are created with their final frames.
        XCTAssertEqual(Cell.frames.first, CGRect(x: 17, y: 12, width: 86, height: 46))
    }

    func testNestedGroupsWithSpacing() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        column.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), column])
        let view = view([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(
            frames(view),
            [
                CGRect(x: 0, y: 0, width: 210, height: 100), CGRect(x: 210, y: 0, width: 90, height: 45),
                CGRect(x: 210, y: 55, width: 90, height: 45), CGRect(x: 0, y: 100, width: 210, height: 100),
            ])
    }

    func testFlexibleSpacingFillsRemainingWidth() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            subitems: [item(.absolute(80), .absolute(20))])
        group.interItemSpacing = .flexible(4)
        let view = view([3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(frames(view).map(\.minX), [0, 110, 220])
    }

    func testEstimatedRowsAreAsHighAsTheirContent() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        source.text = { $0.item == 1 ? "two\nlines" : "one" }
        let view = view([3], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(view).map(\.height), [20.5, 41, 20.5])
        XCTAssertEqual(frames(view).map(\.minY), [0, 28.5, 77.5])
        XCTAssertEqual(frames(view).map(\.width), [300, 300, 300])
    }

    func testHeadersBadgesAndBackgrounds() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let cell = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(40)),
            supplementaryItems: [badge])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                XCTAssertEqual(environment.container.effectiveContentSize.width, 300)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40)),
                    subitems: [cell])
                let section = NSCollectionLayoutSection(group: group)
                if index == 0 { section.orthogonalScrollingBehavior = .continuous }
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                section.decorationItems = [.background(elementKind: "ground")]
                return section
            }, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let view = view([2, 1], layout)
        XCTAssertEqual(
            frames(view), [CGRect(x: 0, y: 30, width: 60, height: 40), CGRect(x: 80, y: 30, width: 60, height: 40)])
        XCTAssertEqual(frames(view, section: 1), [CGRect(x: 0, y: 107, width: 60, height: 40)])
        XCTAssertEqual(view.contentSize.height, 147)
        let header = view.supplementaryView(forElementKind: headerKind, at: IndexPath(item: 0, section: 1))
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 77, width: 300, height: 30))
        let dot = view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(dot?.frame, CGRect(x: 135, y: 25, width: 10, height: 10))
        XCTAssertEqual(
            view.subviews.filter { type(of: $0) == UICollectionReusableView.self && $0.frame.height == 70 }.count, 2)
    }
}
