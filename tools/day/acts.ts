/** One action of a person: a screen is opened, or a lead is written. */
import type { leadWriter } from '../cluster/lead-writes.ts'
import { ask } from '../cluster/post.ts'
import { doneOf, readBatch, type Done } from './answers.ts'
import { writesLead, type Call, type Role, type Screen } from './mix.ts'
import type { Person } from './people.ts'

export interface Acting {
  url: string
  writer: ReturnType<typeof leadWriter>
  note(done: Done): void
}

/** Each screen of a role as often as its share says: one of them is drawn. */
const screensOf = ({ screens }: Role): Screen[] =>
  screens.flatMap(([share, screen]) => Array.from({ length: share }, () => screen))

interface Row {
  id?: unknown
}

/** Ids of a list's answer, by the list's router. */
function idsIn(calls: readonly Call[], data: readonly unknown[]): [string, number[]][] {
  return calls.flatMap(({ path }, place) => {
    const rows = (data[place] as { dados?: Row[] } | undefined)?.dados
    const ids = rows?.map(({ id }) => id).filter((id) => typeof id === 'number')
    return path.endsWith('.list') && ids?.length ? [[path.split('.')[0]!, ids] as [string, number[]]] : []
  })
}

/** Answers what does the person's next action. */
export function actsOf({ token, role }: Person, number: number, { url, writer, note }: Acting) {
  const screens = screensOf(role)
  const seen = new Map<string, number[]>()

  async function open(calls: readonly Call[], kind: Screen['kind']): Promise<void> {
    const headers = {
      cookie: `sessao=${token}`,
      origin: url,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    }
    const body = JSON.stringify(
      Object.fromEntries(calls.flatMap(({ input }, place) => (input === undefined ? [] : [[place, input]]))),
    )
    const paths = calls.map(({ path }) => path)
    const answer = await ask(`${url}/trpc/${paths.join()}?batch=1`, { method: 'POST', headers, body })
    const { status, words, data } = readBatch(answer, paths)
    for (const [list, ids] of idsIn(calls, data)) seen.set(list, ids)
    note(doneOf(kind, paths.join(' '), { ...answer, status }, words))
  }

  return async function act(): Promise<void> {
    const screen = screens[Math.floor(Math.random() * screens.length)]!
    if (screen === writesLead) return note(doneOf('write', 'leads', await writer.write(token, number)))
    const ids = screen.of === undefined ? [] : seen.get(screen.of)
    // Who has seen no list opens it first.
    if (!ids || (screen.of !== undefined && ids.length === 0)) {
      const list = screens.find(({ of, calls }) => !of && calls(0)[0]?.path === `${screen.of}.list`)
      return open((list ?? screens[0]!).calls(0), 'list')
    }
    return open(screen.calls(ids[Math.floor(Math.random() * ids.length)] ?? 0), screen.kind)
  }
}
