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

        <!-- Written by `cellsim schema --format markdown`; a test fails when the page is stale. -->

        `cellsim.yml` lists the cases that `cellsim snapshot` draws and compares, and the folders in which commands \
        find images and fonts. `cellsim init` writes one for a project:

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

        Paths are relative to the file's folder. Unknown keys and invalid values are errors with file, line and the \
        nearest valid name. Values such as `dark` ignore case.

        Editors complete the keys with [the JSON schema](cellsim.schema.json), which `cellsim schema` prints. To use \
        it, start the file with `# yaml-language-server: $schema=PATH`.
        """

    private static func words(_ place: ConfigurationKey.Place) -> String {
        switch place {
        case .file: "Without `cases`, the file still sets the folders of images, the fonts and the iOS version."
        case .cases:
            "The options of `cellsim render`, and the rules for comparing. Only the command line has `--separate` (a "
                + "picture per row), `--matrix`, `--git-base`, `--jobs` and `--perf`."
        case .variants: "A file has at most \(SnapshotPlan.maximumCases) cases, including all combinations."
        case .comparison: "Fractions are numbers from 0 to 1, or percentages such as 99.9%."
        }
    }

    private static func table(_ keys: [ConfigurationKey]) -> String {
        let rows = keys.map { key in
            let usual = key.missing.map(plain) ?? ""
            return "| `\(key.name)` | \(form(key)) | \(plain(key.meaning)) | \(usual) |"
        }
        return "| key | value | meaning | default |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
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

        A case called NAME has these files: the reference `references/NAME.png`, the picture of the last run \
        `artifacts/actual/NAME.png`, and the picture of the differences `artifacts/difference/NAME.png`. NAME consists \
        of these parts, separated by slashes:

        1. `name`;
        2. the document without its extension, if there is no `name`, or if `document` names several documents or may \
        match several. A document that a pattern or a folder finds keeps the folders below it: `Cells/Tag` for \
        `App/**/*.xib`;
        3. the file of `data` if there are several, the scene if `scene` is set, and the values of `variants` in the \
        order of their keys, separated by dashes.

        The file above has the reference `Views/Cells/Tag/dark-AX3.png`, or `Views/Cells/Tag/Header-dark-AX3.png` if \
        the document's views are drawn separately. Characters other than letters, digits and `-_.+` become dashes. Two \
        cases with the same name are an error. `cellsim unused` lists references that no case uses.
        """

    private static let search = """
        ## Which file is used

        `cellsim snapshot`, `accept` and `unused` use the `cellsim.yml` that you name, or the one in the folder that \
        you name. Otherwise they use the nearest one, from the working directory upward.

        `render`, `inspect`, `lint`, `gallery`, `scroll` and `reuse` search from each document's folder upward, then \
        from the working directory upward. They take `assets`, `fonts` and `system` from the file that they find. \
        `--assets` replaces the file's `assets`, and `--no-config` skips the search.

        A search ends at a folder with `.git`, or at a folder inside a shared one such as `/tmp`.
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

            `cellsim devices` lists them. Case, spaces and dashes do not matter. A size such as `375x667` is a device \
            without a safe area, at two pixels per point. Sizes are in points, in portrait.

            | names | Interface Builder | size | scale | safe area | in landscape |
            |---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
