/**
 * Whether a PDF does something by itself or carries other files. Nothing of it is run and its cross-references are not
 * believed: every object in it is looked at, also in compressed streams of objects.
 */
import { setImmediate as others } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { lockOf, type PdfPart } from './pdf-encryption.ts'
import { pdfHeads } from './pdf-heads.ts'
import { readPdfObject } from './pdf-tokens.ts'

const unpack = promisify(inflate)

const OPENS = '/OpenAction'
/** Names that no harmless paper has. `/OpenAction` is judged by what it opens: most papers name their first page. */
const FORBIDDEN = new Set([
  '/JavaScript',
  '/JS',
  '/AA',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/RichMedia',
  '/XFA',
  '/OnInstantiate',
])
const MAX_UNPACKED = 32 * 1024 * 1024
/** Each object is read once; objects that overlap, made to keep a server busy, are read again and again. */
const READ_AGAIN = 4
/** An object without its stream is a few kilobytes. */
const MAX_OBJECT = 1_000_000
const TRAILER = -1
/** Characters after which other work gets its turn. */
const TURN = 1_000_000
export type PdfVerdict = 'safe' | 'active' | 'locked' | 'unreadable'

class Refused extends Error {
  readonly verdict: PdfVerdict
  constructor(verdict: PdfVerdict) {
    super(verdict)
    this.verdict = verdict
  }
}

interface Reading {
  /** Characters that may still be read, and unpacked. */
  budget: number
  room: number
  turn: number
  /** Of each object, whether all that it is defined as are places in the document. */
  places: Map<number, boolean>
  /** Objects that open with the document. */
  opens: Set<number>
  /** Objects and trailers that are or name the file's encryption, or may be needed to find it. */
  parts: PdfPart[]
}

/** The dictionary that `tokens` begin with, without what follows it. */
function dictionary(tokens: readonly string[]): readonly string[] {
  let depth = 0
  const end = tokens.findIndex((token) => {
    if (token === '<<') depth += 1
    if (token === '>>') depth -= 1
    return depth === 0
  })
  return end === -1 ? tokens : tokens.slice(0, end)
}

/** A place in the document, or the one action that leads to one: readers differ in which of two names they follow. */
function isPlace(tokens: readonly string[]): boolean {
  if (tokens[0] === '[') return true
  if (tokens[0] !== '<<') return false
  const action = dictionary(tokens)
  const kinds = action.filter((_, place) => action[place - 1] === '/S')
  return kinds.length === 1 && kinds[0] === '/GoTo' && !action.includes('/Next')
}

function judge({ opens }: Reading, tokens: readonly string[]): void {
  if (tokens.some((token) => FORBIDDEN.has(token))) throw new Refused('active')
  const place = tokens.indexOf(OPENS)
  if (place === -1) return
  // Readers differ in which of two they follow.
  if (tokens.includes(OPENS, place + 1)) throw new Refused('unreadable')
  const value = tokens.slice(place + 1)
  if (value[2] === 'R') opens.add(Number(value[0]))
  else if (value[0] !== 'null' && !isPlace(value)) throw new Refused('active')
}

const ABOUT_FILE = ['/Encrypt', '/XRef', '/Standard', '/V']
const isAboutFile = (tokens: readonly string[]) => ABOUT_FILE.some((name) => tokens.includes(name))

async function readObject(reading: Reading, text: string, { id, from }: { id: number; from: number }) {
  const found = readPdfObject(text, from, MAX_OBJECT)
  reading.budget -= found.read
  if (reading.budget <= 0 || found.read >= MAX_OBJECT) throw new Refused('unreadable')
  reading.turn -= found.read
  if (reading.turn < 0) {
    reading.turn = TURN
    await others()
  }
  judge(reading, found.tokens)
  if (found.unclear) throw new Refused('unreadable')
  if (id === TRAILER || isAboutFile(found.tokens)) reading.parts.push({ id, from, tokens: found.tokens })
  reading.places.set(id, isPlace(found.tokens) && reading.places.get(id) !== false)
  return found
}

async function unpacked(reading: Reading, packed: Buffer): Promise<string> {
  if (reading.room <= 0) throw new Refused('unreadable')
  const options = { maxOutputLength: reading.room, finishFlush: constants.Z_SYNC_FLUSH }
  const bytes = await unpack(packed, options).catch(() => {
    throw new Refused('unreadable')
  })
  reading.room -= bytes.length
  reading.budget += READ_AGAIN * bytes.length
  return bytes.toString('latin1')
}

/** The number after a name; readers differ in what they take for one that is not of digits alone. */
function numberAfter(tokens: readonly string[], name: string): number {
  const word = tokens[tokens.indexOf(name) + 1] ?? ''
  if (!/^\d+$/.test(word)) throw new Refused('unreadable')
  return Number(word)
}

