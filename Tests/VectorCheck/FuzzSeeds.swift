/// Small PDF and SVG files that use many features of the formats, and values that mutations insert.
enum FuzzSeeds {
    static let numbers = [
        "0", "1", "-1", "0.5", "2", "3", "7", "100", "255", "65536", "1e9", "-1e9", "1e38", "1e300", "1e-30", "NaN",
        "99999999999999999999", "-2147483648", "4294967296", "9223372036854775807", "0.0000001", "-0", "50%",
    ]
    static let tokens = [
        " q ", " Q ", " cm ", " sh ", " W* n ", " f* ", " /F Do ", " /G gs ", " BI /W 4 /H 4 ID ", " EI ", " BT ",
        " Tj ",
        "<<", ">>", "[", "]", " 5 0 R ", " 3 0 R ", "<g>", "</g>", "<use href='#a'/>", "url(#a)", "url(#m)", "%", "\"",
        "/>", "M0 0", "a1 1 0 11 2 2", "z", "matrix(", "stroke-dasharray='1 2'", " /Filter /FlateDecode ",
        " /ShadingType 4 ", "filter='url(#f)'", "\u{0}",
    ]

    static let all = [
        svg, svgEffects, pdf(page, objects), pdf(shadings, shadingObjects), pdf(pictures, pictureObjects),
    ]

    private static let svg = """
        <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 40 40'>
        <style>.k{fill:#f80;stroke:rgb(1,2,3)} g>path{opacity:.5}</style>
        <defs><linearGradient id='a' x1='0' x2='100%' gradientTransform='rotate(20)'><stop offset='0' stop-color='red'/>
        <stop offset='1' stop-color='#00f8' stop-opacity='.4'/></linearGradient>
        <radialGradient id='r' cx='.5' cy='.5' r='.5' fx='.2' spreadMethod='reflect' xlink:href='#a'/>
        <pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='2'/></pattern>
        <symbol id='s' viewBox='0 0 4 4'><circle cx='2' cy='2' r='2'/></symbol></defs>
        <path class='k' d='M2 2C4 8 9 1 12 12S1 8 3 3Q5 5 9 9T2 2A5 3 20 1 0 12 12H4V9l3 3h-2v4z' stroke-width='2'
        stroke-dasharray='3 1 2' stroke-dashoffset='1' stroke-linejoin='round' stroke-linecap='square'/>
        <g transform='translate(3 4) scale(.5) skewX(10)'><rect x='1' y='2' width='20' height='9' rx='3' fill='url(#a)'/>
        <ellipse cx='20' cy='20' rx='9' ry='4' fill='url(#r)' stroke='url(#a)'/><polygon points='1,2 9,9 3,20' fill='url(#p)'/>
        <use href='#s' x='20' y='2' width='10' height='10'/><polyline points='0 0 9 1 3 4' fill-rule='evenodd'/></g></svg>
        """

    private static let svgEffects = """
        <svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'><defs><clipPath id='c' clipPathUnits='objectBoundingBox'>
        <circle cx='.5' cy='.5' r='.5'/><rect width='.2' height='.2' clip-path='url(#d)'/></clipPath><clipPath id='d'><path d='M0 0h9v9z'/></clipPath>
        <mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='30' height='30'><rect width='30' height='15' fill='white' opacity='.5'/></mask>
        <filter id='f'><feGaussianBlur stdDeviation='2'/><feOffset dx='1' dy='1'/></filter></defs>
        <g clip-path='url(#c)'><rect width='30' height='30' mask='url(#m)' style='fill:blue;mix-blend-mode:multiply'/></g>
        <text x='3' y='9' font-size='8'>Ab</text><rect width='9' height='9' filter='url(#f)'/><image width='2' height='2'
        href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='/></svg>
        """

