import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Rings of a light colour: centre and radius, in parts of the width and of the height. */
const rings = [
  [0.78, 0.3, 0.34],
  [0.78, 0.3, 0.2],
  [0.16, 0.95, 0.42],
] as const
const LIGHTER = 26

/** A PNG of 320 × 200 that goes from one colour to another behind some rings, so that demo photos can be looked at. */
export function demoPicture(from: Colour, to: Colour): Buffer {
  const [width, height] = [320, 200]
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const within = (x: number, y: number) =>
    rings.filter(([left, top, radius]) => Math.hypot(x - left * width, y - top * height) < radius * width)
      .length
  const pixel = (x: number, y: number) =>
    from.map((value, part) => {
      const way = (x / width + y / height) / 2
      return Math.min(255, Math.round(value + (to[part]! - value) * way) + within(x, y) * LIGHTER)
    })
  const line = (y: number) => Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat()])
  const pixels = Buffer.concat(Array.from({ length: height }, (_line, y) => line(y)))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
