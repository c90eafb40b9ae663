/** The file of all leads. */
import { text } from 'node:stream/consumers'
import { missingIn } from './judge.ts'
import type { KeyedWrites } from './lead-writes.ts'
import { ask, type Answered } from './post.ts'

const path = `/export/leads.export?formato=csv&input=${encodeURIComponent('{"lista":"all"}')}`

/**
 * The cells of a file that are keys of leads: "Dia 12 345". It is read piece by piece: the whole text at once would keep
 * this process from seeing the answers of others, and their times would be too long.
 */
export async function keysIn(file: AsyncIterable<string>, prefix: string): Promise<Set<string>> {
  const cell = new RegExp(`(?<![^;\\n])${prefix} \\d+ \\d+(?![^;\\r\\n])`, 'g')
  const found = new Set<string>()
  const note = (lines: string) => {
    for (const [key] of lines.matchAll(cell)) found.add(key)
  }
  let rest = ''
  for await (const piece of file) {
    const known = rest + piece
    const end = known.lastIndexOf('\n') + 1
    note(known.slice(0, end))
    rest = known.slice(end)
  }
  note(rest)
  return found
}

/** Takes it; one that ends well has every lead that it has to have by docs/deploy.md: `short` is one that has not. */
export async function takeLeads(
  url: string,
  token: string,
  prefix: string,
  keyed: KeyedWrites,
): Promise<{ answer: Answered; outcome: 'whole' | 'said' | 'short' }> {
  const asked = performance.now()
  let keys: ReadonlySet<string> = new Set()
  const answer = await ask(`${url}${path}`, { headers: { cookie: `sessao=${token}` } }, async (file) => {
    if (file.statusCode !== 200) return text(file)
    keys = await keysIn(file.setEncoding('utf8'), prefix)
    return ''
  })
  if (answer.status !== 200) return { answer, outcome: 'said' }
  return { answer, outcome: missingIn(keys, keyed, asked) === 0 ? 'whole' : 'short' }
}
