import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of 320 × 200 that goes from one colour to another, so that demo photos can be looked at. */
export function demoPicture(from: Colour, to: Colour): Buffer {
  const [width, height] = [320, 200]
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = (y: number) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, () =>
        from.map((value, part) => Math.round(value + ((to[part]! - value) * y) / height)),
      ).flat(),
    ])
  const pixels = Buffer.concat(Array.from({ length: height }, (_line, y) => line(y)))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
