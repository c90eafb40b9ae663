import { supplies as text } from '@intranet/contract/messages/supplies'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUpload } from '../../../../test/factories/fleet.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['suprimentos:gestor'], empresas: [ours], id_empresa: ours })
const id_equipe = await makeSquad(db, ours, { nome: 'Floripa 02' })
const id_produto = await makeProduct(db, ours)
const cable = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false, codigo_erp: 'CAB-1' })
await makeStock(db, id_equipe, cable, 12)

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${manager.token}` }, payload })
async function ask(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await send(method, url, payload)
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json()
}

it('a removal goes to recycling over REST, and the values add up', async () => {
  const made = await ask('POST', '/v1/suprimentos/movimento', {
    objects: [{ id_equipe, id_produto, os: '88123', patrimonio: 'PT-004512', cliente: 'Ana Souza' }],
  })
  const { id } = made.insert_suprimento_movimento.returning[0]
  const list = await ask('POST', '/v1/suprimentos/retirada/filtro', { filtro: { os: { _eq: '88123' } } })
  expect(list).toMatchObject({ total: 1, suprimento_movimento: [{ id, cliente: 'Ana' }] })
  const all = await ask('GET', '/v1/suprimentos/movimento?sort=-id&limit=1')
  expect(all.suprimento_movimento).toMatchObject([{ id, etapa: 'retirada' }])
  expect((await ask('GET', `/v1/suprimentos/movimento/${id}`)).suprimento_movimento_by_pk.etapa).toBe(
    'retirada',
  )
  const standing = async (stage: string) =>
    (await ask('POST', `/v1/suprimentos/${stage}/filtro`, { filtro: { os: { _eq: '88123' } } })).total
  const step = async (from: number, body: object) =>
    (await ask('POST', `/v1/suprimentos/movimento/${from}/avancar`, body)).insert_suprimento_movimento
      .returning[0].id as number
  const handedIn = await step(id, { object: { etapa: 'devolucao' } })
  expect([await standing('retirada'), await standing('devolucao')]).toEqual([0, 1])
  const repair = await step(handedIn, { etapa: 'manutencao', motivo: 'Não liga' })
  const wrong = await send('POST', `/v1/suprimentos/movimento/${handedIn}/avancar`, { etapa: 'retorno' })
  expect([wrong.statusCode, wrong.json().mensagem]).toEqual([409, text.badStep])
  const recycled = await step(repair, { etapa: 'reciclagem', condicao: 'sucata', motivo: 'Placa queimada' })
  expect([await standing('manutencao'), await standing('reciclagem')]).toEqual([0, 1])
  const values = await ask('POST', '/v1/suprimentos/valores', { filtro: { id: id_produto } })
  expect(values.relatorio_suprimento_valores[0]).toMatchObject({
    manutencao: 0,
    reciclagem: 1,
    valor_reciclagem: '230.00',
    total: '230.00',
  })
  const lot = await ask('POST', '/v1/suprimentos/reciclagem/lote', {
    ids: [recycled],
    numero: 'L-1',
    destinacao: 'Recicla Sul',
    certificado: await makeUpload(db, manager.userId, 'application/pdf'),
  })
  expect(lot.insert_suprimento_lote.returning).toHaveLength(1)
  const figures = await ask('POST', '/v1/suprimentos/dashboard', { object: { id_equipe } })
  expect(figures.suprimento_dashboard).toMatchObject({ retiradas_pendentes: 0, em_manutencao: 0 })
  const [asset] = (await ask('GET', '/v1/suprimentos/patrimonio?q=PT-004512')).suprimento_patrimonio
  const way = await ask('GET', `/v1/suprimentos/patrimonio/${asset.id}/caminho`)
  expect(way.suprimento_patrimonio_caminho.map(({ etapa }: { etapa: string }) => etapa)).toEqual([
    'reciclagem',
    'manutencao',
    'devolucao',
    'retirada',
  ])
})

it('order and asset of an alternative row take it to the list of returns', async () => {
  const made = await ask('POST', '/v1/suprimentos/movimento', { object: { id_equipe, id_produto } })
  let { id } = made.insert_suprimento_movimento.returning[0]
  for (const etapa of ['devolucao', 'retorno'])
    ({ id } = (
      await ask('POST', `/v1/suprimentos/movimento/${id}/avancar`, { etapa })
    ).insert_suprimento_movimento.returning[0])
  const returning = async () =>
    (await ask('POST', '/v1/suprimentos/retorno/filtro', { filtro: { alternativo: false } })).total
  const before = await returning()
  const edited = await ask('POST', '/v1/suprimentos/retorno/atualizar/os/patrimonio', {
    id,
    os: '88123',
    patrimonio: 'PT-009001',
  })
  expect(edited.update_suprimento_movimento.returning[0].id).toBe(id)
  expect(await returning()).toBe(before + 1)
  const bad = await send('POST', '/v1/suprimentos/retorno/atualizar/os/patrimonio', {
    id,
    os: 'OS-1',
    patrimonio: 'PT-009002',
  })
  expect([bad.statusCode, bad.json().campos.os]).toEqual([422, text.badOrder])
})

it('products have their value changed over REST', async () => {
  await ask('PUT', `/v1/suprimentos/produto/${cable}`, { object: { valor_unitario: '2.00' } })
  expect((await ask('GET', `/v1/suprimentos/produto/${cable}`)).suprimento_produto_by_pk).toMatchObject({
    nome: 'Cabo drop',
    valor_unitario: '2.00',
  })
  expect((await ask('GET', '/v1/suprimentos/produto?q=cabo')).total).toBe(1)
})

it('a squad is counted over REST: begun, read, informed, validated, ended', async () => {
  expect((await ask('GET', '/v1/suprimentos/equipes')).equipe[0]).toMatchObject({ nome: 'Floripa 02' })
  const { userId } = await as({ empresas: [ours], id_empresa: ours })
  await ask('PUT', `/v1/suprimentos/equipes/${id_equipe}`, { object: { id_responsavel: userId } })
  const made = await ask('POST', '/v1/suprimentos/contagem', { id_equipe })
  const { id } = made.insert_suprimento_contagem.returning[0]
  const leituras = [{ chave: randomUUID(), codigo: 'XYZ-77', lido_em: '2026-11-21T10:00:00Z' }]
  const read = await ask('POST', `/v1/suprimentos/contagem/${id}/leituras`, { leituras })
  expect(read.inventario_leitura).toMatchObject({ novas: 1, repetidas: [] })
  const added = await ask('POST', '/v1/company/suprimentos/inventario', {
    filtro: { id_contagem: { _eq: id } },
    objects: [{ id_equipe, id_produto, patrimonio: 'PT-000777', quantidade_informada: 1 }],
  })
  expect(added.total).toBe(3)
  const lines = added.inventario as { id: number; id_produto: number | null }[]
  const line = lines.find((one) => one.id_produto === cable)!.id
  const unjustified = async () => {
    const answer = await send('PUT', `/v1/company/inventario/${line}`, { object: { validado: true } })
    return [answer.statusCode, answer.json().mensagem]
  }
  expect(await unjustified()).toEqual([422, 'Informe a quantidade antes de validar.'])
  await ask('PUT', `/v1/company/inventario/${line}`, { quantidade_informada: 10 })
  expect(await unjustified()).toEqual([422, 'Justifique a diferença para validar.'])
  await ask('PUT', `/v1/company/inventario/${line}`, {
    object: { observacao: '2 em cliente OS 88123', validado: true },
  })
  expect((await ask('GET', `/v1/suprimentos/equipes/${id_equipe}`)).equipe_by_pk.contagem).toMatchObject({
    linhas: 3,
    validadas: 1,
  })
  const handed = await ask('POST', `/v1/suprimentos/contagem/${id}/conferir`)
  expect(handed.update_suprimento_contagem.returning[0].situacao).toBe('em_validacao')
  const early = await send('POST', `/v1/suprimentos/contagem/${id}/encerrar`)
  expect([early.statusCode, early.json().mensagem]).toEqual([422, 'Existem 2 itens não validados.'])
  for (const { id: one } of lines.filter((other) => other.id !== line))
    await ask('PUT', `/v1/company/inventario/${one}`, { observacao: 'Novo', validado: true })
  const ended = await ask('POST', `/v1/suprimentos/contagem/${id}/encerrar`)
  expect(ended.update_suprimento_contagem.returning[0].situacao).toBe('encerrada')
})
