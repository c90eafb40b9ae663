/** Words that the code gives up: what is written stays until it is renamed, and nothing new uses them. */
import { commentsOf, namesOf } from './comments.ts'

export interface GivenUp {
  in: 'name' | 'comment'
  words: string
}

/** The lines of `words.txt`: where, then the words. */
export const readWords = (text: string): GivenUp[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      in: line.startsWith('name ') ? 'name' : 'comment',
      words: line.slice(line.indexOf(' ') + 1),
    }))

/** `itTold` and `it_told` both as "it told". */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** How often a file uses each of the words, in their order. */
export function countWords(givenUp: GivenUp[], file: string, text: string): number[] {
  const comments = commentsOf(file, text)
    .join('\n')
    .replace(/[\s*]+/g, ' ')
  const names = /\.tsx?$/.test(file) ? namesOf(text).map(wordsOf).join('\n') : ''
  return givenUp.map((one) => {
    const found = one.in === 'name' ? names : comments
    return found.match(new RegExp(`\\b${one.words}\\b`, 'gi'))?.length ?? 0
  })
}

/** What a file uses more often than it did: one sentence each. */
export function newWords(
  givenUp: GivenUp[],
  file: string,
  { before, now }: { before: string; now: string },
): string[] {
  const [were, are] = [countWords(givenUp, file, before), countWords(givenUp, file, now)]
  return givenUp.flatMap((one, place) =>
    are[place]! > were[place]! ? [`${file}: a new ${one.in} says "${one.words}"`] : [],
  )
}

/** Longest subject of a commit. */
export const LONGEST_SUBJECT = 72

export const longSubjects = (subjects: string[]): string[] =>
  subjects
    .filter((subject) => subject.length > LONGEST_SUBJECT)
    .map((subject) => `${subject.length} characters, ${LONGEST_SUBJECT} at most: ${subject}`)
