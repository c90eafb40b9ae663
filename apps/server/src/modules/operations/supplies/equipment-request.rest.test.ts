import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const sender = await as({ roles: [], ...there })
const boss = await as({ roles: ['suprimentos:gestor'], ...there })
const day = dayFromNow(5)

const asker =
  (token: string) =>
  async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, status = 200) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
    expect(answer.statusCode, answer.payload).toBe(status)
    return answer.json()
  }
const send = asker(sender.token)
const manage = asker(boss.token)
const path = '/v1/suprimentos/pedido'

it('equipment is offered, asked for, changed, approved and taken back over REST', async () => {
  const id_produto = await makeProduct(db, ours, { nome: 'Headset', serializado: false })
  await manage('PUT', `/v1/suprimentos/produto/${id_produto}`, { object: { solicitavel: true } })
  expect((await send('GET', `${path}/produtos`)).suprimento_produto).toEqual([
    { id: id_produto, nome: 'Headset' },
  ])
  const object = { id_produto, quantidade: 2, motivo: 'O meu quebrou', data_desejada: day }
  const made = await send('POST', path, { object })
  const { id } = made.insert_pedido_equipamento.returning[0]
  await send('PUT', `${path}/${id}`, { object: { quantidade: 1 } })
  expect((await send('GET', `${path}/proprios`)).pedido_equipamento).toMatchObject([{ id, quantidade: 1 }])
  await send('GET', path, undefined, 403)
  expect((await manage('GET', `${path}?limit=5`)).pedido_equipamento).toMatchObject([
    { id, situacao: 'pedido' },
  ])
  const decided = await manage('POST', `${path}/${id}/decisao`, { situacao: 'aprovado' })
  expect(decided.update_pedido_equipamento.returning).toEqual([{ id, situacao: 'aprovado' }])
  const read = await send('GET', `${path}/${id}`)
  expect(read.pedido_equipamento_by_pk).toMatchObject({ situacao: 'aprovado', meu: true, decide: false })
  await send('POST', `${path}/${id}/cancelar`)
  expect((await manage('GET', `${path}/${id}`)).pedido_equipamento_by_pk.situacao).toBe('cancelado')
})

it('where an asset was bought is read and written over REST', async () => {
  const id = await makeAsset(db, ours, await makeProduct(db, ours))
  const object = { data_compra: '2026-01-20', valor_compra: 4800, fornecedor: 'Loja Sul', garantia_ate: day }
  await manage('PUT', `/v1/suprimentos/patrimonio/${id}`, { object })
  expect((await manage('GET', `/v1/suprimentos/patrimonio/${id}`)).suprimento_patrimonio_by_pk).toMatchObject(
    {
      valor_compra: '4800.00',
      fornecedor: 'Loja Sul',
    },
  )
})
