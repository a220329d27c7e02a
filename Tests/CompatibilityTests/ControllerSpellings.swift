import SnapshotTesting

/// View controllers on devices: calls from existing suites, and frames that UIKit recorded.
final class ControllerSpellings: CompatibilityCase {
    /// A controller with four labels in text styles at the corners of the safe area.
    private final class Corners: UIViewController {
        let topLabel = UILabel(), leadingLabel = UILabel(), trailingLabel = UILabel(), bottomLabel = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = .init(barButtonSystemItem: .add, target: nil, action: nil)
            view.backgroundColor = .white
            for (label, text) in [
                (topLabel, "What's"), (leadingLabel, "the"), (trailingLabel, "point"), (bottomLabel, "?"),
            ] {
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
            }
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                topLabel.topAnchor.constraint(equalTo: guide.topAnchor),
                topLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                leadingLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                leadingLabel.trailingAnchor.constraint(lessThanOrEqualTo: guide.centerXAnchor),
                leadingLabel.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                trailingLabel.leadingAnchor.constraint(greaterThanOrEqualTo: guide.centerXAnchor),
                trailingLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                trailingLabel.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                bottomLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                bottomLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            ])
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            topLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
            leadingLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
            trailingLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
            bottomLabel.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
            view.setNeedsUpdateConstraints()
            view.updateConstraintsIfNeeded()
        }
    }

    /// The expected frames are from references that the library recorded on simulators: iPhone 8 at two pixels per point, iPhone X at
    /// three. They may differ by a point, because text widths are not exactly those of San Francisco.
    func testFramesAreThoseThatUIKitGave() {
        let recorded: [(ViewImageConfig, [String])] = [
            (
                .iPhone8,
                ["0 0; 375 667", "161 20; 53 19.5", "0 334; 24 19.5", "338 334; 37 19.5", "184 650; 7.5 17"]
            ),
            (
                .iPhoneX,
                [
                    "0 0; 375 812", "161.333 44; 52.6667 19.3333", "0 401.333; 23.6667 19.3333",
                    "338 401.333; 37 19.3333", "184 761; 7.33333 17",
                ]
            ),
        ]
        for (config, frames) in recorded {
            let lines = text(Corners(), .recursiveDescription(on: config)).split(separator: "\n").map(String.init)
            XCTAssertEqual(lines.count, 5)
            let texts = ["What's", "the", "point", "?"]
            for (line, frame) in zip(lines, frames) {
                let actual = line.components(separatedBy: "frame = (")[1].components(separatedBy: ")")[0]
                for (a, b) in zip(numbers(actual), numbers(frame)) { XCTAssertEqual(a, b, accuracy: 1.001, line) }
            }
            XCTAssertEqual(lines[0], "<UIView; frame = (\(frames[0])); autoresize = W+H; layer = <CALayer>>")
            for (line, text) in zip(lines.dropFirst(), texts) {
                XCTAssertTrue(line.hasPrefix("   | <UILabel; frame = ("), line)
                XCTAssertTrue(
                    line.hasSuffix("); text = '\(text)'; userInteractionEnabled = NO; layer = <_UILabelLayer>>"), line)
            }
        }
    }

    private func numbers(_ frame: String) -> [CGFloat] {
        frame.split(whereSeparator: { " ;".contains($0) }).compactMap { Double($0).map { CGFloat($0) } }
    }

    func testDevices() {
        let phones: [(String, ViewImageConfig)] = [
            ("se", .iPhoneSe), ("se-l", .iPhoneSe(.landscape)), ("8", .iPhone8), ("8-l", .iPhone8(.landscape)),
            ("8plus", .iPhone8Plus(.portrait)), ("x", .iPhoneX), ("x-l", .iPhoneX(.landscape)), ("xr", .iPhoneXr),
            ("xsmax", .iPhoneXsMax), ("12", .iPhone12), ("12pro", .iPhone12Pro(.portrait)),
            ("12promax", .iPhone12ProMax),
            ("13", .iPhone13), ("13mini", .iPhone13Mini), ("13pro", .iPhone13Pro),
            ("13promax", .iPhone13ProMax(.landscape)),
        ]
        let pads: [(String, ViewImageConfig)] = [
            ("mini", .iPadMini), ("mini-p", .iPadMini(.portrait)), ("9-7", .iPad9_7), ("10-2", .iPad10_2),
            ("10-5", .iPadPro10_5(.landscape)), ("11", .iPadPro11), ("12-9", .iPadPro12_9(.portrait)),
            ("third", .iPadMini(.landscape(splitView: .oneThird))),
            ("half", .iPadPro11(.landscape(splitView: .oneHalf))),
            ("two", .iPadPro12_9(.landscape(splitView: .twoThirds))),
            ("p-third", .iPadPro10_5(.portrait(splitView: .oneThird))),
            ("p-two", .iPadPro10_5(.portrait(splitView: .twoThirds))), ("full", .iPadMini(.portrait(splitView: .full))),
        ]
        for (name, config) in phones + pads { roundTrip(Corners(), as: .recursiveDescription(on: config), named: name) }
        roundTrip(Corners(), as: .image(on: .iPhoneSe), named: "image")
        roundTrip(
            Corners(),
            as: .image(
                on: .iPhoneX(.landscape), precision: 0.99, size: CGSize(width: 50, height: 50),
                traits: .init(userInterfaceStyle: .dark)), named: "image-2")
        roundTrip(
            Corners(),
            as: .image(
                on: ViewImageConfig(
                    safeArea: .init(top: 9, left: 0, bottom: 9, right: 0), size: CGSize(width: 60, height: 60),
                    traits: .iPhoneX(.portrait))), named: "image-3")
        roundTrip(Corners(), as: .image(size: CGSize(width: 70, height: 30)), named: "image-4")
        roundTrip(Corners(), as: .image, named: "image-5")
    }

    func testContainers() {
        let tabs = UITabBarController()
        tabs.setViewControllers([UINavigationController(rootViewController: Corners())], animated: false)
        roundTrip(tabs, as: .image(on: .iPhoneSe), named: "tabs")
        roundTrip(UINavigationController(rootViewController: Corners()), as: .image(on: .iPhone8), named: "navigation")
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: Corners()), Corners()]
        roundTrip(split, as: .image(on: .iPadMini), named: "split")
    }

    /// The hierarchy that UIKit creates for containers in a window, according to the library's documentation.
    func testTheHierarchyOfContainers() {
        let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        page.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let tab = UITabBarController()
        tab.viewControllers = [
            UINavigationController(rootViewController: page),
            UINavigationController(rootViewController: UIViewController()),
        ]
        XCTAssertEqual(
            text(tab as UIViewController, .hierarchy).split(separator: "\n").prefix(4).map(String.init),
            [
                "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
                "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>",
                "   |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>",
                "   |    |    | <UIViewController>, state: appeared, view: <UIView>",
            ])
        roundTrip(tab, as: .hierarchy, named: "a")
    }

    func testTablesAndCollections() {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        final class Tiles: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            let layout: UICollectionViewFlowLayout = {
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.minimumLineSpacing = 20
                return layout
            }()
            lazy var tiles = UICollectionView(frame: .zero, collectionViewLayout: layout)

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(tiles)
                (tiles.dataSource, tiles.delegate) = (self, self)
                tiles.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
                tiles.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    tiles.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    tiles.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                    tiles.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    tiles.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
                ])
                tiles.reloadData()
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                tiles.collectionViewLayout.invalidateLayout()
            }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
                cell.contentView.backgroundColor = .orange
                return cell
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: min(view.frame.width - 50, 300), height: view.frame.height) }
        }
        roundTrip(Rows(), as: .image(on: .iPhoneSe), named: "rows")
        roundTrip(Rows(), as: .recursiveDescription(on: .iPhoneSe), named: "rows")
        for (name, config) in ["ipad": ViewImageConfig.iPadPro12_9, "se": .iPhoneSe] {
            roundTrip(Tiles(), as: .image(on: config), named: name)
        }
    }

    func testLifeCycle() {
        final class Probe: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                calls.append("load")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("will appear")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("did appear")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                calls.append("will disappear")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("did disappear")
            }
        }
        let probe = Probe()
        record(probe, as: .image(size: CGSize(width: 9, height: 9)), named: "a")
        for call in ["will appear", "did appear", "will disappear", "did disappear"] {
            XCTAssertEqual(probe.calls.filter { $0 == call }.count, 2, call)
        }
        XCTAssertEqual(probe.calls.filter { $0 == "load" }.count, 1)
    }

    /// Adds a controller to a parent with overridden traits and another size, as some suites do.
    func testOwnTraitControllers() {
        let child = Corners(), parent = UIViewController()
        parent.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
        ])
        let traits = UITraitCollection(traitsFrom: [
            .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular), .init(userInterfaceIdiom: .phone),
            .init(preferredContentSizeCategory: .accessibilityExtraLarge),
        ])
        parent.setOverrideTraitCollection(traits, forChild: child)
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        parent.view.layoutIfNeeded()
        XCTAssertEqual(child.traitCollection.preferredContentSizeCategory, .accessibilityExtraLarge)
        XCTAssertEqual(child.view.frame.size, CGSize(width: 320, height: 100))
        XCTAssertEqual(child.leadingLabel.font.pointSize, 40)
        roundTrip(parent.view, as: .image, named: "a")
    }
}
