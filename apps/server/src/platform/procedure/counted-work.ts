/** What a call adds to its person's counts (docs/security.md#limits-of-a-person). */
import { recordsIn, rowsIn } from '../person-limits.ts'
import type { Context } from './context.ts'

type Counting = Pick<Context, 'deps' | 'actor'>

/** Refuses who wrote as many records as they may. */
export const assertMayWrite = ({ deps, actor }: Counting): Promise<void> =>
  deps.personLimits.assertRoom('pessoa_gravados_hora', actor)

/** Counts the records that a mutation wrote. */
export async function countRecords(
  { deps, actor }: Counting,
  readInput: () => Promise<unknown>,
): Promise<void> {
  const input = await readInput().catch(() => undefined)
  deps.personLimits.add('pessoa_gravados_hora', actor, recordsIn(input))
}

/** Counts the rows of a list's answer; refuses it to who read as many as they may. */
export async function countRows({ deps, actor }: Counting, answer: unknown): Promise<void> {
  const rows = rowsIn(answer)
  if (rows === 0) return
  await deps.personLimits.assertRoom('pessoa_linhas_hora', actor)
  deps.personLimits.add('pessoa_linhas_hora', actor, rows)
}
