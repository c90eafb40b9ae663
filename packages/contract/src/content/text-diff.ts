/** What changed between two rich texts, line by line (blocks) and word by word inside a changed line. */

export type DiffMark = 'igual' | 'saiu' | 'entrou'
export interface DiffPart {
  mark: DiffMark
  text: string
}

/** Largest number of cells of the comparison table; longer texts are shown as replaced, which is still correct. */
const MAX_CELLS = 4_000_000

/** Blocks of a rich text as plain lines. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<(br|hr)[^>]*>|<\/(p|h\d|li|blockquote|pre)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Longest common subsequence of two lists, as marked parts in reading order. */
function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  const columns = after.length + 1
  if ((before.length + 1) * columns > MAX_CELLS) {
    return [
      ...before.map((text) => ({ mark: 'saiu' as const, text })),
      ...after.map((text) => ({ mark: 'entrou' as const, text })),
    ]
  }
  const common = new Uint32Array((before.length + 1) * columns)
  const at = (row: number, column: number) => common[row * columns + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      common[row * columns + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: DiffPart[] = []
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      parts.push({ mark: 'igual', text: before[row]! })
      row += 1
      column += 1
    } else if (
      column >= after.length ||
      (row < before.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      parts.push({ mark: 'saiu', text: before[row]! })
      row += 1
    } else {
      parts.push({ mark: 'entrou', text: after[column]! })
      column += 1
    }
  }
  return parts
}

const merged = (parts: DiffPart[]): DiffPart[] => {
  const joined: DiffPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.mark === part.mark) last.text += ` ${part.text}`
    else joined.push({ ...part })
  }
  return joined
}

/** Two lines count as one changed line if at least half of their words are the same. */
function changedLine(before: string, after: string): DiffPart[] | null {
  const parts = compare(before.split(/\s+/), after.split(/\s+/))
  const stayed = parts.filter(({ mark }) => mark === 'igual').length
  const longest = Math.max(before.split(/\s+/).length, after.split(/\s+/).length)
  return stayed * 2 >= longest ? merged(parts) : null
}

/** Lines of the newer text with what left and what came; a line that only changed is compared by its words. */
export function diffTexts(before: string, after: string): DiffPart[][] {
  const parts = compare(linesOf(before), linesOf(after))
  const lines: DiffPart[][] = []
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!
    const next = parts[index + 1]
    const changed = part.mark === 'saiu' && next?.mark === 'entrou' ? changedLine(part.text, next.text) : null
    lines.push(changed ?? [part])
    if (changed) index += 1
  }
  return lines
}
