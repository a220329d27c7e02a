/// The script and style that reports and galleries share. Insert them before the page's own.
package enum SharedPageAssets {
    /// JavaScript that defines `page` and `pairViewer`.
    package static let sharedScript = [UInt8](PackageResources.page_js) + PackageResources.pairs_js
    /// CSS for pairs of pictures.
    package static let sharedStyle = [UInt8](PackageResources.pairs_css)
}
