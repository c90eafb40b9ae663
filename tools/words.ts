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

const patternOf = ({ words }: GivenUp) => new RegExp(`\\b${words}\\b`, 'gi')

/** How often the comments of a file use some words. */
const inComments = (one: GivenUp, file: string, text: string) =>
  commentsOf(file, text)
    .join('\n')
    .replace(/[\s*]+/g, ' ')
    .match(patternOf(one))?.length ?? 0

/** A word that comments of a file use more often than they did: one sentence each. */
export const newCommentWords = (
  givenUp: GivenUp[],
  file: string,
  { before, now }: { before: string; now: string },
): string[] =>
  givenUp
    .filter((one) => one.in === 'comment' && inComments(one, file, now) > inComments(one, file, before))
    .map(({ words }) => `${file}: a new comment says "${words}"`)

/** The names in a script that use one of the words, each once. */
export function namesWith(givenUp: GivenUp[], file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const patterns = givenUp.filter((one) => one.in === 'name').map(patternOf)
  return [...new Set(namesOf(text))].filter((name) =>
    patterns.some((pattern) => wordsOf(name).match(pattern) !== null),
  )
}

/** Longest subject of a commit. */
export const LONGEST_SUBJECT = 72

export const longSubjects = (subjects: string[]): string[] =>
  subjects
    .filter((subject) => subject.length > LONGEST_SUBJECT)
    .map((subject) => `${subject.length} characters, ${LONGEST_SUBJECT} at most: ${subject}`)
