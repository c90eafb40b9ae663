import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'
import { supplyNoticeJob } from './supply-notice.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const elsewhere = await makeProvider(db)
const manager = await as({ roles: ['suprimentos:gestor'], empresas: [ours], id_empresa: ours })
const stranger = await as({ roles: ['suprimentos:gestor'], empresas: [elsewhere], id_empresa: elsewhere })
const technician = await as({ id_empresa: ours })
const squad = await makeSquad(db, ours, { nome: 'Floripa 02', id_responsavel: technician.userId })
const product = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false })

type Somebody = typeof manager
const reported = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function removal(os: string, days: number) {
  await manager.call.supplies.register({
    objects: [{ id_equipe: squad, id_produto: product, os, quantidade: 2 }],
  })
  await db
    .updateTable('suprimento_movimento')
    .set({ data_entrada: daysAgo(days) })
    .where('os', '=', os)
    .execute()
}

it('a removal that waits for more than 15 days is reported to who answers for the squad, once a week', async () => {
  await removal('88123', 16)
  await removal('88124', 15)
  await supplyNoticeJob.run(deps, {})
  await supplyNoticeJob.run(deps, {})
  expect(await reported(technician)).toEqual(['A retirada da OS 88123 espera há 16 dias.'])
  expect(await reported(manager)).toEqual([])
  // A notice in a week before does not keep this week silent.
  await db.deleteFrom('notificacao_usuario').where('id_usuario', '=', technician.userId).execute()
  await sql`update notificacao_mensagem
    set data = jsonb_set(data, '{chave}', to_jsonb((data ->> 'chave') || ' antes'))`.execute(db)
  await supplyNoticeJob.run(deps, {})
  expect(await reported(technician)).toEqual(['A retirada da OS 88123 espera há 16 dias.'])
})

it('stock below its minimum is reported to managers of the provider and who answers for the squad, once a week', async () => {
  await makeStock(db, squad, product, 12, 20)
  await makeStock(db, await makeSquad(db, ours), product, 20, 20)
  await supplyNoticeJob.run(deps, {})
  await supplyNoticeJob.run(deps, {})
  const line = 'Estoque baixo na equipe Floripa 02: Cabo drop com 12, mínimo 20.'
  for (const one of [manager, technician])
    expect((await reported(one)).filter((msg) => msg.startsWith('Estoque baixo'))).toEqual([line])
  expect(await reported(stranger)).toEqual([])
})
