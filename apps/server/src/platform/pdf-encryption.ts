/**
 * Opens what a PDF encrypts for everybody: files with an owner's password alone, which every reader opens with an empty one.
 * Strict, since readers differ: what is said twice, or in an unusual way, opens nothing. docs/platform.md#protected-pdfs
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { readPdfObject } from './pdf-tokens.ts'
import { rc4 } from './rc4.ts'

/** Decrypts the stream of an object with this number, of generation 0. */
type PdfDecryption = (content: Buffer, id: number) => Buffer
type PdfLock = PdfDecryption | 'locked' | 'unreadable'

/** Adobe's filling of passwords that have fewer than 32 bytes: all of an empty one. */
const EMPTY = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const MAX_DICTIONARY = 64 * 1024
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const hash = (kind: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Buffer[]) => {
  const made = createHash(kind)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** The bytes of a string as the file has them. */
function bytesOf(raw: string): Buffer {
  if (raw.startsWith('<')) return Buffer.from(raw.slice(1, -1).replace(/[^0-9A-Fa-f]/g, ''), 'hex')
  const inner = raw.slice(1, -1).replace(/\r\n?/g, '\n')
  const text = inner.replace(
    /\\(?:([0-7]{1,3})|(\n)|([^]))/g,
    (_, octal?: string, line?: string, one?: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
      return line ? '' : (ESCAPES[one!] ?? one!)
    },
  )
  return Buffer.from(text, 'latin1')
}

/** Values of a dictionary by their names; undefined where a name is not there, or there twice. */
function valuesOf(tokens: readonly string[]) {
  const value = (name: string) => {
    const at = tokens.indexOf(name)
    return at === -1 || tokens.includes(name, at + 1) ? undefined : tokens[at + 1]
  }
  return {
    value,
    number: (name: string) => {
      const word = value(name) ?? ''
      return /^-?\d+$/.test(word) ? Number(word) : undefined
    },
    bytes: (name: string) => {
      const raw = value(name)
      return raw && /^[(<]./s.test(raw) ? bytesOf(raw) : Buffer.alloc(0)
    },
  }
}
type Values = ReturnType<typeof valuesOf>

const aes = (key: Buffer, iv: Buffer, content: Buffer) => {
  const bits = key.length * 8
  return createDecipheriv(`aes-${bits}-cbc`, key, iv).setAutoPadding(false).update(content)
}

/** The hash of PDF 2.0 (ISO 32000-2, algorithm 2.B) of an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt)
  for (let round = 1; ; round += 1) {
    const repeated = Buffer.concat(Array<Buffer>(64).fill(key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const made = cipher.setAutoPadding(false).update(repeated)
    const kind = (['sha256', 'sha384', 'sha512'] as const)[
      made.subarray(0, 16).reduce((sum, one) => sum + one, 0) % 3
    ]!
    key = hash(kind, made)
    if (round >= 64 && made.at(-1)! <= round - 32) return key.subarray(0, 32)
  }
}

/** Of AES with 256 bits: one key for all streams. */
function openNew(values: Values, revision: number): PdfLock {
  const [user, wrapped] = [values.bytes('/U'), values.bytes('/UE')]
  if (user.length < 48 || wrapped.length < 32) return 'unreadable'
  const hashed = (salt: Buffer) => (revision === 5 ? hash('sha256', salt) : hardened(salt))
  if (!hashed(user.subarray(32, 40)).equals(user.subarray(0, 32))) return 'locked'
  const key = aes(hashed(user.subarray(40, 48)), Buffer.alloc(16), wrapped.subarray(0, 32))
  return (content) => decryptAes(key, content)
}

/** The first block is where the cipher begins; a last block that is not whole is none. */
const decryptAes = (key: Buffer, content: Buffer) =>
  content.length < 32
    ? Buffer.alloc(0)
    : aes(key, content.subarray(0, 16), content.subarray(16, content.length - (content.length % 16)))

/** Of RC4 and of AES with 128 bits: a key for each object. */
function openOld(
  values: Values,
  how: { revision: number; length: number; isAes: boolean; id: Buffer },
): PdfLock {
  const { revision, length, isAes, id } = how
  const [owner, user, rights] = [values.bytes('/O'), values.bytes('/U'), values.number('/P')]
  if (owner.length < 32 || user.length < 32 || rights === undefined) return 'unreadable'
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(rights | 0)
  const openMetadata = revision >= 4 && values.value('/EncryptMetadata') === 'false'
  const extra = Buffer.alloc(openMetadata ? 4 : 0, 0xff)
  let key = hash('md5', EMPTY, owner.subarray(0, 32), permissions, id, extra).subarray(0, length)
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length)
  if (!isUser(key, user, revision, id)) return 'locked'
  return (content, number) => {
    const tail = Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0])
    const salt = Buffer.from(isAes ? 'sAlT' : '')
    const own = hash('md5', key, tail, salt).subarray(0, Math.min(length + 5, 16))
    return isAes ? decryptAes(own, content) : rc4(own, content)
  }
}

