/** The second and third row of a table are written by their sum where they differ from the first in data alone. */
import type { Paragraph } from '../../../../../tools/test/packed-lines.ts'
import { sumOf } from './checksum.ts'
import { madeWords } from './made-answers.ts'

/** Shorter lines are written whole. */
const LONG = 40
const LONGEST_REPEATED = 80
const ASKED = /^\w+\.\w+ |^→/
const MADE = new RegExp(madeWords.join('|'), 'g')

const patternOf = (line: string) => line.replace(MADE, madeWords[0]!).replace(/\d+/g, '0')

/** Of a record: a line like one before it, but for made names and numbers, is written as a sum of its text. */
export function alikeOnce(paragraphs: readonly Paragraph[]): Paragraph[] {
  const written = new Map<string, string>()
  const isAlike = (line: string): boolean => {
    const pattern = patternOf(line)
    const first = written.get(pattern)
    if (first === undefined) written.set(pattern, line)
    if (first === undefined || ASKED.test(line) || line.length < LONG) return false
    return line.length > LONGEST_REPEATED || (line !== first && line.search(MADE) >= 0)
  }
  return paragraphs.map((paragraph) => {
    const lines: string[] = []
    let alike: string[] = []
    const end = () => {
      if (alike.length > 0) lines.push(`${alike.length} likewise (${sumOf(alike)})`)
      alike = []
    }
    for (const line of paragraph.lines)
      if (isAlike(line)) alike.push(line)
      else {
        end()
        lines.push(line)
      }
    end()
    return { ...paragraph, lines }
  })
}
