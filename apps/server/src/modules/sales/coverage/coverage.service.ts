import { coverage as text, registries } from '@intranet/contract/messages/registries'
import { schemasOf } from '@intranet/contract/entity/schemas'
import {
  coverageEntity,
  coverageErrors,
  type CoverageFields,
  type UpdateCoverageInput,
} from '@intranet/contract/sales/coverage'
import {
  MAX_COVERAGE_ROWS,
  type CoverageImport,
  type ImportCoverageInput,
} from '@intranet/contract/sales/coverage-import'
import type { Database } from '@intranet/db/connection'
import * as z from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { fieldErrors } from '../../../platform/field-errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { byLine, columnKey, readLines, type TextLine } from '../separated-text.ts'
import {
  getCoverage,
  insertCoverage,
  mergeCoverage,
  unknownCities,
  updateCoverage,
} from './coverage.queries.ts'

/** Refuses cities that their state does not have: leads there would never be found. */
async function assertCities(db: Database, rows: readonly CoverageFields[]): Promise<void> {
  const unknown = await unknownCities(db, rows)
  if (!unknown.length) return
  const named = unknown.map((place) => [`objects.${place}.cidade`, text.unknownCity(rows[place]!.uf)])
  throw refusals.invalid(Object.fromEntries(named))
}

export async function createCoverage(db: Database, actor: Actor, objects: CoverageFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  await assertCities(db, objects)
  return insertCoverage(db, actor, objects)
}

/** Changes a row; the rules are asked of what it will be. */
export async function changeCoverage(db: Database, actor: Actor, input: UpdateCoverageInput) {
  const { id, updated_at: _, ...change } = input
  assertProvider(actor, change.id_empresa)
  await holdRecord(db, 'vendas_cobertura', id)
  const whole = { ...found(await getCoverage(db, actor, id)), ...change }
  assertNoErrors(coverageErrors(whole))
  if ((await unknownCities(db, [whole])).length)
    throw refusals.invalid({ cidade: text.unknownCity(whole.uf) })
  return updateCoverage(db, actor, input)
}

const rows = z.strictObject({
  objects: z.array(schemasOf(coverageEntity).form).min(1).max(MAX_COVERAGE_ROWS),
})

const numberOf = (cell: string | undefined) =>
  cell === undefined || cell === '' ? null : /^\d{1,7}$/.test(cell) ? Number(cell) : cell

/** `cidade;UF;bairro;rua;de;ate`: columns missing at the end mean the whole city, neighbourhood or street. */
const asRow = (id_empresa: number, { cells: [cidade, uf, bairro, logradouro, from, to] }: TextLine) => ({
  id_empresa,
  cidade: cidade ?? '',
  uf: (uf ?? '').toUpperCase(),
  bairro: bairro ?? '',
  logradouro: logradouro ?? '',
  numero_inicio: numberOf(from),
  numero_fim: numberOf(to),
})

/** Coverage of one provider by typed or uploaded lines, all or none; lines that already exist change nothing. */
export async function importCoverage(
  db: Database,
  actor: Actor,
  { id_empresa, conteudo }: ImportCoverageInput,
): Promise<CoverageImport> {
  assertProvider(actor, id_empresa)
  const read = readLines(conteudo, MAX_COVERAGE_ROWS)
  const lines = columnKey(read[0]?.cells[0] ?? '') === 'cidade' ? read.slice(1) : read
  if (!lines.length) throw refusals.invalid({ conteudo: registries.noRows })
  try {
    const parsed = rows.safeParse({ objects: lines.map((line) => asRow(id_empresa, line)) })
    if (!parsed.success) throw refusals.invalid(fieldErrors(parsed.error))
    await assertCities(db, parsed.data.objects)
    const inseridas = await mergeCoverage(db, actor, parsed.data.objects)
    return { recebidas: lines.length, inseridas, repetidas: lines.length - inseridas }
  } catch (error) {
    throw byLine(error, lines, coverageEntity.fields)
  }
}
