import Foundation

/// PNG files that another program wrote, with their pixels: red, green, blue, alpha from the top left.
///
/// The files were created with Python's zlib and struct modules according to the PNG specification. All have 5×4 pixels
/// (`filters…`: 6×5).
struct Fixture {
    let name: String
    let file: [UInt8]
    let pixels: [UInt8]

    private init(_ name: String, _ file: String, _ pixels: String) {
        self.name = name
        self.file = [UInt8](Data(base64Encoded: file) ?? Data())
        self.pixels = [UInt8](Data(base64Encoded: pixels) ?? Data())
    }

    static let all: [Fixture] = [
        Fixture(
            "gamma",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAABGdBTUEAAYagMeiWXwAAAAd0RVh0VGl0bGUAeCl+TToAAABFSURBVHjaFcoxEcAwDATBoxAKpuBWpQEIhTEIQiikexCCETAPwUm5MwsQUNDgDySRV+XonM4FIjRKq7Wt+0/hWd7tx34PAw4WvWXBo6QAAAAASUVORK5CYII=",
            "AAAA/zwAAP94AAD/tAAA//AAAP8AUAD/PFAR/3hQIv+0UDP/8FBE/wCgAP88oCL/eKBE/7SgZv/woIj/APAA/zzwM/948Gb/tPCZ//DwzP8="
        ),
        Fixture(
            "sixteenBit",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAACZwb5UAAAAXklEQVR42i3MMREAIRBDUSxgAQu0lAiIitWwErBAFxErAzGRcOzdpfjNm0kp78bIumcjstInBUgGanUHWosAepeAOS+TyWRr7uScEaSZRK7134wh9e4umUVIe+vunAfG+S151T/nFQAAAABJRU5ErkJggg==",
            "AAAA/zwAAP94AAD/tAAA//AAAP8AUAD/PFAR/3hQIv+0UDP/8FBE/wCgAP88oCL/eKBE/7SgZv/woIj/APAA/zzwM/948Gb/tPCZ//DwzP8="
        ),
        Fixture(
            "palette",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAA7XR3TAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAA3RSTlP/AP9p7B++AAAAFElEQVR42mOQZmDIcWDY2MBw7AAADhYDf0Sdcu4AAAAASUVORK5CYII=",
            "/wAA/wAAAAAAAP////////8AAP8AAAAAAAD/////////AAD/AAAAAAAA/////////wAA/wAAAAAAAP////////8AAP8AAAAAAAD///////8="
        ),
        Fixture(
            "grey",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAACmqEedAAAAGElEQVR42mNgzjzAIFJ1gUG1+wGD2ZwPACgaBd39XeAaAAAAAElFTkSuQmCC",
            "AAAA/zMzM/9mZmb/mZmZ/8zMzP8RERH/RERE/3d3d/+qqqr/3d3d/yIiIv9VVVX/iIiI/7u7u//u7u7/MzMz/2ZmZv+ZmZn/zMzM//////8="
        ),
        Fixture(
            "greyAlpha",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAQAAADsOj3LAAAAIklEQVR42mNgYDBiSGGYxnCCgYHhv9H/lP/T/p/4z4BVFAA/wxHHKl8bSwAAAABJRU5ErkJggg==",
            "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/MjIy/2RkZP+Wlpb/yMjI/wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/zIyMv9kZGT/lpaW/8jIyP8="
        ),
        Fixture(
            "transparentColour",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAABnRSTlMAPABQABEMe1xUAAAARUlEQVR42hXKMRHAMAwEwaMQCqbgVqUBCIUxCEIopHsQghEwD8FJuTMLEFDQ4A8kkVfl6JzOBSI0Squ1rftP4Vne7cd+DwMOFr1lwaOkAAAAAElFTkSuQmCC",
            "AAAA/zwAAP94AAD/tAAA//AAAP8AUAD/AAAAAHhQIv+0UDP/8FBE/wCgAP88oCL/eKBE/7SgZv/woIj/APAA/zzwM/948Gb/tPCZ//DwzP8="
        ),
        Fixture(
            "interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAAG+VlKBAAAARklEQVR42mNgAIIPQFwBYixgqFjg8mFBB4MNA8MWIN9mgdKWBWkMDAEMNgGCFQFKWwKMPwS4gDTYfDCu+JC25cPMDx/OAABNEBa9bbGCywAAAABJRU5ErkJggg==",
            "AAAA/zwAAP94AAD/tAAA//AAAP8AUAD/PFAR/3hQIv+0UDP/8FBE/wCgAP88oCL/eKBE/7SgZv/woIj/APAA/zzwM/948Gb/tPCZ//DwzP8="
        ),
        Fixture(
            "filters",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAYAAABmWJ3mAAAAVElEQVR42mNgYGD4r8nL+T9ISuV/tXrg/yUmE/6fdXz4n5E9ihEkwaDJKw3EukBsD8SBDExACQZsmJlvC1ODxBZWBoktfEAsDsQKQKzJwAJWwYuJAWCRFzi2nCrbAAAAAElFTkSuQmCC",
            "AAAA/ykNCf9SGiT/eydR/6Q0kP/NQeH/B1oB/zBnCv9ZdCX/goFS/6uOkf/Um+L/DrQC/zfBC/9gzib/idtT/7Lokv/b9eP/FQ4D/z4bDP9nKCf/kDVU/7lCk//iT+T/HGgE/0V1Df9ugij/l49V/8CclP/pqeX/"
        ),
        Fixture(
            "filtersFirstRow",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAYAAABmWJ3mAAAAV0lEQVR42mNhYGD4r8nLyaDJKw3EukBsD8SBDMzsUYwNEiasDBImfEAsDsQKQKzJwASUYMCGGUX5mLEaxSCTwfLftZT3f16Txv/p/aH/D8yZ8v/lyqf/AedEGW1o5gI3AAAAAElFTkSuQmCC",
            "AAAA/ykNCf9SGiT/eydR/6Q0kP/NQeH/B1oB/zBnCv9ZdCX/goFS/6uOkf/Um+L/DrQC/zfBC/9gzib/idtT/7Lokv/b9eP/FQ4D/z4bDP9nKCf/kDVU/7lCk//iT+T/HGgE/0V1Df9ugij/l49V/8CclP/pqeX/"
        ),
        Fixture(
            "severalParts",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAAB0lEQVR42hXKMRHAeZACtgAAAAdJREFUMAwEwaMQCtyvidgAAAAHSURBVKbgVqUBCIXiRmI+AAAAB0lEQVQxCEIopHsQ46k+sgAAAAdJREFUghEwD8FJuWR8WgIAAAAHSURBVDMLEFDQ4A9Sv9dFAAAAB0lEQVQkkVfl6JzOydUKJQAAAAdJREFUBSI0Squ1rRX6wYgAAAAHSURBVPtP4Vne7ccbV2FxAAAABklEQVR+DwMOFr0y7RqiAAAAAElFTkSuQmCC",
            "AAAA/zwAAP94AAD/tAAA//AAAP8AUAD/PFAR/3hQIv+0UDP/8FBE/wCgAP88oCL/eKBE/7SgZv/woIj/APAA/zzwM/948Gb/tPCZ//DwzP8="
        ),
    ]
}
