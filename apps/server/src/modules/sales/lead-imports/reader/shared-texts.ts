/** The texts that a workbook's cells refer to by number, kept in a file: a million rows have three million of them. */
import { openSync, readSync, writeSync } from 'node:fs'

const WINDOW = 64 * 1024
const MAX_WINDOWS = 24
const PENDING = 256 * 1024

export class SharedTexts {
  readonly #file: number
  #offsets = new Uint32Array(4096)
  #count = 0
  #written = 0
  #pending: Buffer[] = []
  #pendingBytes = 0
  /** The parts of the file read last, newest at the end. */
  readonly #windows = new Map<number, Buffer>()

  constructor(path: string) {
    this.#file = openSync(path, 'w+')
  }

  add(text: string): void {
    const bytes = Buffer.from(text)
    if (this.#count + 2 > this.#offsets.length) {
      const grown = new Uint32Array(this.#offsets.length * 2)
      grown.set(this.#offsets)
      this.#offsets = grown
    }
    this.#pending.push(bytes)
    this.#pendingBytes += bytes.length
    this.#offsets[++this.#count] = this.#written + this.#pendingBytes
    if (this.#pendingBytes > PENDING) this.#flush()
  }

  /** The text with that number, or '' if there is none. All texts must have been added before. */
  get(place: number): string {
    if (this.#pendingBytes) this.#flush()
    if (!(place >= 0 && place < this.#count)) return ''
    const [start, end] = [this.#offsets[place]!, this.#offsets[place + 1]!]
    const window = Math.floor(start / WINDOW)
    const from = start - window * WINDOW
    if (end <= (window + 1) * WINDOW) return this.#read(window).toString('utf8', from, from + end - start)
    const bytes = Buffer.alloc(end - start)
    readSync(this.#file, bytes, 0, bytes.length, start)
    return bytes.toString()
  }

  #read(window: number): Buffer {
    const cached = this.#windows.get(window)
    if (cached) {
      this.#windows.delete(window)
      this.#windows.set(window, cached)
      return cached
    }
    const oldest = this.#windows.size >= MAX_WINDOWS ? this.#windows.keys().next().value! : undefined
    const bytes = (oldest === undefined ? undefined : this.#windows.get(oldest)) ?? Buffer.allocUnsafe(WINDOW)
    if (oldest !== undefined) this.#windows.delete(oldest)
    readSync(this.#file, bytes, 0, WINDOW, window * WINDOW)
    this.#windows.set(window, bytes)
    return bytes
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending)
    writeSync(this.#file, bytes, 0, bytes.length, this.#written)
    this.#written += bytes.length
    this.#pending = []
    this.#pendingBytes = 0
  }
}
