import type { CountRequest, GenderReportRequest } from '@intranet/contract/people/hr-reports'
import { readsSensitiveReports } from '@intranet/contract/people/hr-reports-access'
import {
  ageBands,
  genderLabels,
  type GenderRow,
  type ProviderCityRow,
  type PyramidRow,
} from '@intranet/contract/people/hr-reports-options'
import type { Page } from '@intranet/contract/list'
import { ordersOf } from '@intranet/contract/list-order'
import type { Database } from '@intranet/db/connection'
import { assertWhole, rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { countByAge, countByCity, countByGender, type AgeCount } from './head-count.queries.ts'
import { smallGroups } from './small-groups.ts'

const OTHERS = 'Outros'
const portuguese = new Intl.Collator('pt-BR', { numeric: true })

/** A page of counted groups: they are few, so they are ordered here. Without a sort they keep their own order. */
function pageOf<Row extends { id: number }>(
  rows: Row[],
  { sort, limit, offset }: Pick<CountRequest, 'sort' | 'limit' | 'offset'>,
): Page<Row> {
  const [order] = ordersOf(sort ?? [])
  const key = order?.key as keyof Row | undefined
  const way = order?.descending ? -1 : 1
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : portuguese.compare(String(a ?? ''), String(b ?? ''))
  const ordered = key ? rows.toSorted((a, b) => way * compare(a[key], b[key])) : rows
  const dados = ordered.slice(offset, offset + rowsToRead(limit))
  assertWhole(limit, dados)
  return { total: rows.length, dados, depois: null }
}

interface Share {
  genero: string
  quantidade: number
}

/** Groups under five become "Outros" for the one who is not HR's manager. */
function protectedShares(shares: Share[]): Share[] {
  const small = smallGroups(shares, ({ quantidade }) => quantidade)
  if (small.size === 0) return shares
  const quantidade = [...small].reduce((sum, share) => sum + share.quantidade, 0)
  return [...shares.filter((share) => !small.has(share)), { genero: OTHERS, quantidade }]
}

const percentOf = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

/** Genders of the active employees; percents are within the group, with one decimal. */
export async function readGenders(
  db: Database,
  actor: Actor,
  request: GenderReportRequest,
): Promise<Page<GenderRow>> {
  const counts = await countByGender(db, actor, request, request.por ?? 'geral')
  const groups = Map.groupBy(counts, ({ id_grupo }) => id_grupo)
  const rows: GenderRow[] = []
  for (const group of groups.values()) {
    const named = group.map(({ genero, quantidade }) => ({ genero: genderLabels[genero], quantidade }))
    const shares = readsSensitiveReports(actor) ? named : protectedShares(named)
    const whole = named.reduce((sum, { quantidade }) => sum + quantidade, 0)
    for (const { genero, quantidade } of shares) {
      const percentual = percentOf(quantidade, whole)
      rows.push({ id: rows.length + 1, grupo: group[0]!.grupo, genero, quantidade, percentual })
    }
  }
  return pageOf(rows, request)
}

const cells = ['feminino', 'masculino', 'outro', 'nao_informado'] as const
const cellOf = { F: 'feminino', M: 'masculino', O: 'outro', N: 'nao_informado' } as const

function band(id: number, faixa: string, counts: AgeCount[]): PyramidRow {
  const row = { id, faixa, feminino: 0, masculino: 0, outro: 0, nao_informado: 0, total: 0 }
  for (const { genero, quantidade } of counts) {
    row[cellOf[genero]] += quantidade
    row.total += quantidade
  }
  return row
}

/** Within a band, genders of fewer than five count as "Outro". */
function protectedBand(row: PyramidRow): PyramidRow {
  const small = smallGroups(cells, (cell) => row[cell])
  if (small.size === 0) return row
  const hidden = [...small].reduce((sum, cell) => sum + row[cell], 0)
  const outro = small.has('outro') ? hidden : hidden + row.outro
  return { ...row, ...Object.fromEntries([...small].map((cell) => [cell, 0])), outro }
}

/** Bands of fewer than five people are one row "Outros", for the one who is not HR's manager. */
function protectedBands(rows: PyramidRow[]): PyramidRow[] {
  const small = smallGroups(rows, ({ total }) => total)
  if (small.size === 0) return rows.map(protectedBand)
  const others = { ...band(0, OTHERS, []), id: rows.length + 1 }
  for (const row of small) for (const cell of [...cells, 'total'] as const) others[cell] += row[cell]
  const kept = rows.filter((row) => !small.has(row) && row.total > 0)
  return [...kept, others].map(protectedBand)
}

/** The age pyramid of the active employees: all seven bands, and one for people without a birth date. */
export async function readPyramid(
  db: Database,
  actor: Actor,
  request: CountRequest,
): Promise<Page<PyramidRow>> {
  const counts = await countByAge(db, actor, request)
  const rows = ageBands.map(({ label }, place) =>
    band(
      place + 1,
      label,
      counts.filter(({ faixa }) => faixa === place),
    ),
  )
  const unknown = counts.filter(({ faixa }) => faixa === null)
  if (unknown.length > 0) rows.push(band(rows.length + 1, 'Não informada', unknown))
  return pageOf(readsSensitiveReports(actor) ? rows : protectedBands(rows), request)
}

/** Active employees by provider and the city they live in. */
export async function readProviderCities(
  db: Database,
  actor: Actor,
  request: CountRequest,
): Promise<Page<ProviderCityRow>> {
  const counts = await countByCity(db, actor, request)
  return pageOf(
    counts.map((count, index) => ({ id: index + 1, ...count })),
    request,
  )
}