/** Whether an empty password opens the file. */
function isUser(key: Buffer, user: Buffer, revision: number, id: Buffer): boolean {
  if (revision === 2) return rc4(key, EMPTY).equals(user.subarray(0, 32))
  let made: Buffer = hash('md5', EMPTY, id)
  for (let round = 0; round < 20; round += 1)
    made = rc4(
      key.map((one) => one ^ round),
      made,
    )
  return made.equals(user.subarray(0, 16))
}

/** What a dictionary of encryption (its tokens, strings as in the file) lets everybody read; `id` is the file's. */
function openDictionary(tokens: readonly string[], id: Buffer): PdfLock {
  const values = valuesOf(tokens)
  const [version, revision] = [values.number('/V'), values.number('/R')]
  if (tokens[0] !== '<<' || values.value('/Filter') !== '/Standard') return 'unreadable'
  if (version === 1 || version === 2) {
    const bits = version === 1 ? 40 : tokens.includes('/Length') ? values.number('/Length') : 40
    if (!bits || bits % 8 !== 0 || bits < 40 || bits > 128 || (revision !== 2 && revision !== 3))
      return 'unreadable'
    return openOld(values, { revision, length: bits / 8, isAes: false, id })
  }
  if (values.value('/StmF') !== '/StdCF' || values.value('/StrF') !== '/StdCF') return 'unreadable'
  const method = values.value('/CFM')
  if (version === 4 && revision === 4 && (method === '/AESV2' || method === '/V2'))
    return openOld(values, { revision, length: 16, isAes: method === '/AESV2', id })
  if (version === 5 && (revision === 5 || revision === 6) && method === '/AESV3')
    return openNew(values, revision)
  return 'unreadable'
}

/** The first half of a file's id, which stays when the file changes. */
function fileId(tokens: readonly string[]): Buffer {
  const at = tokens.indexOf('/ID')
  const raw = at === -1 || tokens[at + 1] !== '[' ? '' : (tokens[at + 2] ?? '')
  return /^[(<]/.test(raw) ? bytesOf(raw) : Buffer.alloc(0)
}

/** An object or a trailer, by its number (below 0: a trailer) and where it begins. */
export interface PdfPart {
  id: number
  from: number
  tokens: readonly string[]
}

/**
 * How the file's streams are encrypted; null where they are not. Every trailer has to say the same, and its dictionary to be
 * there once: otherwise readers differ in what they read.
 */
export function lockOf(text: string, parts: readonly PdfPart[]): PdfLock | null {
  if (!parts.some(({ tokens }) => tokens.includes('/Encrypt'))) return null
  const trailers = parts.filter(({ id, tokens }) => id < 0 || tokens.includes('/XRef'))
  if (parts.some((part) => part.tokens.includes('/Encrypt') && !trailers.includes(part))) return 'unreadable'
  const read = ({ from }: PdfPart) => readPdfObject(text, from, MAX_DICTIONARY, { strings: true }).tokens
  const said = trailers.map((trailer) => {
    const tokens = read(trailer)
    const at = tokens.indexOf('/Encrypt') + 1
    const once = at > 0 && !tokens.includes('/Encrypt', at) && tokens[at + 2] === 'R'
    return { object: once ? tokens[at]! : '', id: fileId(tokens) }
  })
  const [{ object, id }, ...others] = said as [(typeof said)[0], ...typeof said]
  const agreed = others.every((other) => other.object === object && other.id.equals(id))
  const dictionaries = parts.filter((part) => part.id === Number(object))
  if (!/^\d+$/.test(object) || !agreed || dictionaries.length !== 1) return 'unreadable'
  return openDictionary(read(dictionaries[0]!), id)
}
