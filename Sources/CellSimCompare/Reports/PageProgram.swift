/// The part of pages' programs that reports and galleries share; it stands before the rest.
package enum PageProgram {
    /// JavaScript that defines `page`.
    package static let shared = [UInt8](PackageResources.page_js)
}
