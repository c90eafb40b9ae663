/** RC4, which OpenSSL no longer has. Only to look into old PDFs: it protects nothing. */
export function rc4(key: Uint8Array, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, place) => place)
  const swap = (one: number, other: number) => {
    const kept = state[one]!
    state[one] = state[other]!
    state[other] = kept
  }
  for (let place = 0, other = 0; place < 256; place += 1) {
    other = (other + state[place]! + key[place % key.length]!) & 255
    swap(place, other)
  }
  const made = Buffer.allocUnsafe(content.length)
  for (let at = 0, place = 0, other = 0; at < content.length; at += 1) {
    place = (place + 1) & 255
    other = (other + state[place]!) & 255
    swap(place, other)
    made[at] = content[at]! ^ state[(state[place]! + state[other]!) & 255]!
  }
  return made
}
