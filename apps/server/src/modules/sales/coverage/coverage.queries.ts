import {
  coverageEntity,
  type CoverageFields,
  type ListCoverageInput,
  type UpdateCoverageInput,
} from '@intranet/contract/sales/coverage'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('vendas_cobertura as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .select([
      'c.id',
      'c.id_empresa',
      'e.nome as empresa',
      'c.cidade',
      sql<CoverageFields['uf']>`c.uf`.as('uf'),
      'c.bairro',
      'c.logradouro',
      'c.numero_inicio',
      'c.numero_fim',
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])

export const listCoverage = (db: Database, actor: Actor, request: ListCoverageInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(coverageEntity).list,
    alias: 'c',
    refs: { empresa: 'e.nome' },
    search: normalised('c.cidade', 'c.bairro', 'c.logradouro', 'e.nome'),
  })

export const countCoverage = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getCoverage = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

export const insertCoverage = (db: Database, actor: Actor, rows: CoverageFields[]) =>
  db
    .insertInto('vendas_cobertura')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning('id')
    .execute()

/** Puts in what is not there yet and switches on again what was off, in one statement. Answers how many that were. */
export async function mergeCoverage(
  db: Database,
  actor: Actor,
  rows: readonly CoverageFields[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into vendas_cobertura (id_empresa, cidade, uf, bairro, logradouro, numero_inicio, numero_fim, id_usuario)
    select distinct on (id_empresa, uf, normaliza(cidade), normaliza(bairro), normaliza(logradouro), numero_inicio,
        numero_fim)
      id_empresa, cidade, uf, bairro, logradouro, numero_inicio, numero_fim, ${actor.id}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id_empresa bigint, cidade text, uf char(2),
      bairro text, logradouro text, numero_inicio int, numero_fim int)
    on conflict (id_empresa, uf, cidade_chave, bairro_chave, rua_chave, numero_inicio, numero_fim)
      do update set ativo = true where not vendas_cobertura.ativo`.execute(db)
  return Number(numAffectedRows)
}

/** Positions in `rows` whose city is not in the row's state. */
export async function unknownCities(
  db: Database,
  rows: readonly Pick<CoverageFields, 'cidade' | 'uf'>[],
): Promise<number[]> {
  const given = JSON.stringify(rows.map(({ cidade, uf }, ordem) => ({ cidade, uf, ordem })))
  const found = await sql<{ ordem: number }>`
    select r.ordem from jsonb_to_recordset(${given}::jsonb) as r(cidade text, uf char(2), ordem int)
    where not exists (select from cidade c where c.uf = r.uf and normaliza(c.nome) = normaliza(r.cidade))
    order by r.ordem`.execute(db)
  return found.rows.map(({ ordem }) => ordem)
}

export const updateCoverage = (db: Database, actor: Actor, input: UpdateCoverageInput) =>
  saveRecord(
    db.updateTable('vendas_cobertura').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

export const switchCoverage = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('vendas_cobertura').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

export const removeCoverage = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('vendas_cobertura').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
