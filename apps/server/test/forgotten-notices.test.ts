/** Notices that name somebody lose their text with that person's data (docs/content.md#retention-of-notifications). */
import { notification as text } from '@intranet/contract/messages/notifications'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { partnerWarningJob } from '../src/modules/access/settings/partner.service.ts'
import { runDeadlines } from '../src/modules/marketing/sponsorship/deadline.job.ts'
import { anonymise } from '../src/modules/people/personal-data/anonymise.service.ts'
import { findActor } from '../src/platform/session.ts'
import { inTransaction } from '../src/platform/transaction.ts'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeSale } from './factories/desk.ts'
import { makeApplication, makeCandidate, makeVacancy } from './factories/hiring.ts'
import { makeLead } from './factories/sales.ts'
import { makeEnded } from './factories/sponsorship.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const boss = await as(superadmin)
const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours] })

const textsOf = async ({ userId }: { userId: number }) =>
  (
    await sql<{ msg: string }>`select m.data ->> 'msg' as msg from notificacao_usuario u
      join notificacao_mensagem m on m.id = u.id_mensagem where u.id_usuario = ${userId} order by m.id`.execute(
      db,
    )
  ).rows.map(({ msg }) => msg)

it('of a partner, when their data is removed', async () => {
  const { userId } = await as({ employee: false, nome: 'Marina Souza' })
  const validade_fim = dayFromNow(7)
  await db
    .insertInto('permissao_parceiro')
    .values({ id_usuario: userId, id_empresa: ours, roles: ['vendas:solicitante'], validade_fim })
    .execute()
  await partnerWarningJob.run(deps, {})
  expect(await textsOf(boss)).toEqual([expect.stringContaining('Marina Souza')])
  const { actor } = (await findActor(deps.auth, boss.token))!
  await inTransaction(db, actor, (open) => anonymise(open, actor, deps, userId))
  expect(await textsOf(boss)).toEqual([text.forgotten])
})

it('of a sponsorship, when its applicant is forgotten', async () => {
  const dates = { data_inicio: '2026-03-01', data_fim: '2026-03-02' }
  await makeEnded(db, ours, { evento: 'Festa de Marina', situacao: 'aguardando_pos_evento', ...dates })
  await runDeadlines(deps, '2026-11-20')
  expect(await textsOf(marketing)).toEqual([expect.stringContaining('Festa de Marina')])
  await runDeadlines(deps, '2032-03-10')
  expect(await textsOf(marketing)).toEqual([text.forgotten])
})

it('1512 finds whom earlier notices name, and takes the texts of who was forgotten already', async () => {
  const { id: vacancy } = await makeVacancy(db, ours)
  const [kept, gone] = [
    await makeApplication(db, vacancy, await makeCandidate(db)),
    await makeApplication(db, vacancy, await makeCandidate(db)),
  ]
  await db
    .updateTable('candidatura')
    .set({ id_usuario: null, anonimizada_em: new Date() })
    .where('id', '=', gone)
    .execute()
  const sale = async (anonimizada_em: Date | null) =>
    makeSale(db, ours, { id_lead: await makeLead(db, ours, { anonimizada_em }) })
  const sales = [await sale(null), await sale(new Date())]
  const earlier = [
    { chave: `candidatura:${kept}` },
    { rota: `/careers/candidate/${gone}` },
    { chave: `candidatura:${gone}` },
    { chave: `backoffice-prazo:vendas:${sales[0]}:2026-01-01T00:00:00.000Z` },
    { rota: `/backoffice/vendas/listagem?ver=${sales[1]}` },
    { chave: 'backoffice-prazo:ativacoes:999999:2026-01-01T00:00:00.000Z' },
    { rota: '/careers/vacancies/list' },
  ]
  await sql`delete from notificacao_mensagem`.execute(db)
  await sql`alter table notificacao_mensagem drop column sobre`.execute(db)
  for (const data of earlier)
    await sql`insert into notificacao_mensagem (data)
      values (${JSON.stringify({ modulo: 'rh', msg: 'Marina', ...data })}::jsonb)`.execute(db)
  const file = new URL('../../../migrations/1512_notices_about_people.sql', import.meta.url)
  const migration = await readFile(file, 'utf8')
  await db.transaction().execute((open) => sql.raw(migration).execute(open))
  const { rows } = await sql<{ sobre: string | null; msg: string }>`
    select sobre, data ->> 'msg' as msg from notificacao_mensagem order by id`.execute(db)
  expect(rows.map(({ sobre, msg }) => [sobre, msg])).toEqual([
    [`candidatura:${kept}`, 'Marina'],
    [`candidatura:${gone}`, text.forgotten],
    [`candidatura:${gone}`, text.forgotten],
    [`bo_venda:${sales[0]}`, 'Marina'],
    [`bo_venda:${sales[1]}`, text.forgotten],
    [null, 'Marina'],
    [null, 'Marina'],
  ])
})
