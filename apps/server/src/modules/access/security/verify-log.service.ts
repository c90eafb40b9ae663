/** Finds lines of the security log that were changed, taken out or put in (docs/security.md#chain). */
import type { Database } from '@intranet/db/connection'
import { hashOf, hashOfDay } from '../../../platform/security-chain.ts'
import { chainsOf, daysOfLines, linesOfDay, listDays, viewedOf, type Chain } from './security.queries.ts'

interface Verified {
  linhas: number
  dias: number
  /** One sentence for each thing that is wrong, in the order of the days. */
  achados: string[]
}

/** One chain: its lines follow from each other, with no gap. */
async function verifyChain(db: Database, dia: string, servidor: string, achados: string[]): Promise<number> {
  const lines = await linesOfDay(db, dia, servidor)
  let before: string | undefined
  let expected = 1
  for (const line of lines) {
    const place = `linha ${line.id} (${dia}, servidor ${servidor}, ordem ${line.ordem})`
    const gap = line.ordem !== expected
    if (gap) achados.push(`faltam linhas antes da ${place}: esperava a ordem ${expected}`)
    else if (hashOf(line, before) !== line.hash) achados.push(`${place} foi alterada ou inserida`)
    before = line.hash
    expected = line.ordem + 1
  }
  return lines.length
}

function compare(what: string, kept: Record<string, Chain>, now: Record<string, Chain>): string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(now)])].toSorted()
  return names.flatMap((name) => {
    const [before, after] = [kept[name], now[name]]
    if (before?.ultima === after?.ultima && before?.linhas === after?.linhas) return []
    return [
      `${what} ${name}: o fechamento do dia tem ${before?.linhas ?? 0} linhas, agora há ${after?.linhas ?? 0}`,
    ]
  })
}

/** Verifies all lines and all heads. Days before `from` (what retention ended) keep their heads alone. */
export async function verifyLog(db: Database, from: { lines: string; viewed: string }): Promise<Verified> {
  const achados: string[] = []
  const heads = await listDays(db)
  let linhas = 0
  for (const dia of await daysOfLines(db))
    for (const servidor of Object.keys(await chainsOf(db, dia)))
      linhas += await verifyChain(db, dia, servidor, achados)
  let before: string | undefined
  for (const day of heads) {
    if (hashOfDay(day, before) !== day.hash) achados.push(`o fechamento de ${day.dia} foi alterado`)
    before = day.hash
    if (day.dia >= from.lines)
      achados.push(...compare(`${day.dia}, servidor`, day.correntes, await chainsOf(db, day.dia)))
    if (day.dia >= from.viewed) achados.push(...compare(day.dia, day.vistas, await viewedOf(db, day.dia)))
  }
  return { linhas, dias: heads.length, achados }
}
