/** What else of a request goes when it is deleted. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAgreed, tablesWith } from '../../../../test/factories/sponsorship.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db)
const boss = await as(superadmin)
const { sponsorshipRequests: requests, marketingEvents: events } = boss.call

const secret = 'Bodas de Marina Prates'
async function approved() {
  const id = await makeAgreed(db, razao, '900.00', { evento: secret, local: secret })
  await requests.step({ id, situacao: 'aprovada' })
  return requests.get({ id })
}
const named = () =>
  tablesWith(db, secret, [
    'vendas_campanha',
    'rh_marketing_eventos',
    'patrocinio_solicitacao',
    'log_historico',
  ])

it('a deleted request takes its draft along, closes its link and leaves no name (docs/sponsorship.md#retention)', async () => {
  const { id, id_evento, id_tracking } = await approved()
  const campaign = () =>
    db
      .selectFrom('vendas_tracking_url as t')
      .innerJoin('vendas_campanha as c', 'c.id', 't.id_campanha')
      .where('t.id', '=', id_tracking!)
      .select(['c.nome', 'c.ativo'])
      .executeTakeFirstOrThrow()
  const { nome, ativo } = await campaign()
  expect(ativo).toBe(true)
  expect(await named()).toHaveLength(4)
  await requests.remove({ id })
  await expect(events.get({ id: id_evento! })).rejects.toThrow('não encontrado')
  expect(await named()).toEqual([])
  expect(await campaign()).toEqual({ nome: nome.replace(` ${secret}`, ''), ativo: false })
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from log_historico
    where tabela = 'patrocinio_solicitacao' and id_item = ${String(id)} and operacao = 'DELETE'`.execute(db)
  expect(rows[0]!.total).toBe(1)
})

it('an entry that was published stays in the calendar, without its names', async () => {
  const { id, id_evento, protocolo } = await approved()
  await events.setActive({ ids: [id_evento!], ativo: true })
  await requests.remove({ id })
  expect(await events.get({ id: id_evento! })).toMatchObject({
    evento: `Patrocínio ${protocolo}`,
    local: 'Anonimizado',
  })
})

it('a request that was never approved is deleted as before', async () => {
  const id = await makeAgreed(db, razao)
  await requests.remove({ id })
  await expect(requests.get({ id })).rejects.toThrow('não encontrado')
})
