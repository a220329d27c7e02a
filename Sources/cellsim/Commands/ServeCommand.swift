import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimServer
import Foundation
import UIKit

/// `cellsim serve`: serves a gallery that is redrawn when its files change.
struct ServeCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show interface files in a browser; redraw on changes.",
        usage: "cellsim serve [options] [<path>...]",
        discussion: """
            Prints a localhost URL with a secret token, and runs until you interrupt it. If \
            there are references, the page shows what differs. Its Accept button replaces \
            references, unless recording is forbidden. See docs/Gallery.md.
            """,
        examples: [
            "cellsim serve Sources",
            "cellsim serve Sources --style dark --port 8080",
        ])

    @OptionGroup var gallery: GalleryOptions

    @OptionGroup(title: "Input") var input: Input

    @OptionGroup(title: "Output") var output: Output

    /// The options for references.
    struct Input: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "A folder of references, as NAME.png. (default: as in cellsim.yml)", valueName: "folder"))
        var references: String?
    }

    /// The options for the URL of the page.
    struct Output: ParsableArguments {
        @Option(help: ArgumentHelp("The port on 127.0.0.1; 0 picks a free port.", valueName: "number"))
        var port: UInt16 = 0
    }

    func validate() throws {
        guard let references = input.references else { return }
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: references, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw ValidationError("--references \(references): no such folder")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            do { try serve() } catch let failure as HTTPServer.Failure {
                throw InvalidInput("cellsim: error: \(failure)")
            }
        }
    }

    @MainActor private func serve() throws -> Never {
        let live = try LiveGallery(
            gallery, references: input.references.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        )
        let inherited = WorkCrash.worstExitCode == nil ? nil : InheritedSocket.load()
        let server = try HTTPServer(port: output.port, inherited: inherited?.socket)
        let admission = Admission(token: inherited?.token ?? Admission.makeToken(), port: server.port)
        InheritedSocket.save(socket: server.socket, token: admission.token)
        let (messageBoard, inbox) = (live.content, live.messages)
        server.start { request in
            do throws(HTTPRequest.Rejection) {
                return messageBoard.respond(try admission.admit(request), inbox)
            } catch { return HTTPResponse(status: error.status, error.reason) }
        }
        let fileWatch = try FileWatch()
        for (path, isDeep) in live.watchedFolders { fileWatch.add(path, isDeep: isDeep) }
        live.watchedFoldersDidChange = { folders in
            for (path, isDeep) in folders { fileWatch.add(path, isDeep: isDeep) }
        }
        Thread.detachNewThread { CrashRecovery.thread { while true { inbox.enqueue(.changed(fileWatch.next())) } } }
        if inherited == nil { try StandardOutput.print("http://127.0.0.1:\(server.port)/\(admission.token)/") }
        try live.run()
    }
}
