import CellSimHost

/// The part of `RenderCommand` that parses common arguments without ArgumentParser.
extension RenderCommand: FastArgumentParser {
    static var defaults: RenderCommand {
        var command = RenderCommand()
        command.files = []
        (command.records, command.selection, command.viewport) = (.defaults, .defaults, .defaults)
        (command.destination, command.jobs, command.messages) = (.defaults, .defaults, .defaults)
        (command.assets, command.fonts, command.appearance) = (.defaults, .defaults, .defaults)
        return command
    }

    mutating func consume(_ argument: String) -> Bool {
        files.append(argument)
        return true
    }

    mutating func consume(_ option: String, _ cursor: inout ArgumentCursor) throws -> Bool {
        switch option {
        case "-o", "--output": destination.output = try cursor.value(of: "--output")
        case "--output-directory": destination.outputDirectory = try cursor.value(of: option)
        case "--data": records.data = try cursor.value(of: option)
        case "--rows": records.rows = try NumberOption.rows(cursor.value(of: option))
        case "--width": viewport.width = try NumberOption.points(cursor.value(of: option))
        case "--height": viewport.height = try NumberOption.points(cursor.value(of: option))
        case "--scene", "--object": selection.scene.append(try cursor.value())
        case "-j", "--jobs": jobs.named = try NumberOption.jobs(cursor.value(of: "--jobs"))
        case "--separate": destination.separate = true
        case "-q", "--quiet": messages.quiet = true
        case "-v", "--verbose", "--perf": messages.perf = true
        default: return try appearance.consume(option, &cursor) || assets.consume(option, &cursor)
        }
        return true
    }
}

/// The part of `InspectCommand` that parses common arguments without ArgumentParser.
extension InspectCommand: FastArgumentParser {
    static var defaults: InspectCommand {
        var command = InspectCommand()
        (command.file, command.output) = ("", .defaults)
        (command.appearance, command.assets, command.fonts) = (.defaults, .defaults, .defaults)
        return command
    }

    var hasRequiredArguments: Bool { !file.isEmpty }

    mutating func consume(_ argument: String) -> Bool {
        guard file.isEmpty, !argument.isEmpty else { return false }
        file = argument
        return true
    }

    mutating func consume(_ option: String, _ cursor: inout ArgumentCursor) throws -> Bool {
        switch option {
        case "--format": output.format = try cursor.value(of: option, as: InspectFormat.self)
        case "--json": output.json = true
        case "--run-time": output.runTime = true
        default: return try appearance.consume(option, &cursor) || assets.consume(option, &cursor)
        }
        return true
    }
}

/// The part of `CompareCommand` that parses common arguments without ArgumentParser.
extension CompareCommand: FastArgumentParser {
    static var defaults: CompareCommand {
        var command = CompareCommand()
        (command.reference, command.actual, command.output) = ("", "", .defaults)
        (command.comparison, command.reporting) = (.defaults, .defaults)
        command.simulator = .defaults
        return command
    }

    var hasRequiredArguments: Bool { !actual.isEmpty }

    mutating func consume(_ word: String) -> Bool {
        guard !word.isEmpty else { return false }
        if reference.isEmpty {
            reference = word
        } else if actual.isEmpty {
            actual = word
        } else {
            return false
        }
        return true
    }

    mutating func consume(_ option: String, _ words: inout ArgumentCursor) throws -> Bool {
        guard option == "-o" || option == "--output" else { return false }
        output.path = try words.value(of: "--output")
        return true
    }
}

extension AppearanceOptions {
    static var defaults: AppearanceOptions {
        var options = AppearanceOptions()
        options.choice = AppearanceOverrides()
        return options
    }

    mutating func consume(_ option: String, _ words: inout ArgumentCursor) throws -> Bool {
        guard let axis = AppearanceAxis(flag: option), !axis.isPictureSize else { return false }
        var size = (width: Double?.none, height: Double?.none)
        try axis.set(try words.value(of: option), in: &choice, width: &size.width, height: &size.height)
        return true
    }
}

extension AssetOptions {
    static var defaults: AssetOptions {
        var options = AssetOptions()
        (options.paths, options.configuration, options.ignoresConfiguration) = ([], nil, false)
        return options
    }

    mutating func consume(_ option: String, _ words: inout ArgumentCursor) throws -> Bool {
        switch option {
        case "--assets": paths.append(try words.value())
        case "-c", "--config": configuration = try words.value(of: "--config")
        case "--no-config": ignoresConfiguration = true
        default: return false
        }
        // Conflicting options are reported by ArgumentParser.
        return configuration == nil || (!ignoresConfiguration && configuration != "")
    }
}

extension FontOptions {
    static var defaults: FontOptions {
        var options = FontOptions()
        options.paths = []
        return options
    }
}

extension ComparisonOptions {
    static var defaults: ComparisonOptions {
        var options = ComparisonOptions()
        (options.method, options.precision, options.perceptualPrecision) = (nil, nil, nil)
        (options.perPixelTolerance, options.maxDiffPixels, options.ignore) = (nil, 0, [])
        return options
    }
}

extension ReporterOptions {
    static var defaults: ReporterOptions {
        var options = ReporterOptions()
        (options.chosen, options.json, options.quiet, options.picturesURL) = ([], false, false, nil)
        return options
    }
}

extension RecordOptions {
    static var defaults: RecordOptions {
        var options = RecordOptions()
        (options.data, options.rows) = (nil, nil)
        return options
    }
}

extension JobOptions {
    static var defaults: JobOptions {
        var options = JobOptions()
        options.named = nil
        return options
    }
}

extension RenderCommand.Selection {
    static var defaults: Self {
        var options = Self()
        (options.scene, options.reuseIdentifier, options.gitBase, options.map) = ([], nil, nil, false)
        return options
    }
}

extension RenderCommand.Viewport {
    static var defaults: Self {
        var options = Self()
        (options.width, options.height, options.scrollTo) = (nil, nil, nil)
        return options
    }
}

extension RenderCommand.Destination {
    static var defaults: Self {
        var options = Self()
        (options.output, options.outputDirectory, options.matrix, options.separate) = (nil, nil, [], false)
        return options
    }
}

extension RenderCommand.Messages {
    static var defaults: Self {
        var options = Self()
        (options.reporter, options.json, options.quiet, options.perf) = ([], false, false, false)
        return options
    }
}

extension InspectCommand.Output {
    static var defaults: Self {
        var options = Self()
        (options.format, options.json, options.runTime, options.canvasRules) = (.text, false, false, false)
        return options
    }
}

extension CompareCommand.Simulator {
    static var defaults: Self {
        var options = Self()
        (options.againstSimulator, options.pixelsPerPoint) = (false, nil)
        return options
    }
}

extension CompareCommand.Output {
    static var defaults: Self {
        var options = Self()
        options.path = nil
        return options
    }
}
