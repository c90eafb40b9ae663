/** Codes for the day on which every other factor is lost: 140 bits each, so a plain hash of them is enough. */
import { randomLetters } from '../../../platform/token.ts'

const CODES = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

export const newRecoveryCode = (): string => randomLetters(LETTERS, 28).replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

/** A code without the marks and capitals that people type. */
export const plainCode = (code: string) => code.toLowerCase().replaceAll('-', '')
