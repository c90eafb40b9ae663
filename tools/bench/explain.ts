import type { Pool, PoolClient } from 'pg'
import type { Issued } from './issued.ts'

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Node Type': string
  'Actual Loops': number
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}

export interface Explained {
  /** Pages of 8 KB that the statement touched, wherever they came from. */
  buffers: number
  /** Scans that ran, and their indexes, in the plan's order. */
  scans: string
  milliseconds: number
}

const isScan = (plan: Plan) => plan['Node Type'].includes('Scan') && plan['Actual Loops'] > 0

const scansOf = (plan: Plan): string[] => [
  ...(isScan(plan)
    ? [`${plan['Node Type']} ${plan['Index Name'] ?? plan['Relation Name'] ?? ''}`.trim()]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

async function explained(client: PoolClient, { text, values }: Issued): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const { Plan: plan, 'Execution Time': milliseconds } = rows[0]!['QUERY PLAN'][0]
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: scansOf(plan).join(', '),
    milliseconds,
  }
}

/** Runs the statement and answers what it read; the second time, when the connection knows the catalogue. */
export async function explain(pool: Pool, statement: Issued): Promise<Explained> {
  const client = await pool.connect()
  try {
    await client.query(statement.text, statement.values)
    return await explained(client, statement)
  } finally {
    client.release()
  }
}

/** As `explain`, of a statement that writes, or that has settings: both times its transaction is undone. */
export async function explainUndone(
  pool: Pool,
  statement: Issued,
  settings: readonly Issued[],
): Promise<Explained> {
  const client = await pool.connect()
  const undone = async <T>(work: () => Promise<T>): Promise<T> => {
    await client.query('begin')
    try {
      for (const { text, values } of settings) await client.query(text, values)
      return await work()
    } finally {
      await client.query('rollback')
    }
  }
  try {
    await undone(() => client.query(statement.text, statement.values))
    return await undone(() => explained(client, statement))
  } finally {
    client.release()
  }
}
