/** Codes for the day on which every other factor is lost: 140 bits each, so a plain hash of them is enough. */
import { randomBytes } from 'node:crypto'

const CODES = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

export const newCode = (): string =>
  Array.from(randomBytes(28), (byte) => LETTERS[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode)

/** A code without the marks and capitals that people type. */
export const plainCode = (code: string) => code.toLowerCase().replaceAll('-', '')
