/** Secrets that are given out once, in a cookie or an address: of each its hash alone is stored. */
import { hash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits as 43 characters that an address may hold. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of a token, so that it may be one of ours. */
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** Six digits that somebody reads and types: guessed in time unless tries are counted. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Letters of an alphabet, each drawn by itself. */
export const randomLetters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 128 bits in the form of a UUID, which by itself has 122: who knows the id of a guest's upload may attach it. */
export const newFileId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** What is kept of a token: SHA-256 as 64 hexadecimal characters. A stolen backup opens nothing. */
export const hashToken = (token: string): string => hash('sha256', token)
