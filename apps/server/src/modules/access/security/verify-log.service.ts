/** Finds lines of the security log that were changed, taken out or put in (docs/security.md#chain). */
import { dayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { subMonths } from 'date-fns/subMonths'
import type { Parameters } from '../../../platform/parameters.ts'
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
    if (before?.linhas === after?.linhas) return [`${what} ${name}: linhas do dia foram alteradas`]
    return [
      `${what} ${name}: o fechamento do dia tem ${before?.linhas ?? 0} linhas, agora há ${after?.linhas ?? 0}`,
    ]
  })
}

/** The first days (`YYYY-MM-DD`) of which retention has ended nothing: of lines, and of readings. */
export interface KeptSince {
  lines: string
  readings: string
}

export async function keptSince(parameters: Parameters, now: Date): Promise<KeptSince> {
  const day = async (name: 'seguranca_retencao_meses' | 'acesso_retencao_meses') =>
    dayInBrazil(subMonths(now, Math.max(0, (await parameters.read(name)) - 1)))
  return { lines: await day('seguranca_retencao_meses'), readings: await day('acesso_retencao_meses') }
}

const withoutReadings = ({ leituras: _ended, ...others }: Record<string, Chain>) => others

/**
 * Verifies all lines and all heads. Of days before `from` the lines, or the readings, have ended; exports and histories
 * stay, so they are compared on every day.
 */
export async function verifyLog(db: Database, from: KeptSince): Promise<Verified> {
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
    const part = day.dia >= from.readings ? (viewed: Record<string, Chain>) => viewed : withoutReadings
    achados.push(...compare(day.dia, part(day.vistas), part(await viewedOf(db, day.dia))))
  }
  return { linhas, dias: heads.length, achados }
}
