/** A walk through sales by the documented REST calls alone. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { importWorld } from './factories/import-world.ts'
import { rowsWithErrors, sendSheet, workbook } from './factories/sheets.ts'

const { db, app, as, ours, fields, manager, rest } = await importWorld()
// No service of addresses answers here.
await db.insertInto('parametro').values({ chave: 'cep_endereco', valor: '""' }).execute()
const seller = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: true })
const { sistema } = await db
  .selectFrom('empresa')
  .where('id', '=', ours)
  .select('sistema')
  .executeTakeFirstOrThrow()

/** A call that has to succeed, as `token`, or as nobody. */
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token = seller.token) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'user-agent': 'Firefox/140.0' }
  const answer = await app.inject({ method, url, headers, payload })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, answer.body])
  return answer.json()
}

const lead = (id: number, action: string, object: object = {}) =>
  call('POST', `/v1/vendas/lead/${id}/${action}`, { object })

/** From the first contact to the sale. */
async function sell(id: number) {
  await lead(id, 'contato', { texto: 'Quer instalar' })
  for (const status of [2, 3, 4]) await lead(id, 'status', { status })
  await lead(id, 'status', { status: 5, contrato: 'C1', produto: 'Fibra 500', valor: '99.90' })
}

it('a link is generated, followed to its form, sold by a seller, and counted by every report and itself', async () => {
  const { id_campanha, id_canal } = fields
  const made = await call(
    'POST',
    '/v1/vendas/tracking/url',
    { params: { chn: id_canal, cmp: id_campanha }, id_empresa: ours },
    manager.token,
  )
  const [{ id: id_link, url }] = made.insert_vendas_tracking_url.returning
  const click = await app.inject({
    url: new URL(url).pathname,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  expect(click.statusCode).toBe(302)
  const form = `/v1${click.headers.location}`
  expect(await call('GET', form, undefined, '')).toEqual({
    vendas_tracking_formulario: { provedor: 'Vetorial', sistema, logo: null, matiz: expect.any(Number) },
  })
  const challenge = await call('GET', `${form}/desafio`, undefined, '')
  const prova = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  const person = { nome: 'Joana da Rosa', telefone: '48984001122', cpf: '52998224725', cep: '88701000' }
  expect(await call('POST', form, { ...person, aceite: true, prova }, '')).toEqual({ recebido: true })

  const { vendas_lead } = await call('POST', '/v1/vendas/lead/leads/filtro', {
    filtro: { cliente: { _ilike: '%joana%' } },
  })
  expect(vendas_lead).toMatchObject([
    { cliente: person.nome, lead_canal: { id: id_canal }, lead_vendedor: null },
  ])
  const { id } = vendas_lead[0]
  await lead(id, 'assumir')
  const place = { logradouro: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'Tubarão', estado: 'SC' }
  await call('PUT', `/v1/vendas/lead/${id}`, { object: place })
  await sell(id)

  for (const report of ['sellers', 'campaigns', 'channels', 'city']) {
    const answer = await call('POST', `/v1/vendas/relatorio/${report}`, {})
    const rows: { leads: number; efetivadas: number }[] = answer[`vendas_relatorio_${report}`]
    expect([report, rows.map(({ leads, efetivadas }) => [leads, efetivadas])]).toEqual([report, [[1, 1]]])
  }
  await expect
    .poll(async () => (await call('GET', `/v1/vendas/tracking/url/${id_link}/resultado`)).total, {
      timeout: 30_000,
    })
    .toEqual({ cliques: 1, robos: 0, leads: 1, vendas: 1 })
}, 60_000)

it('a lead without coverage is found on its four levels, its street covered, and sold from the work list', async () => {
  const coverage = (object: object) => call('POST', '/v1/vendas/cobertura', { object }, manager.token)
  await coverage({ id_empresa: ours, uf: 'SC', cidade: 'Laguna', ativo: true })
  const street = { cidade: 'Imbituba', bairro: 'Vila Nova', logradouro: 'Rua do Farol' }
  const created = await call('POST', '/v1/vendas/lead', {
    object: {
      ...street,
      id_empresa: ours,
      id_canal: fields.id_canal,
      cliente: 'Rosa Sem Rede',
      fone: '48991230077',
      cep: '88780000',
      numero: '45',
      estado: 'SC',
    },
  })
  const { id } = created.insert_vendas_lead.returning[0]

  const step = async (level: number, body: object) => {
    const name = `vendas_relatorio_leads_sem_cobertura_step${level}`
    return (await call('POST', `/v1/vendas/relatorio/leads/sem_cobertura/step${level}`, body))[name][0]
  }
  const { cidade, bairro, logradouro } = street
  const one = (place: object) => ({
    total: 1,
    dados: [expect.objectContaining({ ...place, total_leads_sem_cobertura: 1 })],
  })
  expect(await step(1, {})).toEqual(one({ provedor: sistema, cidade }))
  expect(await step(2, { provedor: sistema, cidade })).toEqual(one({ bairro }))
  expect(await step(3, { provedor: sistema, cidade, bairro })).toEqual(one({ logradouro }))
  expect(await step(4, { provedor: sistema, cidade, bairro, logradouro })).toMatchObject({
    total: 1,
    dados: [{ id, cliente: 'Rosa Sem Rede', motivo_inviabilidade: 'Sem Cobertura' }],
  })

  const waiting = async () => (await call('POST', '/v1/vendas/lead/coverage/filtro', {})).total
  expect(await waiting()).toBe(0)
  await coverage({
    ...street,
    id_empresa: ours,
    uf: 'SC',
    numero_inicio: 1,
    numero_fim: 99,
    ativo: true,
  })
  expect(await waiting()).toBe(1)
  await lead(id, 'reativar')
  expect(await waiting()).toBe(0)
  await sell(id)
  const { vendas_lead_by_pk } = await call('GET', `/v1/vendas/lead/${id}`)
  expect(vendas_lead_by_pk).toMatchObject({ desfecho: 'efetivada', contrato: 'C1' })
  expect((await step(1, {})).total).toBe(0)
})

it('a sheet of 5,000 rows with 37 wrong ones is imported, reported, made into leads and taken back', async () => {
  const sent = await sendSheet(app, manager.token, 'leads.xlsx', workbook(rowsWithErrors(5000, 37), 'xlsx'))
  const begun = await rest('POST', '/api/rest/v1/lead/dados/importacao', {
    ...fields,
    id_file: sent.json().id,
  })
  const { id } = begun.body.insert_vendas_lead_importacao.returning[0]
  expect((await rest('POST', `/v1/lead/arquivo/clientes/${id}`)).status).toBe(200)
  const stored = async () =>
    (await rest('GET', `/v1/lead/importacao/${id}`)).body.vendas_lead_importacao_by_pk
  expect(await stored()).toMatchObject({
    situacao: 'importada',
    total_participantes: 4963,
    linhas_com_erro: 37,
  })
  expect((await rest('GET', `/v1/lead/importacao/${id}/erros?limit=0`)).body).toMatchObject({ total: 37 })
  const input = encodeURIComponent(JSON.stringify({ filtro: { id_importacao_evento: id } }))
  const file = await app.inject({
    url: `/export/leadImports.errors?input=${input}`,
    headers: { authorization: `Bearer ${manager.token}` },
  })
  expect(file.payload.trim().split('\r\n')).toHaveLength(38)

  const { body } = await rest('POST', '/v1/lead/importacao/clientes/filtro', {
    filtro: { id_importacao_evento: { _eq: id } },
    limit: 0,
  })
  const people: number[] = body.vendas_lead_participante.map((row: { id: number }) => row.id)
  const all = { id_importacao_evento: id, lead: people }
  expect((await rest('POST', '/v1/lead/importacao/mk', all)).body.criaLeadImportada.message).toBe(
    '4.963 leads criadas.',
  )
  const leads = async () =>
    (await call('POST', '/v1/vendas/lead/leads/filtro', { filtro: { origem: 'importacao' } })).total
  expect(await leads()).toBe(4963)
  expect((await rest('DELETE', `/v1/lead/importacao/${id}`)).body.message).toBe('Importação desfeita.')
  expect([await leads(), (await stored()).situacao]).toEqual([0, 'desfeita'])
}, 120_000)
