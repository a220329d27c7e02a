import CellSimHost
import Foundation

/// Generates the reference page of `cellsim.yml`, with all keys and devices.
enum ConfigurationPage {
    static var text: String {
        var parts = [introduction]
        for (location, heading) in [
            (ConfigurationKey.Mapping.file, "## The file"), (.cases, "## A case"), (.variants, "## Variants"),
            (.comparison, "## Comparison"),
        ] {
            parts.append(heading + "\n\n" + sectionText(location) + "\n\n" + table(ConfigurationKey.keys(of: location)))
        }
        parts += [naming, search, devices]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # cellsim.yml

        <!-- Written by `cellsim schema --format markdown`; a test fails when the page is stale. -->

        `cellsim.yml` lists the cases that `cellsim snapshot` draws and compares. It also names the folders in which \
        commands find images and fonts. `cellsim init` writes such a file for a project:

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

        Paths are relative to the folder of `cellsim.yml`. Unknown keys and invalid values are errors. The message has \
        the file, the line and the nearest valid name. Upper and lower case do not matter in values such as `dark`.

        Editors complete the keys with [the JSON schema](cellsim.schema.json), which `cellsim schema` prints. To use \
        the schema, start the file with `# yaml-language-server: $schema=PATH`.
        """

    private static func sectionText(_ location: ConfigurationKey.Mapping) -> String {
        switch location {
        case .file: "A file without `cases` can still set the image folders, the fonts and the iOS version."
        case .cases:
            "A case has the options of `cellsim render` and the rules for the comparison. `--separate` (one picture "
                + "for each row), `--matrix`, `--git-base`, `--jobs` and `--perf` exist only on the command line."
        case .variants: "A file can have up to \(SnapshotPlan.maximumCases) cases. Each combination counts as a case."
        case .comparison: "Fractions are numbers from 0 to 1, or percentages such as 99.9%."
        }
    }

    private static func table(_ keys: [ConfigurationKey]) -> String {
        let rows = keys.map { key in
            let defaultText = key.defaultDescription.map(escaped) ?? ""
            return "| `\(key.name)` | \(valueDescription(key)) | \(escaped(key.meaning)) | \(defaultText) |"
        }
        return "| key | value | meaning | default |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
    }

    /// Escapes characters that have a meaning in Markdown tables.
    private static func escaped(_ text: String) -> String {
        text.replacing("*", with: "\\*").replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }

    private static func valueDescription(_ key: ConfigurationKey) -> String {
        let description =
            switch key.valueType {
            case .text: "a text"
            case .texts: "a text, or a list"
            case .path: "a path"
            case .paths: "a path, or a list"
            case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
            case .fraction: "a fraction"
            case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
            case .flag: "`true` or `false`"
            case .rectangles: "a box, or a list"
            case .mapping(let location): "[keys](#\(headingAnchor(location)))"
            case .list(let location): "a list of [cases](#\(headingAnchor(location)))"
            case .axis(.device): "[a device](#devices)"
            case .axis(.language): "a language"
            case .axis(let axis):
                axis.values.map { $0.map { "`\($0)`" }.joined(separator: ", ") } ?? "a number of points from 1 to 20000"
            }
        return key.mapping == .variants ? description + ", or a list" : description
    }

    private static func headingAnchor(_ location: ConfigurationKey.Mapping) -> String {
        location == .cases ? "a-case" : location == .file ? "the-file" : location.rawValue
    }

    private static let naming = """
        ## Names of references

        A case called NAME has three files. The reference is `references/NAME.png`. The picture of the last run is \
        `artifacts/actual/NAME.png`, and the difference picture is `artifacts/difference/NAME.png`. NAME consists of \
        these parts, separated by slashes:

        1. `name`;
        2. the document without its extension, if there is no `name`, or if `document` names or may match several \
        documents. If a pattern or a folder finds the document, this part includes the subfolders: `App/**/*.xib` \
        gives `Cells/Tag`. Language folders such as `Base.lproj` are not part of it, unless two documents would have the \
        same name;
        3. the file of `data` if there are several files, the scene if `scene` is set, and the values of `variants` in \
        the order of their keys. Dashes separate these values. With `scene: all`, the scene is its storyboard \
        identifier, its class without `ViewController`, its title or its element; a number follows if scenes share it.

        For example, a document with one view has the reference `Views/Cells/Tag/dark-AX3.png` in the file above. If \
        the document has several views, its view `Header` has the reference `Views/Cells/Tag/Header-dark-AX3.png`. \
        Characters other than letters, digits and `-_.+` become dashes. Two cases with the same name are an error. \
        `cellsim unused` lists references that no case uses.
        """

    private static let search = """
        ## Which file is used

        `cellsim snapshot`, `accept` and `unused` use the `cellsim.yml` that you name, or the one in the folder that \
        you name. If you name neither, they search from the working directory upward and use the first file that they \
        find.

        `render`, `inspect`, `lint`, `gallery`, `scroll` and `reuse` search from each document's folder upward, then \
        from the working directory upward. They take `assets`, `fonts` and `system` from the file that they find. \
        `--assets` replaces the file's `assets`. `--no-config` turns the search off.

        A search ends at a folder that contains `.git`, or at a folder inside a shared folder such as `/tmp`.
        """

    private static var devices: String {
        let rows = Device.catalogue.map { device in
            let names = device.names.joined(separator: ", ")
            let area = [Device.Orientation.portrait, .landscape].map { DeviceTable.safeArea(device.rotated($0)) }
            return "| \(names) | `\(device.identifier)` | \(DeviceTable.size(device)) | \(Int(device.scale)) | "
                + "\(area.joined(separator: " | ")) |"
        }
        return """
            ## Devices

            `cellsim devices` lists the devices. Upper and lower case, spaces and dashes do not matter in names. A \
            size such as `375x667` is a device without a safe area, at two pixels per point. The table shows sizes in \
            points, in portrait orientation.

            | names | Interface Builder | size | scale | safe area | safe area in landscape |
            |---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
