import { common, UNKNOWN_OUTCOME } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import type { Database } from '@intranet/db/connection'
import { constraintFields } from '@intranet/db/constraints'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { modules } from '../modules/module-list.ts'
import { fromDatabase } from './database-errors.ts'
import { AppError } from './errors.ts'
import { gather } from './offers.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testDatabase()

/** Of files and states, which are no module's. */
const ofPlatform = ['arquivo_dono', 'estado_uf_key']
const { refusals } = gather(modules)

const { rows: constraints } = await sql<{ nome: string; tabela: string; tipo: string; colunas: string[] }>`
  select conname as nome, conrelid::regclass::text as tabela, contype as tipo, array(
    select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as colunas
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'f')
  union all
  select c.relname, i.indrelid::regclass::text, 'u', '{}' from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(db)

describe('constraints of the database', () => {
  it('have a name that says what they hold', () => {
    const dumb = constraints.filter(
      ({ nome, tabela }) =>
        /_(check|key|fkey|excl)\d+$/.test(nome) || nome === `${tabela}_check` || nome.length > 62,
    )
    expect(dumb.map(({ nome }) => nome)).toEqual([])
  })

  it('have a field each, a column of theirs', () => {
    const fields: Record<string, string> = constraintFields
    expect(constraints.map(({ nome }) => nome).sort()).toEqual(Object.keys(fields).sort())
    const strange = constraints.filter(({ nome, colunas }) => colunas[0] && !colunas.includes(fields[nome]!))
    expect(strange).toEqual([])
  })

  it('have words of their own where those of their kind do not say what is wrong, or are named here', () => {
    const needing = constraints.filter(
      ({ tipo, colunas }) => tipo === 'u' || tipo === 'x' || (tipo === 'c' && colunas.length > 1),
    )
    const named = [...Object.keys(refusals.texts), ...refusals.ofCodeAlone, ...ofPlatform]
    expect(needing.map(({ nome }) => nome).sort()).toEqual(named.sort())
  })

  it('that are references keep their words for the deletion of what they refer to', () => {
    const references = constraints.filter(({ tipo }) => tipo === 'f').map(({ nome }) => nome)
    for (const name of Object.keys(refusals.inUse)) expect(references).toContain(name)
  })
})

/** The answer for a statement that the database refuses. */
async function reported(statement: string) {
  const error = await sql
    .raw(statement)
    .execute(db)
    .catch((refused: unknown) => fromDatabase(refused, refusals))
  if (!(error instanceof AppError)) throw error
  return [error.code, error.message, error.details.campos]
}

describe('a refusal of the database', () => {
  it.each([
    [
      `insert into cidade (nome, uf) select nome, uf from cidade limit 1`,
      'conflict',
      'Já existe uma cidade com este nome neste estado.',
      'nome',
    ],
    [`insert into cidade (nome, uf) values ('x', 'SC')`, 'invalid', common.invalidData, 'nome'],
    [`insert into cidade (nome, uf) values (null, 'SC')`, 'invalid', common.invalidData, 'nome'],
    [
      `insert into rh_setor (nome, id_departamento) values ('Redes', 7777)`,
      'invalid',
      refusal.noOption,
      'id_departamento',
    ],
    [
      `insert into rh_usuario (nome, email, id_cargo) values ('Ana', 'a@b.c', 7777)`,
      'invalid',
      refusal.noOption,
      'id_cargo',
    ],
    [
      `insert into feriado (nome, data, tipo, recorrencia_anual) values ('Natal', '12-25', 'Nacional', false)`,
      'invalid',
      'Informe o ano de um feriado que não se repete.',
      'ano',
    ],
  ])('is reported at the field it is about: %s', async (statement, code, text, field) => {
    expect(await reported(statement)).toEqual([code, text, { [field]: text }])
  })

  it('about the complete record names no field', async () => {
    const statement = `insert into blacklist (tipo, id_motivo) select 'cliente', id from vendas_blocklist_motivo limit 1`
    const [code, text, fields] = await reported(statement)
    expect([code, fields]).toEqual(['invalid', undefined])
    expect(text).toContain('Informe o CPF/CNPJ')
  })
})

describe('what pgbouncer says of a PostgreSQL that is away', () => {
  const said = (message: string) => Object.assign(new Error(message), { code: '08P01' })

  it.each([
    'server conn crashed?',
    'query_wait_timeout',
    'server login has been failing, try again later (server_login_retry)',
    'no more connections allowed (max_client_conn)',
  ])('is 503, not a fault: %s', async (message) => {
    expect(fromDatabase(said(message))).toMatchObject({ code: 'unavailable' })
  })

  it('leaves open what became of a COMMIT', async () => {
    const lost = said('server conn crashed?')
    const transaction = () => ({
      execute: async (work: (inside: Database) => Promise<unknown>) => {
        await db.transaction().execute(work)
        throw lost
      },
    })
    const behindPooler = { isTransaction: false, transaction } as unknown as Database
    await expect(inTransaction(behindPooler, null, async () => {})).rejects.toMatchObject({
      details: { nome: UNKNOWN_OUTCOME },
    })
  })

  it('that a setting is wrong is a fault', () => {
    const wrong = said('unsupported startup parameter: statement_timeout')
    expect(fromDatabase(wrong)).toBe(wrong)
  })
})
