/** Lines side by side, as many as fit: a record is read in fewer and longer lines. */

const WIDEST = 198
const BETWEEN = ' ¦ '
const GOES_ON = '↪ '

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

/** The lines after a head, joined while they fit; what follows the first line is indented. */
export function folded(head: string, lines: readonly string[], indent: string): string[] {
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
