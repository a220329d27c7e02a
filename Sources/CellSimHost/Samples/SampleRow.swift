import UIKit

/// Sample rows of a table or collection.
@MainActor protocol SampleList {
    /// Gives the table or collection its own data source and delegate back.
    func restore()
}

/// One sample row: a template with values of a length.
@MainActor struct SampleRow {
    let template: RowTemplate
    let length: SampleLength
    /// An identifier of its own: the pools never return another row's cell.
    let identifier: String

    /// One row of each template and length.
    static func all(_ templates: [RowTemplate]) -> [SampleRow] {
        templates.flatMap { template in
            SampleLength.allCases.map {
                SampleRow(
                    template: template, length: $0, identifier: "sample row \($0.rawValue) \(template.identifier)")
            }
        }
    }
}
