import ArgumentParser

/// The options for posting a review as a comment.
struct CommentOptions: ParsableArguments {
    @Option(
        name: .customLong("comment"),
        help: ArgumentHelp("Post the review on the pull request: github or gitlab.", valueName: "service"))
    var service: WorkflowDraft.Service?

    @Option(
        name: .customLong("comment-name"),
        help: ArgumentHelp("Distinguishes several reviews of one pull request.", valueName: "name"))
    var name = "review"

    @Option(
        help: ArgumentHelp("GitHub's branch for pictures.", valueName: "branch"))
    var picturesBranch = "cellsim-pictures"

    func validate() throws {
        let isName = !name.isEmpty && name.count <= 64 && name.utf8.allSatisfy(Self.isNameByte)
        guard isName else {
            throw ValidationError("--comment-name '\(name)' must be 1 to 64 letters, digits, '.', '_' or '-'")
        }
        let branch = picturesBranch
        let isBranch =
            !branch.isEmpty && branch.count <= 200 && branch.utf8.allSatisfy { Self.isNameByte($0) || $0 == 0x2F }
            && !branch.hasPrefix("-") && !branch.hasPrefix("/") && !branch.hasSuffix("/") && !branch.contains("..")
            && !branch.contains("//") && !branch.hasSuffix(".lock") && !branch.hasSuffix(".")
        guard isBranch else {
            throw ValidationError(
                "--pictures-branch '\(branch)' is not a branch's name of letters, digits, '.', '_', '-' and '/'")
        }
    }

    /// Returns whether a byte is a letter, a digit, `.`, `_` or `-`. A name of these characters can't end the HTML comment that contains
    /// it.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