    private static func stream(_ dictionary: String, _ content: String) -> String {
        "<< \(dictionary) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    private static func pdf(_ content: String, _ objects: [String]) -> String {
        let resources =
            "<< /ExtGState << /G 5 0 R >> /XObject << /F 6 0 R /I 7 0 R >> /Shading << /S 8 0 R >> /Pattern << /P 9 0 R >>"
            + " /ColorSpace << /C 10 0 R >> >>"
        var text = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        text += "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R "
        text += "/MediaBox [0 0 40 40] /Contents 4 0 R /Resources \(resources) >>\nendobj\n4 0 obj\n"
        text += stream("", content) + "\nendobj\n"
        for (index, object) in objects.enumerated() { text += "\(index + 5) 0 obj\n\(object)\nendobj\n" }
        return text + "trailer\n<< /Root 1 0 R >>\n%%EOF\n"
    }

    private static let page = """
        q 1 0 0 rg 0.5 w [3 1] 1 d 1 J 2 j 4 M 2 2 m 30 3 l 20 20 9 9 4 30 c 3 3 9 9 v h B* Q
        q /G gs 1 0 .2 1 3 3 cm /F Do Q q 5 5 20 20 re W* n /Pattern cs /P scn 0 0 40 40 re f Q
        /C cs .3 scn 1 1 5 5 re f .1 .2 .3 .4 k 6 6 m 7 9 l S 3 Tr BT /X 9 Tf (ab) Tj ET /S sh
        """

    private static let objects = [
        "<< /ca .5 /CA .3 /BM /Multiply /SMask << /S /Luminosity /G 6 0 R /BC [0] >> >>",
        stream(
            "/Subtype /Form /BBox [0 0 30 30] /Matrix [1 0 0 1 2 2] /Group << /S /Transparency /CS /DeviceGray >>",
            ".6 g 3 3 20 20 re f"),
        "null",
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 40 40] /Extend [true false] /Function << /FunctionType 3"
            + " /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [<< /FunctionType 2 /Domain [0 1] /N 1.5 /C0 [1 0 0]"
            + " /C1 [0 1 0] >> << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [0 1 0] >>] >> >>",
        stream(
            "/PatternType 1 /PaintType 1 /BBox [0 0 4 4] /XStep 5 /YStep 5 /Matrix [1 0 0 1 1 1]",
            "0 1 0 rg 0 0 2 2 re f"),
        "[/Separation /Ink /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 .5 0 0] >>]",
    ]

    private static let shadings = "/S sh q 3 0 0 3 0 0 cm /Pattern cs /P scn 0 0 9 9 re f Q"

    private static let shadingObjects = [
        "<< >>", "null", "null",
        "<< /ShadingType 3 /ColorSpace 10 0 R /Coords [9 9 1 20 20 15] /Extend [true true] /BBox [0 0 30 30] /Function"
            + " 11 0 R >>",
        "<< /PatternType 2 /Shading 12 0 R >>", "[/ICCBased 13 0 R]",
        stream(
            "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
            "{ dup 0.5 gt { dup mul 0 exch 1 } { 1 exch dup sin } ifelse }"),
        stream(
            "/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 9 0 9 0 1 0 1 0 1]",
            "\u{0}  AAA\u{0}~ ~ A\u{0}@~AA~\u{1}~~ ~ \u{2}  ~~~"),
        stream("/N 3 /Alternate /DeviceRGB", "profile"),
    ]

    private static let pictures = """
        q 20 0 0 20 2 2 cm /I Do Q q 9 0 0 9 22 22 cm BI /W 2 /H 2 /BPC 8 /CS /RGB ID abcdefghijkl EI Q /F Do
        """

    private static let pictureObjects = [
        "<< >>", stream("/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 6 0 R >> >>", "/F Do"),
        stream(
            "/Subtype /Image /Width 4 /Height 2 /BitsPerComponent 4 /ColorSpace [/Indexed /DeviceRGB 3 <FF000000FF000000FFFFFFFF>]"
                + " /SMask 11 0 R /Decode [0 15]", "0123"),
        "null", "null", "null",
        stream("/Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray", "09az"),
    ]
}
