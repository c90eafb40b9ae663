import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

const noticesOf = async (id: number) =>
  (
    await sql<{ msg: string }>`select m.data ->> 'msg' as msg from notificacao_usuario u
      join notificacao_mensagem m on m.id = u.id_mensagem where u.id_usuario = ${id} order by m.id`.execute(
      db,
    )
  ).rows.map(({ msg }) => msg)

it('removing a seller shows HR what is in their name, and notifies the sales managers of each provider (docs/people.md#anonymising)', async () => {
  const sales = await as({ roles: ['vendas:gestor'], empresas: [ours] })
  const elsewhere = await as({ roles: ['vendas:gestor'], empresas: [theirs] })
  const seller = await as({ employee: false, id_empresa: ours, roles: ['vendas:solicitante'] })
  const closed = { status: 5, finalizada_em: new Date() }
  for (const over of [{}, {}, closed]) await makeLead(db, ours, { id_vendedor: seller.userId, ...over })
  const objects = [{ tipo: 'exclusao' as const, texto: 'Saí da parceria.' }]
  const [request] = await seller.call.personalDataRequests.create({ objects })
  const { id } = request!
  const read = async ({ call }: typeof manager) => (await call.personalDataRequests.get({ id })).em_seu_nome
  expect([await read(manager), await read(seller)]).toEqual([['2 leads em andamento'], []])
  const correction = { tipo: 'correcao' as const, texto: 'Meu nome está errado.' }
  const [other] = await seller.call.personalDataRequests.create({ objects: [correction] })
  expect((await manager.call.personalDataRequests.get(other!)).em_seu_nome).toEqual([])
  await manager.call.personalDataRequests.update({ id, situacao: 'em_analise' })
  await manager.call.personalDataRequests.update({ id, situacao: 'atendido' })
  expect(await noticesOf(sales.userId)).toEqual([
    '2 leads em andamento eram de um vendedor cujos dados foram removidos. Passe a outra pessoa.',
  ])
  expect(await noticesOf(elsewhere.userId)).toEqual([])
})
