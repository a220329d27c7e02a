import CellSimHost

extension RenderCommand: PlainCommand {
    static var unsaid: RenderCommand {
        var command = RenderCommand()
        (command.files, command.output, command.outputDirectory) = ([], nil, nil)
        (command.data, command.rows, command.width, command.height, command.scrollTo) = (nil, nil, nil, nil, nil)
        (command.scene, command.reuseIdentifier, command.matrix) = ([], nil, [])
        (command.assets, command.fonts, command.appearance) = (.unsaid, .unsaid, .unsaid)
        (command.separate, command.jobs, command.gitBase, command.reporter, command.perf) = (false, nil, nil, [], false)
        (command.json, command.quiet) = (false, false)
        return command
    }

    mutating func take(_ word: String) -> Bool {
        files.append(word)
        return true
    }

    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool {
        switch option {
        case "-o", "--output": output = try words.value(of: "--output")
        case "--output-directory": outputDirectory = try words.value(of: option)
        case "--data": data = try words.value(of: option)
        case "--rows": rows = try NumberOption.rows(words.value(of: option))
        case "--width": width = try NumberOption.points(words.value(of: option))
        case "--height": height = try NumberOption.points(words.value(of: option))
        case "--scene", "--object": scene.append(try words.value())
        case "-j", "--jobs": jobs = try NumberOption.jobs(words.value(of: "--jobs"))
        case "--separate": separate = true
        case "-q", "--quiet": quiet = true
        case "-v", "--verbose", "--perf": perf = true
        default: return try appearance.take(option, &words) || assets.take(option, &words)
        }
        return true
    }
}

extension InspectCommand: PlainCommand {
    static var unsaid: InspectCommand {
        var command = InspectCommand()
        (command.file, command.format, command.json) = ("", .text, false)
        (command.runTime, command.canvasRules) = (false, false)
        (command.appearance, command.assets, command.fonts) = (.unsaid, .unsaid, .unsaid)
        return command
    }

    var isWhole: Bool { !file.isEmpty }

    mutating func take(_ word: String) -> Bool {
        guard file.isEmpty, !word.isEmpty else { return false }
        file = word
        return true
    }

    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool {
        switch option {
        case "--format": format = try words.value(of: option, as: InspectFormat.self)
        case "--json": json = true
        case "--run-time": runTime = true
        default: return try appearance.take(option, &words) || assets.take(option, &words)
        }
        return true
    }
}

extension CompareCommand: PlainCommand {
    static var unsaid: CompareCommand {
        var command = CompareCommand()
        (command.reference, command.actual, command.output) = ("", "", nil)
        (command.comparison, command.reporting) = (.unsaid, .unsaid)
        return command
    }

    var isWhole: Bool { !actual.isEmpty }

    mutating func take(_ word: String) -> Bool {
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

    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool {
        guard option == "-o" || option == "--output" else { return false }
        output = try words.value(of: "--output")
        return true
    }
}

extension AppearanceOptions {
    static var unsaid: AppearanceOptions {
        var options = AppearanceOptions()
        options.choice = AppearanceChoice()
        return options
    }

    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool {
        switch option {
        case "--device": device = try Device.fromFlag(words.value(of: option))
        case "--orientation": orientation = try words.value(of: option, as: Device.Orientation.self)
        case "--scale": scale = try words.value(of: option, as: PixelScale.self)
        case "--style": style = try words.value(of: option, as: InterfaceStyle.self)
        case "--text-size": textSize = try words.value(of: option, as: TextSize.self)
        default: return false
        }
        return true
    }
}

extension AssetOptions {
    static var unsaid: AssetOptions {
        var options = AssetOptions()
        (options.paths, options.configuration, options.ignoresConfiguration) = ([], nil, false)
        return options
    }

    mutating func take(_ option: String, _ words: inout PlainWords) throws -> Bool {
        switch option {
        case "--assets": paths.append(try words.value())
        case "-c", "--config": configuration = try words.value(of: "--config")
        case "--no-config": ignoresConfiguration = true
        default: return false
        }
        // What excludes one another is for the parser to report.
        return configuration == nil || (!ignoresConfiguration && configuration != "")
    }
}

extension FontOptions {
    static var unsaid: FontOptions {
        var options = FontOptions()
        options.paths = []
        return options
    }
}

extension ComparisonOptions {
    static var unsaid: ComparisonOptions {
        var options = ComparisonOptions()
        (options.method, options.precision, options.perceptualPrecision) = (nil, nil, nil)
        (options.perPixelTolerance, options.maxDiffPixels, options.ignore) = (nil, 0, [])
        return options
    }
}

extension ReporterOptions {
    static var unsaid: ReporterOptions {
        var options = ReporterOptions()
        (options.chosen, options.json, options.quiet, options.picturesURL) = ([], false, false, nil)
        return options
    }
}
