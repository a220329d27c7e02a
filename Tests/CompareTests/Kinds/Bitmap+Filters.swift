import CellSimGraphics
import Foundation
import TestPixelFilters

/// Filters that imitate the differences between renderers, for tests of the classifier.
extension Bitmap {
    /// Returns a picture whose pixels a filter computes.
    private func filtered(
        _ width: Int, _ height: Int,
        _ filter: (_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) -> Void
    ) -> Bitmap {
        var target = Bitmap(width: width, height: height)
        unsafe withUnsafeBytes { source in
            unsafe target.withUnsafeMutableBytes { target in
                guard let from = unsafe source.bindMemory(to: UInt8.self).baseAddress,
                    let to = unsafe target.bindMemory(to: UInt8.self).baseAddress
                else { return }
                unsafe filter(from, to)
            }
        }
        return target
    }

    /// Convolves rows and columns with kernels of odd length, whose weights have the sum 1.
    private func convolved(_ horizontalKernel: [Double], _ verticalKernel: [Double]) -> Bitmap {
        unsafe filtered(width, height) { source, target in
            let didSucceed = unsafe test_filter_weighted(
                source, target, width, height, horizontalKernel, horizontalKernel.count, verticalKernel,
                verticalKernel.count)
            precondition(didSucceed != 0, "not enough memory for a picture")
        }
    }

    /// Returns the picture after a Gaussian blur.
    /// - Parameter deviation: the standard deviation in pixels.
    func blurred(_ deviation: Double) -> Bitmap {
        let radius = Int((deviation * 3).rounded(.up))
        let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let kernel = weights.map { $0 / weights.reduce(0, +) }
        return convolved(kernel, kernel)
    }

    /// Returns the picture moved right and down by less than a pixel, with linear interpolation.
    func shifted(_ x: Double, _ y: Double) -> Bitmap { convolved([0, 1 - x, x].reversed(), [0, 1 - y, y].reversed()) }

    /// Returns the picture scaled to another size, with linear interpolation.
    func resampled(_ width: Int, _ height: Int) -> Bitmap {
        unsafe filtered(width, height) { source, target in
            unsafe test_filter_resampled(source, self.width, self.height, target, width, height)
        }
    }

    /// Returns the picture with edges as a rasteriser with a number of samples per pixel draws them: coverage is quantized.
    func smoothed(samples: Int) -> Bitmap {
        unsafe filtered(width, height) { source, target in
            unsafe test_filter_smoothed(source, target, width, height, Int32(samples))
        }
    }
}
