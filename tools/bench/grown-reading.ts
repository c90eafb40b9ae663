import type { Pool } from 'pg'
import { explain, explainUndone, type Explained } from './explain.ts'
import type { Asked, GrownScene } from './grown-statements.ts'
import { issuedBy } from './issued.ts'

/** A filled database. */
export interface GrownSide {
  url: string
  pool: Pool
  scene: GrownScene
}

export interface Reading {
  buffers: number
  milliseconds: number
  /** Of each statement. */
  scans: string[]
}

const undo = new Error('undone')
const BESIDE = /^\s*(begin|commit|rollback|savepoint|release|select set_config)/i
const SETTING = /^\s*set local/i

/** The statements of some work, without what opens and ends its transaction, and its settings; what they write is undone. */
async function statementsOf({ url, scene }: GrownSide, { work, writes, once }: Asked) {
  const issued = await issuedBy(url, async (db) => {
    if (!writes) return work(db, scene)
    await db
      .transaction()
      .execute(async (transaction) => {
        await work(transaction, scene)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
  })
  const settings = issued.filter(({ text }) => SETTING.test(text))
  const own = issued.filter((one) => !BESIDE.test(one.text) && !settings.includes(one))
  return { settings, statements: once ? own.slice(0, 1) : own }
}

/** A line for each kind of scan: parts of a table are one kind. */
function folded(scans: string): string {
  const kinds = new Map<string, number>()
  for (const scan of scans.split(', ')) {
    const kind = scan.replace(/_(\d{4}_\d{2}|resto)/, '_*').replace(/idx\d$/, 'idx')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => (count > 1 ? `${count} × ${kind}` : kind)).join(', ')
}

/** What the statements of some work read, and by which scans. */
export async function readingOf(side: GrownSide, one: Asked): Promise<Reading> {
  const plans: Explained[] = []
  const { settings, statements } = await statementsOf(side, one)
  const undone = one.writes || settings.length > 0
  for (const statement of statements)
    plans.push(
      undone ? await explainUndone(side.pool, statement, settings) : await explain(side.pool, statement),
    )
  const sum = (value: (plan: Explained) => number) => plans.reduce((all, plan) => all + value(plan), 0)
  return {
    buffers: sum(({ buffers }) => buffers),
    milliseconds: sum(({ milliseconds }) => milliseconds),
    scans: plans.map(({ scans }) => folded(scans)),
  }
}

/** What reads fewer pages than this counts as so many: one level of an index more is no growth. */
const LEAST = 100
const counted = ({ buffers }: Reading) => Math.max(buffers, LEAST)

/** How much more one side reads than the other. */
export const growthOf = (more: Reading, less: Reading): number => counted(more) / counted(less)
