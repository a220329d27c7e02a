import SwiftUI

public struct Badge: View {
    @State private var isOn = false
    public var body: some View { Text("Badge") }
}
