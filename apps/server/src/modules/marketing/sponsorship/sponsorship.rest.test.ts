/** Every call of sponsorship over REST, in the shapes of all others. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendFile } from '../../../../test/factories/guest-upload.ts'
import { makeEnded, makeRequest, makeServedCity } from '../../../../test/factories/sponsorship.ts'
import { openSending } from '../../../platform/guest-sending.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const id_cidade = await makeServedCity(db, razao)
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const reader = await as({ roles: ['marketing:leitor'], empresas: [razao] })
const admin = await as(superadmin)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function ask(method: Method, url: string, payload?: object, who: typeof manager | null = manager) {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {}
  const answer = await app.inject({ method, url: `/v1/patrocinio${url}`, payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}
const made = (answer: Record<string, { returning: { id: number }[] }>) =>
  Object.values(answer)[0]!.returning[0]!.id

describe('guests', () => {
  it('read the form, send it by a token and ask for its state', async () => {
    expect((await ask('GET', '/publico/provedor/razao', undefined, null)).empresa).toMatchObject({
      sistema: 'razao',
      cidades: [{ id: id_cidade, nome: 'Laguna' }],
    })
    expect(await ask('GET', '/publico/provedor/razao/desafio', undefined, null)).toHaveProperty('parameters')
    const { token } = await openSending(db, 'patrocinio', 1)
    const object = {
      provedor: 'razao',
      envio: token,
      tipo_pessoa: 'pj',
      nome_razaosocial: 'Associação',
      cpf_cnpj: '11222333000181',
      responsavel: 'Marina',
      email: 'marina@exemplo.example',
      telefone: '48999887766',
      evento: 'Festa do Peixe',
      descricao: 'Três dias de festa.',
      local: 'Praça',
      endereco: 'Centro',
      id_cidade,
      data_inicio: '2199-03-10',
      data_fim: '2199-03-11',
      publico_estimado: 100,
      tipo: 'brindes',
      contrapartidas: 'Logo.',
      aceite_lgpd: true,
    }
    const { insert_patrocinio_solicitacao: inserted } = await ask('POST', '/publico', { object }, null)
    const [{ protocolo }] = inserted.returning
    const found = await ask('POST', '/publico/protocolo', { protocolo, documento: '11222333000181' }, null)
    expect(found.patrocinio_solicitacao_by_pk).toMatchObject({ protocolo, situacao: 'Recebida' })
  })

  it('are refused by everything else with 401', async () => {
    for (const url of [
      '/viabilidade',
      '/negociacao',
      '/pos-evento',
      '/justificativa',
      '/orcamento',
      '/ano?ano=2026',
    ])
      expect((await app.inject({ url: `/v1/patrocinio${url}` })).statusCode).toBe(401)
  })
})

describe('the team', () => {
  it('lists, reads, corrects, takes on, decides and deletes a request', async () => {
    const id = await makeRequest(db, razao)
    const list = await ask('POST', '/solicitacao/filtro', { filtro: { id: { _eq: id } } }, reader)
    expect(list).toMatchObject({ total: 1, patrocinio_solicitacao: [{ id, provedor: 'RazaoInfo' }] })
    await ask('PUT', `/solicitacao/${id}`, { object: { publico_estimado: 900 } })
    await ask('POST', `/solicitacao/${id}/responsavel`)
    expect((await ask('GET', `/solicitacao/${id}`)).patrocinio_solicitacao_by_pk).toMatchObject({
      publico_estimado: 900,
      id_responsavel_interno: manager.userId,
    })
    const id_justificativa = made(
      await ask('POST', '/justificativa', {
        object: { titulo: 'Sem verba', tipo: 'recusa', texto_publico: 'Sem verba neste ano.', ativo: true },
      }),
    )
    const step = { situacao: 'recusada', id_justificativa, texto: 'Ano que vem' }
    expect(await ask('POST', `/solicitacao/${id}/situacao`, { object: step })).toEqual({
      update_patrocinio_solicitacao: { returning: [{ id, situacao: 'recusada', aguarda_segunda: false }] },
    })
    const used = await app.inject({
      method: 'DELETE',
      url: `/v1/patrocinio/justificativa/${id_justificativa}`,
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect([used.statusCode, used.json().mensagem]).toEqual([409, expect.stringContaining('Desative-a')])
    expect(await ask('DELETE', `/solicitacao/${id}`, undefined, admin)).toEqual({
      delete_patrocinio_solicitacao: { affected_rows: 1 },
    })
  })

  it('writes analyses and rounds', async () => {
    const id_solicitacao = await makeRequest(db, razao)
    const analysis = {
      id_solicitacao,
      clientes_cidade: 1,
      clientes_potenciais: 2,
      cobertura: 'total',
      alinhamento_marca: 5,
      alcance: 4,
      relacionamento: 3,
      custo_estimado: '100.00',
      concorrente_presente: false,
      parecer: 'viavel',
    }
    const id = made(await ask('POST', '/viabilidade', { object: analysis }))
    await ask('PUT', `/viabilidade/${id}`, { object: { relacionamento: 5 } })
    expect((await ask('GET', `/viabilidade/${id}`)).patrocinio_viabilidade_by_pk.nota).toBe(4.6)
    expect((await ask('POST', '/viabilidade/filtro', {})).total).toBeGreaterThan(0)
    await ask('POST', `/solicitacao/${id_solicitacao}/situacao`, { object: { situacao: 'em_negociacao' } })
    const offer = {
      id_solicitacao,
      autor: 'empresa',
      tipo: 'brindes',
      valor: '50.00',
      contrapartidas: 'Logo.',
    }
    const first = made(await ask('POST', '/negociacao', { object: offer }))
    await ask('PUT', `/negociacao/${first}`, { object: { valor: '60.00' } })
    const second = made(await ask('POST', '/negociacao', { object: offer }))
    await ask('DELETE', `/negociacao/${second}`)
    expect(await ask('POST', `/negociacao/${first}/situacao`, { object: { situacao: 'aceita' } })).toEqual({
      update_patrocinio_negociacao: { returning: [{ id: first, situacao: 'aceita' }] },
    })
    expect((await ask('GET', '/negociacao')).patrocinio_negociacao).toMatchObject([
      { id: first, valor: '60.00' },
    ])
  })

  it('keeps an account with its photos and papers, and the budget of a year', async () => {
    const { id_pos_evento } = await makeEnded(db, razao)
    const path = `/pos-evento/${id_pos_evento}`
    const file = async (bucket: string) =>
      (await sendFile(app, { authorization: `Bearer ${manager.token}` }, bucket)).json().id
    const photo = made(await ask('POST', `${path}/foto`, { object: { id_arquivo: await file('fotos') } }))
    await ask('PUT', `${path}/foto/${photo}`, { object: { legenda: 'Palco', autorizacao_imagem: true } })
    const paper = made(
      await ask('POST', `${path}/arquivo`, {
        object: { id_arquivo: await file('documentos'), tipo: 'recibo' },
      }),
    )
    await ask('PUT', `${path}/arquivo/${paper}`, { object: { tipo: 'contrato' } })
    await ask('PUT', path, { object: { resumo: 'Foi bom.', contrapartidas_cumpridas: 'sim' } })
    expect((await ask('GET', path)).patrocinio_pos_evento_by_pk).toMatchObject({
      fotos: [{ id: photo, legenda: 'Palco', autorizacao_imagem: true }],
      arquivos: [{ id: paper, tipo: 'contrato' }],
    })
    await ask('DELETE', `${path}/arquivo/${paper}`)
    expect(await ask('POST', `${path}/link`)).toEqual({
      update_patrocinio_pos_evento: { returning: [{ id: id_pos_evento, situacao: 'pendente' }] },
    })
    await ask('POST', `${path}/situacao`, { object: { situacao: 'em_analise' } })
    await ask('POST', `${path}/situacao`, { object: { situacao: 'aprovado' } })
    const budget = made(
      await ask('POST', '/orcamento', { object: { id_empresa: razao, ano: 2026, valor: '9000.00' } }),
    )
    await ask('PUT', `/orcamento/${budget}`, { object: { valor: '10000.00' } })
    expect((await ask('GET', `/orcamento/${budget}`)).patrocinio_orcamento_by_pk).toMatchObject({
      valor: '10000.00',
      gasto: '2500.00',
      disponivel: '7500.00',
    })
    expect((await ask('GET', '/ano?ano=2026')).patrocinio_ano.provedores).toMatchObject([
      { gasto: '2500.00', eventos: 1 },
    ])
    await ask('DELETE', `/orcamento/${budget}`)
  })

  it('begins the account of a request that was approved without one', async () => {
    const { id, id_pos_evento } = await makeEnded(db, razao)
    await db.deleteFrom('patrocinio_pos_evento').where('id', '=', id_pos_evento).execute()
    const object = { id_solicitacao: id, realizado: true, valor_realizado: '2500.00', resumo: 'Foi bom.' }
    expect(made(await ask('POST', '/pos-evento', { object }))).toEqual(expect.any(Number))
  })
})
