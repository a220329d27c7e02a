/// The values in descriptions of lists after those of scroll views.
extension UITableView: ViewDescribing {
    package var describedDetails: [String] { [describedDataSource(dataSource)] }
}

extension UICollectionView: ViewDescribing {
    package var describedDetails: [String] {
        ["layout: <\(UIKitModules.runtimeName(of: type(of: collectionViewLayout)))>", describedDataSource(dataSource)]
    }
}

private func describedDataSource(_ dataSource: AnyObject?) -> String {
    "dataSource: " + (dataSource.map { "<\(UIKitModules.runtimeName(of: type(of: $0)))>" } ?? "(null)")
}
