/** Which passwords are too easy to guess. The list has lower-case words without marks. */
import { normalizeText } from '@intranet/contract/formats'
import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'])
/** What Brazilian offices choose, and the list does not have. */
const ours = new Set(['intranet', 'mudar', 'trocar', 'bemvindo', 'provedor', 'internet', 'fibra', 'acesso'])

/** Longer rows of common words are a passphrase. */
const FEW_WORDS = 2

const spelt: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/** `p@ssw0rd!` as `password`: signs in place of letters, less those at the end. */
const unspelt = (text: string) =>
  text.replace(/[^a-z]+$/, '').replace(/[@43!10$57]/g, (sign) => spelt[sign] ?? sign)

const wordsOf = (text: string) => text.match(/[a-z]{3,}/g) ?? []

/**
 * Whether a password is on the list, or is made of one or two words that are, or of `names`, with digits and signs around
 * them.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const text = normalizeText(password)
  if (common.has(text) || common.has(text.replace(/[^a-z0-9]/g, ''))) return true
  const own = new Set(names.flatMap((name) => wordsOf(normalizeText(name))))
  const isKnown = (word: string) => common.has(word) || ours.has(word) || own.has(word)
  return [text, unspelt(text)].some((reading) => {
    const words = wordsOf(reading)
    return words.length > 0 && words.length <= FEW_WORDS && words.every(isKnown)
  })
}
