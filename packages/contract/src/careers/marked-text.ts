/** Words of a search marked in a text as it was written: accents and case stay as they are. */
import { normalizeText } from '../formats.ts'

export interface SoughtTerm {
  termo: string
  sinonimos: readonly string[]
}

/** A part of a text; `termo` names the term that it meets. */
export interface TextPart {
  texto: string
  /** Where it begins in the text. */
  inicio: number
  termo?: string
}

const WORDS = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string) => [...normalizeText(text).matchAll(WORDS)].map(([word]) => word)

interface Word {
  texto: string
  de: number
  ate: number
}

/** Each word's plain form with its place. A word is taken alone, since its plain form may be longer or shorter. */
const placedWords = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map((match) => ({
    texto: normalizeText(match[0]),
    de: match.index,
    ate: match.index + match[0].length,
  }))

interface Phrase {
  words: string[]
  termo: string
}

const phrasesOf = (terms: readonly SoughtTerm[]): Phrase[] =>
  terms
    .flatMap(({ termo, sinonimos }) => [termo, ...sinonimos].map((text) => ({ words: wordsOf(text), termo })))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length)

const matchesAt = (words: readonly Word[], place: number, phrase: Phrase) =>
  phrase.words.every((word, index) => words[place + index]?.texto === word)

/** Cuts a text where a term or a synonym is in it, word by word; the longest phrase wins. Joined, the parts are the text. */
export function markTerms(text: string, terms: readonly SoughtTerm[]): TextPart[] {
  const words = placedWords(text)
  const phrases = phrasesOf(terms)
  const parts: TextPart[] = []
  let [end, place] = [0, 0]
  while (place < words.length) {
    const phrase = phrases.find((one) => matchesAt(words, place, one))
    if (!phrase) {
      place += 1
      continue
    }
    const [first, last] = [words[place]!, words[place + phrase.words.length - 1]!]
    if (first.de > end) parts.push({ texto: text.slice(end, first.de), inicio: end })
    parts.push({ texto: text.slice(first.de, last.ate), inicio: first.de, termo: phrase.termo })
    end = last.ate
    place += phrase.words.length
  }
  if (end < text.length) parts.push({ texto: text.slice(end), inicio: end })
  return parts
}
