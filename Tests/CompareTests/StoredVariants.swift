import Foundation

/// A small picture (6×5) in each PNG format, and one in greyscale.
///
/// The files were created with Python's zlib and struct modules according to the specification. Pillow reads the same pixels
/// from all of them, except from the 16-bit greyscale one, which it does not convert.
enum StoredVariants {
    static let colored: [(name: String, file: String)] = [
        (
            "plain",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAADpOgqxAAAAO0lEQVR42mPQyVn2//9/k+OR/88wCCgYALkgCsgBCoFE//8HCQH5IIVnGIB8CMmArAViAgNEMVAIbgIA9xMvyJN+iOcAAAAASUVORK5CYII="
        ),
        (
            "with alpha",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAYAAABmWJ3mAAAAPklEQVR42mPQyVn2HwRMjkf+/3+G4b+AgsF/kBgDiAESAEmAJYEALAESBOsC0mAApRnQjYAZywDTCpJANhYAAg5NquVnQdwAAAAASUVORK5CYII="
        ),
        (
            "16 bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFEAIAAAC5qtbyAAAASUlEQVR42mPQ0cnJWbbsPxiYmBw/Hhn5//+ZMwwMAgIKCgYGEFkoByIBUQRTCgJQRRBpmHkg9n8oQLAZcFmB7AAGZGMhijAdAADpTF+P6sErAQAAAABJRU5ErkJggg=="
        ),
        (
            "16 bits with alpha, interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFEAYAAAFBz3EzAAAAUElEQVR42mPQ0cnJWbbs/38GAQEFBQMDIOM/HJw5wwDkMZiYHD8eGYmqBCKFTmPohZsOY6ADuATMbAzLYEbBJGA0DMCtQEhANMAMQLcapg4A/D6bU8fQoYkAAAAASUVORK5CYII="
        ),
        (
            "interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAAGePTonAAAAPUlEQVR42mPQyVnGIKBgwPAfCM4wMJgcj4Rwz0ARVAKkDIj/gwGIBVQEVQuUBbKACCgDUgZinQFJQNQDuQAkDy/IdcVgTgAAAABJRU5ErkJggg=="
        ),
        (
            "palette",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAMAAABRhm3UAAAAD1BMVEUsbKb/zAD///8QIDA0x1lwLWAoAAAAIUlEQVR42hXIsQEAMAzCMGP4/+Y2GgUuhWYTQoxcOaT/HwPrADuDISRWAAAAAElFTkSuQmCC"
        ),
        (
            "palette of 4 bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFBAMAAACUdoDVAAAAD1BMVEUsbKb/zAD///8QIDA0x1lwLWAoAAAAHElEQVR42mNgcjRgMHRRYBAQEmJwNFBhUDAWAQAWrgI5L6vMkwAAAABJRU5ErkJggg=="
        ),
        (
            "palette, interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAMAAAEmgV1CAAAAD1BMVEUsbKb/zAD///8QIDA0x1lwLWAoAAAAI0lEQVR42hWKwQ0AMBCCwLr/zPVeEALwiHRQTyFZXbGd1R39BAkAO7GvUfsAAAAASUVORK5CYII="
        ),
        (
            "gamma 1.0",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAADpOgqxAAAABGdBTUEAAYagMeiWXwAAADtJREFUeNpj0MlZ9v//f5Pjkf/PMAgoGAC5IArIAQqBRP//BwkB+SCFZxiAfAjJgKwFYgIDRDFQCG4CAPcTL8iTfojnAAAAAElFTkSuQmCC"
        ),
        (
            "gamma 2.2, chromaticities, density, text",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAADpOgqxAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAACXBIWXMAABYlAAAWJQFJUiTwAAAAGHRFWHRTb2Z0d2FyZQBhbm90aGVyIHByb2dyYW0c5HjjAAAAO0lEQVR42mPQyVn2//9/k+OR/88wCCgYALkgCsgBCoFE//8HCQH5IIVnGIB8CMmArAViAgNEMVAIbgIA9xMvyJN+iOcAAAAASUVORK5CYII="
        ),
    ]

    static let grey: [(name: String, file: String)] = [
        (
            "grey as colours",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAIAAADpOgqxAAAALElEQVR42mNgYGDQ0NAIDQ1dtWrV////gVwGZA5EjgGZA5VD0wXkMqDpAnIB6/QmrfAeDhQAAAAASUVORK5CYII="
        ),
        (
            "grey",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAAAAABDM8I6AAAAHElEQVR42mNg0Ahd9Z+BAURohDL8h3AhBAOEBQDZqAzlI5wvIgAAAABJRU5ErkJggg=="
        ),
        (
            "grey of 16 bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFEAAAAAATox55AAAAKElEQVR42mNgYNDQCA1dter/fwYGBhgDJMQAY4CFEIo0NBgQilatAgAoXBnJIFFVagAAAABJRU5ErkJggg=="
        ),
        (
            "grey with alpha",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAQAAADMUVVtAAAAJ0lEQVR42kXKQQkAAAjAwMWxkCUtOVEQf+MYGKalIhdDXCz9FPJT2Vc1Ksdz3HftAAAAAElFTkSuQmCC"
        ),
        (
            "grey, interlaced",
            "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAFCAAAAAE0NPKsAAAAJUlEQVR42h3GAQ0AAAjDsMnB0E3e5DkkTTYgWIjOmALlXw6jui72Mgzln5Q90wAAAABJRU5ErkJggg=="
        ),
    ]
}
