import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation
import Synchronization

/// Compares image files under a rule and reports each pair as a case.
public struct FileComparer: Sendable {
    /// The rule that determines which differences count in all pairs.
    public var rule: ComparisonRule

    /// Creates a comparer.
    public init(rule: ComparisonRule) { self.rule = rule }

    /// Compares the pairs on all cores and returns their cases in the same order.
    /// - Parameter differencePath: Returns the path for a pair's difference picture; nil to write none.
    public func compare(
        _ pairs: [ComparisonPlan.Pair], differencePath: @Sendable (ComparisonPlan.Pair) -> String?
    ) -> [ReportCase] {
        let results = Mutex([ReportCase?](repeating: nil, count: pairs.count))
        Parallel.perform(pairs.count) { index in
            let pair = pairs[index]
            let result = CurrentWork.performing(index) {
                WorkCrash(at: index).map { crashCase(pair, $0) } ?? compare(pair, differencePath: differencePath(pair))
            }
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    /// Returns the case for a pair whose comparison crashed the process, which was then restarted.
    private func crashCase(_ pair: ComparisonPlan.Pair, _ crash: WorkCrash) -> ReportCase {
        var result = ReportCase(name: pair.name, state: .unreadable)
        (result.reference, result.actual) = (pair.reference, pair.actual)
        result.message = "\(pair.name): error: \(crash.message(of: "these pictures"))"
        return result
    }

    /// Compares one pair. If a picture can't be read, the case has the state `unreadable`; the method doesn't throw.
    public func compare(_ pair: ComparisonPlan.Pair, differencePath: String?) -> ReportCase {
        compare(pair, differencePath: differencePath, actual: nil) { _ in }
    }

    /// Compares a pair whose new picture may already be in memory.
    /// - Parameters:
    ///   - actual: The bytes of the new picture's file; nil reads the file.
    ///   - read: Receives the bytes of the reference file.
    package func compare(
        _ pair: ComparisonPlan.Pair, differencePath: String?, actual: [UInt8]?, read: ([UInt8]) -> Void
    ) -> ReportCase {
        var result = ReportCase(name: pair.name, state: .same)
        (result.reference, result.actual) = (pair.reference, pair.actual)
        do {
            try compareContents(pair, &result, differencePath, actual, read)
        } catch let problem as PictureFile.ReadError {
            result.recordError(problem, reference: pair.reference)
        } catch {
            (result.state, result.message) = (.unreadable, "\(error)")
        }
        return result
    }

    /// Returns the case for a pair whose pictures are known to be identical.
    /// - Parameter actual: The bytes of the new picture's file.
    /// - Returns: The case; nil if the file is not a plain PNG.
    package func identicalCase(_ pair: ComparisonPlan.Pair, actual: [UInt8]) -> ReportCase? {
        guard let header = PNG.checkedHeader(actual) else { return nil }
        var result = ReportCase(name: pair.name, state: .same)
        (result.reference, result.actual) = (pair.reference, pair.actual)
        result.apply(Comparison(equalPicturesOfWidth: header.width, height: header.height, rule: rule), findings: [])
        return result
    }

    private func compareContents(
        _ pair: ComparisonPlan.Pair, _ result: inout ReportCase, _ differencePath: String?, _ actual: [UInt8]?,
        _ read: ([UInt8]) -> Void
    ) throws {
        let files = [
            Result { try PictureFile.read(pair.reference) }, Result { try actual ?? PictureFile.read(pair.actual) },
        ]
        if case .success(let bytes) = files[0] { read(bytes) }
        if let size = try FileComparer.commonSize(files[0], files[1], path: pair.reference) {
            result.apply(Comparison(equalPicturesOfWidth: size.width, height: size.height, rule: rule), findings: [])
            if !size.isSameFile {
                let details = FileDetails(reference: try files[0].get(), actual: try files[1].get())
                try addDetails(details, in: &result, picture: nil, areStored: true, depth: nil)
            }
            return
        }
        let (reference, actual) = try FileComparer.decode(pair, files)
        var rule = rule
        if rule.method == .simulator {
            rule.isReferenceDisplayP3 = PNGDescription(reference.bytes).isDisplayP3
        }
        var comparison = Comparison(reference: reference.bitmap, actual: actual.bitmap, rule: rule)
        let details = FileDetails(reference: reference.bytes, actual: actual.bytes)
        let depth = try details.addDeepDifferences(
            to: &comparison, reference: reference.bitmap, actual: actual.bitmap)
        let findings = comparison.findings(reference: reference.bitmap, actual: actual.bitmap)
        result.apply(comparison, findings: findings)
        try addDetails(details, in: &result, picture: reference.bitmap, areStored: false, depth: depth)
        if result.state == .different {
            result.explain(reference: reference.bytes, actual: actual.bytes, findings)
        }
        // A difference picture can't show differences in animation frames or in bits beyond eight per channel.
        guard comparison.verdict == .different, let differencePath else { return }
        let picture = DifferencePicture.make(
            reference: reference.bitmap, actual: actual.bitmap, rule: rule, comparison: comparison)
        try DifferencePicture.write(picture, to: differencePath)
        result.difference = differencePath
    }

    /// Adds the differences between two files other than their pixels at 8 bits per channel.
    private func addDetails(
        _ details: FileDetails, in result: inout ReportCase, picture: Bitmap?, areStored: Bool, depth: String?
    ) throws {
        var descriptions = depth.map { [$0] } ?? []
        if let frames = try details.frameDifferences(rule) {
            result.state = .different
            result.differentPixels += frames.pixels
            descriptions.append(frames.words)
        }
        let isEqual = result.differentPixels == 0 && result.largestDifference == 0 && descriptions.isEmpty
        let metadata = try details.metadataDifferences(isEqual ? picture : nil, areStored: areStored)
        if !metadata.isEmpty {
            descriptions.append(
                (isEqual ? "same pixels, " : "") + "different metadata: " + metadata.joined(separator: "; "))
        }
        result.details = descriptions.isEmpty ? nil : descriptions.joined(separator: ", ")
    }

    /// Returns the size of both pictures if their files have the same bytes or the same pixel rows; otherwise nil.
    ///
    /// Identical plain PNGs are not decoded if the checksums of their chunks are correct. For other identical files, one of the
    /// two is decoded.
    private static func commonSize(
        _ reference: Result<[UInt8], any Error>, _ actual: Result<[UInt8], any Error>, path: String
    ) throws -> (width: Int, height: Int, isSameFile: Bool)? {
        guard case .success(let first) = reference, case .success(let second) = actual else { return nil }
        guard isEqual(first, second) else {
            return PNG.sizeOfEqualRows(first, second).map { ($0.width, $0.height, false) }
        }
        if let header = PNG.checkedHeader(first) { return (header.width, header.height, true) }
        let bitmap = try PictureFile(path: path, bytes: first).bitmap
        return (bitmap.width, bitmap.height, true)
    }

    /// Compares two arrays with `memcmp`, because debug builds compare arrays element by element.
    private static func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard first.count == second.count else { return false }
        return unsafe first.withUnsafeBytes { first in
            unsafe second.withUnsafeBytes { second in
                guard let a = first.baseAddress, let b = second.baseAddress else { return true }
                return unsafe memcmp(a, b, first.count) == 0
            }
        }
    }

    /// Decodes both pictures concurrently, because decoding takes most of the time.
    private static func decode(_ pair: ComparisonPlan.Pair, _ files: [Result<[UInt8], any Error>]) throws -> (
        PictureFile, PictureFile
    ) {
        let paths = [pair.reference, pair.actual]
        let pictures = Mutex<[Result<PictureFile, any Error>?]>([nil, nil])
        Parallel.perform(2) { index in
            let picture = Result { try PictureFile(path: paths[index], bytes: files[index].get()) }
            pictures.withLock { $0[index] = picture }
        }
        let decoded = try pictures.withLock { $0 }.compactMap { try $0?.get() }
        return (decoded[0], decoded[1])
    }
}
