/// The values in descriptions of collection views after those of scroll views.
extension UICollectionView: ViewDescribing {
    package var describedDetails: [String] {
        ["layout: <\(UIKitModules.runtimeName(of: type(of: collectionViewLayout)))>", describedDataSource(dataSource)]
    }
}
