#!/usr/bin/python3
"""Writes our own drawings with cairo (Debian: python3-cairo), each as PDF, as SVG and as cairo's own pixels at 1x, 2x and
3x, beside this file: as cairo draws them, whose coverage has 15 steps downwards, and (-fine) drawn 16 times as large and
averaged. CairoTests compares what CellSim makes of the former with the latter."""
import math
import os

import cairo

SIDE = 40


def shapes(c):
    c.set_source_rgb(0.9, 0.2, 0.1)
    c.arc(13, 13, 9.5, 0, 2 * math.pi)
    c.fill()
    c.set_source_rgba(0.1, 0.3, 0.9, 0.6)
    for i in range(5):
        angle = math.pi * (0.8 * i - 0.5)
        c.line_to(26 + 12 * math.cos(angle), 26 + 12 * math.sin(angle))
    c.close_path()
    c.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    c.fill()
    c.set_source_rgb(0, 0.5, 0.2)
    c.move_to(3, 37)
    c.curve_to(3, 22, 18, 37, 18, 25)
    c.line_to(18, 37)
    c.close_path()
    c.fill()


def clips(c):
    c.arc(20, 20, 17, 0, 2 * math.pi)
    c.clip()
    c.set_source_rgb(1, 0.8, 0)
    c.paint()
    c.save()
    c.move_to(20, 4)
    c.line_to(36, 34)
    c.line_to(4, 34)
    c.close_path()
    c.clip()
    c.set_source_rgb(0.2, 0.2, 0.6)
    c.rectangle(0, 14, 40, 14)
    c.fill()
    c.restore()
    c.set_source_rgb(0.8, 0, 0.4)
    c.rectangle(18, 2, 4, 10)
    c.fill()


def dashes(c):
    joins = (cairo.LINE_JOIN_MITER, cairo.LINE_JOIN_ROUND, cairo.LINE_JOIN_BEVEL)
    caps = (cairo.LINE_CAP_BUTT, cairo.LINE_CAP_ROUND, cairo.LINE_CAP_SQUARE)
    for i in range(3):
        c.set_source_rgb(0.4 * i, 0.3, 0.7 - 0.2 * i)
        c.set_line_join(joins[i])
        c.set_line_cap(caps[i])
        c.set_line_width(3)
        c.set_dash([])
        c.move_to(4, 10 + 6 * i)
        c.line_to(10, 4 + 6 * i)
        c.line_to(16, 10 + 6 * i)
        c.stroke()
        c.set_line_width(2)
        c.set_dash([5, 4], 1)
        c.move_to(20, 5 + 6 * i)
        c.curve_to(28, 1 + 6 * i, 30, 12 + 6 * i, 37, 6 + 6 * i)
        c.stroke()
    c.set_dash([3, 2, 1, 2], 0)
    c.set_line_cap(cairo.LINE_CAP_BUTT)
    c.set_line_width(1.5)
    c.arc(20, 30, 7.5, 0, 2 * math.pi)
    c.stroke()


def gradients(c):
    line = cairo.LinearGradient(4, 4, 36, 16)
    line.add_color_stop_rgb(0, 1, 0, 0)
    line.add_color_stop_rgb(0.3, 1, 1, 0)
    line.add_color_stop_rgba(1, 0, 0, 1, 1)
    c.set_source(line)
    c.rectangle(2, 2, 36, 16)
    c.fill()
    ring = cairo.RadialGradient(16, 28, 2, 20, 29, 10)
    ring.add_color_stop_rgb(0, 1, 1, 1)
    ring.add_color_stop_rgb(0.6, 0, 0.6, 0.3)
    ring.add_color_stop_rgb(1, 0, 0, 0)
    c.set_source(ring)
    c.arc(20, 29, 10, 0, 2 * math.pi)
    c.fill()


def masks(c):
    fade = cairo.LinearGradient(0, 4, 0, 36)
    fade.add_color_stop_rgba(0, 0, 0, 0, 1)
    fade.add_color_stop_rgba(1, 0, 0, 0, 0.1)
    c.push_group()
    c.set_source_rgb(0.8, 0.1, 0.5)
    c.rectangle(4, 4, 20, 32)
    c.fill()
    c.set_source_rgb(0, 0.4, 0.8)
    c.arc(24, 20, 12, 0, 2 * math.pi)
    c.fill()
    c.pop_group_to_source()
    c.mask(fade)


def transforms(c):
    c.translate(20, 20)
    for i in range(6):
        c.save()
        c.rotate(i * math.pi / 3 + 0.2)
        c.scale(1, 0.6)
        c.translate(11, 0)
        c.set_source_rgba(0.15 * i, 0.5, 1 - 0.15 * i, 0.7)
        c.rectangle(-5, -5, 10, 10)
        c.fill_preserve()
        c.set_source_rgb(0, 0, 0)
        c.set_line_width(1.2)
        c.stroke()
        c.restore()


def averaged(draw, scale):
    side, times = SIDE * scale, 16
    large = cairo.ImageSurface(cairo.FORMAT_ARGB32, side * times, side * times)
    context = cairo.Context(large)
    context.scale(scale * times, scale * times)
    draw(context)
    large.flush()
    pixels, stride = large.get_data(), large.get_stride()
    small = cairo.ImageSurface(cairo.FORMAT_ARGB32, side, side)
    result = small.get_data()
    for y in range(side):
        sums = [0] * (side * 4)
        for row in range(y * times, (y + 1) * times):
            line = bytes(pixels[row * stride : row * stride + side * times * 4])
            for channel in range(4):
                values = line[channel::4]
                for x in range(side):
                    sums[x * 4 + channel] += sum(values[x * times : (x + 1) * times])
        start = y * small.get_stride()
        result[start : start + side * 4] = bytes((total + 128) // (times * times) for total in sums)
    small.mark_dirty()
    return small


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    for draw in (shapes, clips, dashes, gradients, masks, transforms):
        stem = os.path.join(folder, draw.__name__)
        pdf = cairo.PDFSurface(stem + ".pdf", SIDE, SIDE)
        pdf.set_metadata(cairo.PDF_METADATA_CREATE_DATE, "2024-01-01T00:00:00")
        svg = cairo.SVGSurface(stem + ".svg", SIDE, SIDE)
        svg.set_document_unit(cairo.SVG_UNIT_PX)
        for surface in (pdf, svg):
            draw(cairo.Context(surface))
            surface.finish()
        for scale in (1, 2, 3):
            surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIDE * scale, SIDE * scale)
            context = cairo.Context(surface)
            context.scale(scale, scale)
            draw(context)
            surface.write_to_png("%s@%dx.png" % (stem, scale))
            averaged(draw, scale).write_to_png("%s@%dx-fine.png" % (stem, scale))


main()
