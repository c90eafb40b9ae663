/** Lines side by side, as many as fit: what tests record is read in fewer and longer lines. */

const WIDEST = 198
const BETWEEN = ' ¦ '
const PARAGRAPH = ' ¶ '
const GOES_ON = '↪ '

/** What is read as one: a row of a table, what one press did, the conditions of a query. */
export interface Paragraph {
  head: string
  lines: readonly string[]
  /** Before its second line and those that follow. */
  indent: string
}

/** A line that is too long, in pieces that are broken at spaces. */
function pieces(line: string, width: number): string[] {
  const done: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > width / 2 ? space : width
    done.push(rest.slice(0, end))
    rest = `${GOES_ON}${rest.slice(end)}`
  }
  return [...done, rest]
}

/** The lines after a head, joined while they fit. */
function folded({ head, lines, indent }: Paragraph): string[] {
  const done: string[] = []
  let now = head
  for (const line of lines) {
    const between = now === head ? '' : BETWEEN
    if (now !== '' && now.length + between.length + line.length <= WIDEST) now += between + line
    else {
      if (now.trim() !== '') done.push(now.trimEnd())
      const [first, ...others] = pieces(line, WIDEST - indent.length)
      done.push(...[first!, ...others].slice(0, -1).map((one) => indent + one))
      now = indent + (others.at(-1) ?? first!)
    }
  }
  return now.trim() === '' ? done : [...done, now.trimEnd()]
}

/** A paragraph begins on the last line of the one before where that saves a line, else on its own. */
export function packed(paragraphs: readonly Paragraph[]): string[] {
  const done: string[] = []
  for (const paragraph of paragraphs) {
    const apart = folded(paragraph)
    const last = done.at(-1)
    const joined =
      last === undefined ? [] : folded({ ...paragraph, head: last + PARAGRAPH + paragraph.head.trimStart() })
    const isJoined = joined.length > 0 && joined.length <= apart.length && joined[0]!.length <= WIDEST
    if (isJoined) done.splice(-1, 1, ...joined)
    else done.push(...apart)
  }
  return done
}
