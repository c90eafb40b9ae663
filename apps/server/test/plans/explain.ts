import type { Pool } from 'pg'
import type { Issued } from '../../../../tools/bench/issued.ts'

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Node Type': string
  'Index Name'?: string
  Plans?: Plan[]
}

export interface Explained {
  /** Pages of 8 KB that the statement touched, wherever they came from. */
  buffers: number
  /** Scans and their indexes, in the plan's order. */
  scans: string
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Scan') ? [`${plan['Node Type']} ${plan['Index Name'] ?? ''}`.trim()] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/** Runs the statement and answers what it read; the second time, when the connection knows the catalogue. */
export async function explain(pool: Pool, { text, values }: Issued): Promise<Explained> {
  const client = await pool.connect()
  try {
    await client.query(text, values)
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const plan = rows[0]!['QUERY PLAN'][0].Plan
    return {
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scans: scansOf(plan).join(', '),
    }
  } finally {
    client.release()
  }
}
