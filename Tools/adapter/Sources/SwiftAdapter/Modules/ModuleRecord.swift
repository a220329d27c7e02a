import Foundation

/// The part of `AdaptedModule` that stores facts between builds.
extension AdaptedModule {
    /// The facts about a source at its last adaptation.
    struct SourceRecord {
        var digest: String
        var facts: SourceFacts
    }

    /// The data that is stored between builds.
    struct Record {
        /// The state of the imported modules.
        var imports = ""
        /// A digest of the facts that the files share.
        var common = ""
        var files: [String: SourceRecord] = [:]

        init(imports: String, common: String, files: [String: SourceRecord]) {
            (self.imports, self.common, self.files) = (imports, common, files)
        }

        /// Reads a record. It is empty if there is none, or if another version of the adapter wrote it.
        init(contentsOf path: String) {
            guard let data = FileManager.default.contents(atPath: path) else { return }
            var reader = FactReader([UInt8](data))
            guard (try? reader.text()) == Self.adapter else { return }
            do {
                let (imports, common) = (try reader.text(), try reader.text())
                let files = try reader.readArray { reader in
                    let (path, digest) = (try reader.text(), try reader.text())
                    return (path, SourceRecord(digest: digest, facts: try reader.facts()))
                }
                guard reader.isAtEnd else { return }
                (self.imports, self.common) = (imports, common)
                self.files = Dictionary(files) { $1 }
            } catch { return }
        }

        /// Identifies the program that adapts by its size and date. Another one may find other facts and write other copies.
        private static let adapter: String = {
            var status = stat()
            guard unsafe stat("/proc/self/exe", &status) == 0 else { return "" }
            return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        }()

        var bytes: [UInt8] {
            var writer = FactWriter()
            writer.write(Self.adapter)
            writer.write(imports)
            writer.write(common)
            writer.write(files.sorted { $0.key < $1.key }) { writer, file in
                writer.write(file.key)
                writer.write(file.value.digest)
                writer.write(file.value.facts)
            }
            return writer.bytes
        }
    }
}
