/// The script that reports and galleries share. It precedes the rest.
package enum PageProgram {
    /// JavaScript that defines `page`.
    package static let shared = [UInt8](PackageResources.page_js)
}
