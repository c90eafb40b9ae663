/** Typed text, searched in normalised texts: without accents, in lower case. */
import { stripMarks } from '@intranet/contract/formats'
import { sql, type RawBuilder } from 'kysely'
import { phoneForms } from './phone-forms.ts'

/** For LIKE: its special characters are searched as they are written. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Words looked for at most: each costs a test on every row. */
const MOST_WORDS = 8

/** A phone is one word, with any separators between its parts. */
const WORDS = /(?:\+?55[ .-]*)?\(?\d{2}\)?[ .-]*\d{4,5}[ .-]?\d{4}(?!\S)|\S+/g

/** The words of a search, at most eight. */
export const typedWords = (typed: string): string[] =>
  [...typed.matchAll(WORDS)]
    .flatMap(([word]) => (/[()+-]/.test(word) ? word : word.split(' ')))
    .slice(0, MOST_WORDS)

/** `+55 (53) 99385-0840` → `53993850840`: as a stored document or phone holds it. */
export const withoutMarks = (word: string): string => phoneForms(stripMarks(word))[0]

const holds = (text: RawBuilder<unknown>, word: string) =>
  sql`${text} like '%' || normaliza(${escapeLike(word)}) || '%'`

/** True if a normalised text contains a word at any place: as typed, or without the punctuation of a document. */
export function holdsText(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const stored = withoutMarks(word)
  return stored === word
    ? sql<boolean>`${holds(text, word)}`
    : sql<boolean>`(${holds(text, stored)} or ${holds(text, word)})`
}

/** True where a normalised text holds every word of a search. */
export const holdsWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...typedWords(typed).map((word) => holdsText(text, word))], sql` and `)})`

/** The words of a title that say something: each once, of three letters or more, at most eight. */
export const titleWords = (title: string): string[] =>
  [...new Set(title.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}-]/gu, '')))]
    .filter((word) => word.length >= 3)
    .slice(0, MOST_WORDS)

/** How many of the words a normalised column has; what has fewer than half of them (`least`) is not alike. */
export function likeness(
  column: string,
  words: readonly string[],
): { score: RawBuilder<number>; least: number } {
  const hits = words.map(
    (word) => sql`(${sql.ref(column)} like '%' || normaliza(${escapeLike(word)}) || '%')::int`,
  )
  return { score: sql<number>`(${sql.join(hits, sql` + `)})`, least: Math.ceil(words.length / 2) }
}
