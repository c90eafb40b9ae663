/** Triggers that join a statement's old rows with its new ones, of one row and of many (migrations/1514). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeProvider } from '../factories/company.ts'
import { testDatabase } from '../database.ts'

const { db } = await testDatabase()

/** Few rows at once, and joins that an index answers: profiles, trails, and links that move with their owner. */
const byIndex = sql`('avisa_perfil', 'onboarding_trilha_ativada')`

/** Without the setting PostgreSQL keeps the nested loop that was right for one row. */
const nested = async () => {
  const { rows } = await sql<{ proname: string }>`
    select proname from pg_proc
    where prokind = 'f' and prosrc ~ 'velhas \\w+ join novas' and proname not like 'leva\\_%' and proname not in ${byIndex}
      and not coalesce('enable_nestloop=off' = any(proconfig), false)
    order by 1`.execute(db)
  return rows.map(({ proname }) => proname)
}

it('have no nested loops, also those of a table that is followed from now on', async () => {
  await sql`create table tabela_nova (id bigint primary key, id_empresa bigint)`.execute(db)
  await sql`call alteracoes_acompanhar('tabela_nova', 'array[r.id_empresa]')`.execute(db)
  expect(await nested()).toEqual([])
  await sql`drop table tabela_nova`.execute(db)
})

it('take many rows as quickly after an edit of one row as before it', async () => {
  const id_empresa = await makeProvider(db)
  const rows = Array.from({ length: 500 }, (_, n) => ({ nome: `Departamento ${n}`, id_empresa }))
  await db.insertInto('rh_departamento').values(rows).execute()
  await db.connection().execute(async (one) => {
    const edit = async (limit: number) => {
      const begun = performance.now()
      await sql`update rh_departamento set ativo = not ativo
        where id in (select id from rh_departamento where id_empresa = ${id_empresa} order by id limit ${limit})`.execute(
        one,
      )
      return performance.now() - begun
    }
    await edit(1)
    expect(await edit(500)).toBeLessThan(3000)
  })
})
