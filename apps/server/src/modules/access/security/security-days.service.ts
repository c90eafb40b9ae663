/** Ends of days: each head follows from the one before, so that none can be replaced alone. */
import type { Database } from '@intranet/db/connection'
import { hashOfDay } from '../../../platform/security-chain.ts'
import { chainsOf, insertDay, listDays, viewedOf, type Chain, type ClosedDay } from './security.queries.ts'

const linesOf = (chains: Record<string, Chain>) =>
  Object.values(chains).reduce((sum, { linhas }) => sum + linhas, 0)

/** Closes a day. Two servers that do it at once write the same head. */
export async function closeDay(db: Database, dia: string): Promise<ClosedDay> {
  const before = (await listDays(db)).findLast((day) => day.dia < dia)
  const [correntes, vistas] = [await chainsOf(db, dia), await viewedOf(db, dia)]
  const content = { dia, linhas: linesOf(correntes), correntes, vistas }
  const closed = { ...content, hash: hashOfDay(content, before?.hash) }
  await insertDay(closed, db)
  return closed
}
