/// The values in descriptions of tables after those of scroll views.
extension UITableView: ViewDescribing {
    package var describedDetails: [String] { [describedDataSource(dataSource)] }
}

/// Returns the name of a data source's class in a description.
func describedDataSource(_ dataSource: AnyObject?) -> String {
    "dataSource: " + (dataSource.map { "<\(UIKitModules.runtimeName(of: type(of: $0)))>" } ?? "(null)")
}
