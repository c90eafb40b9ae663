/** What leaves the page by the browser itself: windows, downloads, the clipboard, the printer. jsdom has none of them. */
import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { noteAsked } from './made-server.ts'

/** Each picture of a running animation comes a second after the last: all of them end at once. */
function stubFrames(): void {
  const soon = globalThis.setTimeout
  let moment = 0
  vi.stubGlobal('requestAnimationFrame', (draw: (moment: number) => void) =>
    soon(() => draw((moment += 1000)), 0),
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: never) => clearTimeout(frame))
}

let drawn = 0
/** Every screen draws the same numbers. */
export const beginChance = (): void => void (drawn = 0)

/**
 * Numbers in a row instead of those by chance, and sums that need no other thread. Records say `<uuid>`: how many were drawn
 * before depends on the moment.
 */
function stubChance(): void {
  const count = <Numbers extends Uint8Array | Uint32Array>(numbers: Numbers) => numbers.fill(++drawn)
  const randomUUID = () => `c0000000-0000-4000-8000-1${String(++drawn).padStart(11, '0')}`
  const digest = async (_: string, data: Uint8Array) =>
    new Uint8Array(createHash('sha256').update(data).digest()).buffer
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(count as never)
  vi.spyOn(crypto, 'randomUUID').mockImplementation(randomUUID as never)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(digest as never)
  vi.spyOn(Math, 'random').mockImplementation(() => (++drawn % 10) / 10)
}

export function watchDoors(): void {
  stubFrames()
  stubChance()
  // Nothing is kept from one screen to the next.
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('open', (address: string) => void noteAsked(`opens ${address}`))
  vi.stubGlobal('print', () => noteAsked('prints'))
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => noteAsked(`copies ${text.slice(0, 120)}`),
      write: async () => noteAsked('copies'),
    },
  })
  URL.createObjectURL = () => 'blob:made'
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function click() {
    noteAsked(`downloads ${this.getAttribute('download') ?? ''} ${this.getAttribute('href') ?? ''}`)
  }
}
