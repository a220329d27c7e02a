import UIKit

/// A data source with the sample rows or items of a table or collection view.
@MainActor protocol SampleDataSource {
    /// Restores the view's own data source and delegate.
    func restore()
}

/// A sample row: a cell template that is filled with values of a length.
@MainActor struct SampleRow {
    let template: RowTemplate
    let length: SampleLength
    /// A unique identifier, so that reuse pools never return the cell of another row.
    let identifier: String

    /// Returns one row per template and length.
    static func all(_ templates: [RowTemplate]) -> [SampleRow] {
        templates.flatMap { template in
            SampleLength.allCases.map {
                SampleRow(
                    template: template, length: $0, identifier: "sample row \($0.rawValue) \(template.identifier)")
            }
        }
    }
}