/** How a stream of objects is packed; other ways than these are used by nobody but who hides something. */
function isDeflated(tokens: readonly string[]): boolean {
  // Short names, which some readers follow.
  if (tokens.includes('/F') || tokens.includes('/DP')) throw new Refused('unreadable')
  if (!tokens.includes('/Filter')) return false
  const [one, two, three] = tokens.slice(tokens.indexOf('/Filter') + 1)
  const flate = one === '/FlateDecode' || (one === '[' && two === '/FlateDecode' && three === ']')
  if (!flate || tokens.includes('/Predictor')) throw new Refused('unreadable')
  return true
}

/** The objects of a stream, each from the place that the stream's head names. */
async function readPacked(reading: Reading, content: Buffer, tokens: readonly string[]): Promise<void> {
  const text = isDeflated(tokens) ? await unpacked(reading, content) : content.toString('latin1')
  const [first, count] = [numberAfter(tokens, '/First'), numberAfter(tokens, '/N')]
  const head = text.slice(0, first)
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  if (numbers.length !== 2 * count || /[^\d\0\t\n\f\r ]/.test(head)) throw new Refused('unreadable')
  for (let pair = 0; pair < numbers.length; pair += 2)
    await readObject(reading, text, { id: numbers[pair]!, from: first + numbers[pair + 1]! })
}

const isPacked = (tokens: readonly string[]) =>
  tokens.includes('/ObjStm') || (tokens.includes('/First') && tokens.includes('/N'))

const DECIDING = ['/N', '/First', '/Filter', '/DecodeParms']

/** Readers differ in which of two values they follow, and a value elsewhere may be another than it seems. */
const isUnclear = (tokens: readonly string[]) =>
  DECIDING.some((name) => tokens.indexOf(name) !== tokens.lastIndexOf(name)) ||
  tokens.some((token, place) => token === 'R' && DECIDING.includes(tokens[place - 3]!))

interface PackedObjects {
  id: number
  /** Whether the generation is 0, as that of every stream of objects. */
  first: boolean
  /** Where the bytes begin. */
  from: number
  tokens: readonly string[]
}

/** The streams of objects that stand in the file; what they are packed of is read when the encryption is known. */
async function readPlain(reading: Reading, text: string): Promise<PackedObjects[]> {
  const packs: PackedObjects[] = []
  for (const head of pdfHeads(text)) {
    if (head === null) throw new Refused('unreadable')
    const { tokens, stream } = await readObject(reading, text, head)
    if (!isPacked(tokens)) continue
    if (stream === null) {
      // Readers that repair a file take the stream anyway.
      if (tokens.includes('/ObjStm')) throw new Refused('unreadable')
      continue
    }
    const [line] = /^\r?\n/.exec(text.slice(stream, stream + 2)) ?? []
    if (!line || isUnclear(tokens)) throw new Refused('unreadable')
    const first = /[\0\s]0+[\0\s]+obj$/.test(text.slice(Math.max(0, head.from - 20), head.from))
    packs.push({ id: head.id, first, from: stream + line.length, tokens })
  }
  // A trailer is no object, and may have the document's root in it.
  for (const { index } of text.matchAll(/trailer(?=[\0\t\n\f\r \x80\xff]*[<%])/g))
    await readObject(reading, text, { id: TRAILER, from: index + 'trailer'.length })
  return packs
}

/** The bytes of an encrypted stream: as many as it says, so that all readers decrypt the same. */
function encrypted(content: Buffer, { from, first, tokens }: PackedObjects): Buffer {
  const length =
    tokens.filter((token) => token === '/Length').length === 1 ? numberAfter(tokens, '/Length') : 0
  const isReference = tokens[tokens.indexOf('/Length') + 3] === 'R'
  const end = content.subarray(from + length, from + length + 12).toString('latin1')
  if (!first || isReference || length === 0 || !/^\s{0,2}endstream/.test(end)) throw new Refused('unreadable')
  return content.subarray(from, from + length)
}

async function readAll(content: Buffer): Promise<void> {
  const text = content.toString('latin1')
  const reading: Reading = {
    budget: READ_AGAIN * (text.length + 64 * 1024),
    room: MAX_UNPACKED,
    turn: TURN,
    places: new Map(),
    opens: new Set(),
    parts: [],
  }
  const packs = await readPlain(reading, text)
  const lock = lockOf(text, reading.parts)
  if (typeof lock === 'string') throw new Refused(lock)
  for (const pack of packs) {
    const bytes = lock ? lock(encrypted(content, pack), pack.id) : content.subarray(pack.from)
    await readPacked(reading, bytes, pack.tokens)
  }
  for (const id of reading.opens) if (!reading.places.get(id)) throw new Refused('active')
}

/**
 * What a PDF would do: `active` runs scripts or programs, acts when it opens, or carries files; `locked` asks for a password;
 * `unreadable` hides its objects (packed or encrypted in an unusual way), so that nobody can say. A file without objects is
 * `safe`.
 */
export async function judgePdf(content: Buffer): Promise<PdfVerdict> {
  try {
    await readAll(content)
    return 'safe'
  } catch (error) {
    if (error instanceof Refused) return error.verdict
    throw error
  }
}
