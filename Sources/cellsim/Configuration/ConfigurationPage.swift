import CellSimHost
import Foundation

/// The reference page of `cellsim.yml`: every key, and every device.
enum ConfigurationPage {
    static var text: String {
        var parts = [introduction]
        for (place, heading) in [
            (ConfigurationKey.Place.file, "## The file"), (.cases, "## A case"), (.variants, "## Variants"),
            (.comparison, "## Comparison"),
        ] { parts.append(heading + "\n\n" + words(place) + "\n\n" + table(ConfigurationKey.keys(of: place))) }
        parts += [naming, search, devices]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # cellsim.yml

        <!-- Made by `cellsim schema --format markdown`; a test fails if it is outdated. -->

        What `cellsim snapshot` draws and compares, and where the commands find images. `cellsim init` writes one for a \
        project:

        ```yaml
        assets: [App/Assets.xcassets]
        comparison: {perceptual-precision: 98%, precision: 99.9%}
        cases:
          - name: Views
            document: App/**/*.xib
            exclude: App/Old
            scene: all
            variants: {style: [light, dark], text-size: [L, AX3]}
          - name: Basket
            document: App/BasketCell.xib
            data: Fixtures/basket.json
            width: 390
            comparison: {ignore: ['0,0,300,60']}
        ```

        Paths count from the folder of the file. Keys that do not exist, and values that are none, are errors with file and \
        line, and with the name that is nearest. Words such as `dark` may be written in any case.

        Editors complete the keys by [the JSON schema](cellsim.schema.json), which `cellsim schema` prints; a first line \
        `# yaml-language-server: $schema=PATH` names it to them.
        """

    private static func words(_ place: ConfigurationKey.Place) -> String {
        switch place {
        case .file: "Without `cases` the file still says where images are."
        case .cases:
            "The options of `cellsim render`, and the rules for comparing its picture. The command line alone has `--separate` (a "
                + "picture a row), `--matrix`, `--git-base`, `--jobs` and `--perf`."
        case .variants: "A file has at most \(SnapshotPlan.maximumCases) cases, all combinations counted."
        case .comparison: "Fractions are numbers from 0 to 1, or percentages as in 99.9%."
        }
    }

    private static func table(_ keys: [ConfigurationKey]) -> String {
        let rows = keys.map { key in
            let usual = key.missing.map(plain) ?? ""
            return "| `\(key.name)` | \(form(key)) | \(plain(key.meaning)) | \(usual) |"
        }
        return "| key | value | meaning | without it |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
    }

    /// Text in a table in which nothing is a mark.
    private static func plain(_ text: String) -> String {
        text.replacing("*", with: "\\*").replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }

    private static func form(_ key: ConfigurationKey) -> String {
        let words =
            switch key.form {
            case .text: "a text"
            case .texts: "a text, or several"
            case .path: "a path"
            case .paths: "a path, or several"
            case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
            case .fraction: "a fraction"
            case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
            case .flag: "`true` or `false`"
            case .boxes: "a box, or several"
            case .mapping(let place): "[keys](#\(anchor(place)))"
            case .list(let place): "a list of [cases](#\(anchor(place)))"
            case .axis(.device): "[a device](#devices)"
            case .axis(.language): "a language"
            case .axis(let axis):
                axis.values.map { $0.map { "`\($0)`" }.joined(separator: ", ") } ?? "a number of points from 1 to 20000"
            }
        return key.place == .variants ? words + ", or a list" : words
    }

    private static func anchor(_ place: ConfigurationKey.Place) -> String {
        place == .cases ? "a-case" : place == .file ? "the-file" : place.rawValue
    }

    private static let naming = """
        ## Names of references

        The reference of a case is `references/NAME.png`, what the last run drew `artifacts/actual/NAME.png`, and the picture \
        of the differences `artifacts/difference/NAME.png`. NAME consists of the parts that distinguish cases, with slashes \
        between:

        1. `name`;
        2. the document without its ending, where `document` names several or may find more, or where there is no `name`. What a \
        pattern or folder finds keeps the folders below it, as `Cells/Tag` of `App/**/*.xib`;
        3. the file of `data` if there are several, the scene if `scene` is given, and the values of `variants` in the order of \
        its keys, with dashes between.

        So the file above has `Views/Cells/Tag/dark-AX3.png` or, of a document whose views are drawn apart, \
        `Views/Cells/Tag/Header-dark-AX3.png`. Characters other than letters, digits and `-_.+` become dashes. Two cases with the same name are an error. \
        `cellsim unused` lists references that no case has any more.
        """

    private static let search = """
        ## Where it is looked for

        `cellsim snapshot`, `accept` and `unused` take the `cellsim.yml` that is named, or its folder; without a name the \
        nearest one from the working directory upward. `render`, `inspect`, `lint`, `gallery`, `scroll` and `reuse` look from each \
        document's folder upward, then from the working directory, and take `assets` and `system` from what they find; what the flag \
        `--assets` says counts alone, and `--no-config` looks for no file. A folder with `.git` is the last one looked into, and so is \
        one below a folder for everyone, such as `/tmp`.
        """

    private static var devices: String {
        let rows = Device.catalogue.map { device in
            let names = device.names.joined(separator: ", ")
            let area = [Device.Orientation.portrait, .landscape].map { DeviceTable.safeArea(device.turned($0)) }
            return "| \(names) | `\(device.identifier)` | \(DeviceTable.size(device)) | \(Int(device.scale)) | "
                + "\(area.joined(separator: " | ")) |"
        }
        return """
            ## Devices

            `cellsim devices` lists them. Case, spaces and dashes do not matter; a size as in `375x667` is a device without safe \
            area, at two pixels per point. Sizes are in points, upright.

            | names | Interface Builder | size | scale | safe area | lying |
            |---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
