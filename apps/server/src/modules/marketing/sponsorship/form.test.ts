/** What guests may send and learn. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { requestErrors } from '@intranet/contract/marketing/sponsorship-form'
import { dayFromNow } from '@intranet/contract/today'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { png, sendFile } from '../../../../test/factories/guest-upload.ts'
import { makeRequest, makeServedCity } from '../../../../test/factories/sponsorship.ts'
import { openSending } from '../../../platform/guest-sending.ts'
import { findHead, headElements } from '../../../platform/page-head.ts'

const { db, deps, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const closed = await makeProvider(db, { sistema: 'fechado' })
await db.updateTable('empresa').set({ ativo: false }).where('id', '=', closed).execute()
const laguna = await makeServedCity(db, razao)
const elsewhere = await makeServedCity(db, await makeProvider(db, { sistema: 'vetorial' }), 'Tubarão')
const guest = (await as(null)).call.sponsorshipForm
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
beforeEach(() => db.deleteFrom('limite_requisicao').execute())

const asked = {
  provedor: 'razao',
  tipo_pessoa: 'pf' as const,
  nome_razaosocial: 'João Pereira',
  cpf_cnpj: '52998224725',
  responsavel: 'João Pereira',
  email: 'joao@exemplo.example',
  telefone: '48999887766',
  evento: 'Corrida da Lagoa',
  descricao: 'Corrida de rua de dez quilômetros.',
  local: 'Orla',
  endereco: 'Av. Getúlio Vargas, 1',
  id_cidade: laguna,
  data_inicio: '2199-03-10',
  data_fim: '2199-03-10',
  publico_estimado: 500,
  tipo: 'brindes' as const,
  contrapartidas: 'Logo nas camisetas.',
  aceite_lgpd: true as const,
}
const token = async () => (await openSending(db, 'patrocinio', 1)).token
const submit = async (over: object = {}) => guest.submit({ ...asked, envio: await token(), ...over })
const refusedFields = (over: object) =>
  submit(over).then(
    () => ({}),
    (error: { cause?: { details?: { campos?: object } } }) => error.cause?.details?.campos ?? error,
  )

describe('the public form', () => {
  it('shows the active providers, and the chosen one with its cities', async () => {
    const view = await guest.view({ provedor: 'razao' })
    expect(view.provedores.map(({ sistema }) => sistema).toSorted()).toEqual(['razao', 'vetorial'])
    expect(view.provedor).toMatchObject({ nome: 'RazaoInfo', cidades: [{ nome: 'Laguna', uf: 'SC' }] })
    const others = [
      await makeServedCity(db, razao, 'Bom Jesus', 'SC'),
      await makeServedCity(db, razao, 'Bom Jesus', 'RS'),
    ]
    const cities = (await guest.view({ provedor: 'razao' })).provedor!.cidades
    expect(cities.map(({ nome, uf }) => `${nome} ${uf}`)).toEqual([
      'Bom Jesus RS',
      'Bom Jesus SC',
      'Laguna SC',
    ])
    await db.deleteFrom('rh_cidade_provedor').where('id', 'in', others).execute()
    expect((await guest.view({ provedor: 'fechado' })).provedor).toBeNull()
    const closedOne = await app.inject({ url: '/v1/patrocinio/publico/provedor/fechado' })
    expect([closedOne.statusCode, closedOne.json().mensagem]).toEqual([404, text.formUnavailable])
  })

  it('opens for a solved task alone, which counts once (docs/sponsorship.md#the-public-form)', async () => {
    const challenge = await guest.challenge({ provedor: 'razao' })
    const prova = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
    await expect(guest.begin({ provedor: 'vetorial', prova })).rejects.toThrow(text.proofRefused)
    const begun = await app.inject({
      method: 'POST',
      url: '/v1/patrocinio/publico/envio',
      payload: { provedor: 'razao', prova },
    })
    expect(begun.json().envio).toMatch(/^[\w-]{43}$/)
    await expect(guest.begin({ provedor: 'razao', prova })).rejects.toThrow(text.proofRefused)
  })

  it('sent twice, at once or later, is one request', async () => {
    const envio = await token()
    const sent = await Promise.all([1, 2, 3].map(() => guest.submit({ ...asked, envio })))
    sent.push(await guest.submit({ ...asked, envio, evento: 'Outro nome' }))
    expect(new Set(sent.map(({ protocolo }) => protocolo)).size).toBe(1)
    const rows = await db.selectFrom('patrocinio_solicitacao').select('evento').execute()
    expect(rows).toEqual([{ evento: 'Corrida da Lagoa' }])
  })

  it('numbers requests of one moment one after the other', async () => {
    const sent = await Promise.all(
      [1, 2, 3].map(async (n) => guest.submit({ ...asked, envio: await token(), evento: `Corrida ${n}` })),
    )
    const numbers = sent
      .map(({ protocolo }) => Number(protocolo.slice(-5)))
      .toSorted((one, other) => one - other)
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2])
  })

  it('is sent five times an hour from one address', async () => {
    for (let n = 0; n < 5; n += 1) await submit()
    await expect(submit()).rejects.toThrow('Foram realizadas muitas solicitações.')
  })

  it('counts no try that its day, city or token has refused (docs/sponsorship.md#the-public-form)', async () => {
    const tomorrow = dayFromNow(1)
    for (let n = 0; n < 2; n += 1) {
      for (const over of [{ data_inicio: tomorrow, data_fim: tomorrow }, { id_cidade: elsewhere }])
        expect(await refusedFields(over)).not.toEqual({})
      await expect(submit({ envio: 'x'.repeat(43) })).rejects.toThrow(text.formExpired)
    }
    for (let n = 0; n < 5; n += 1) await submit()
    await expect(submit()).rejects.toThrow('Foram realizadas muitas solicitações.')
  })

  it('counts a try with a document that owes an account: many documents cannot be tried', async () => {
    const cpf_cnpj = '11144477735'
    const id = await makeRequest(db, razao, { cpf_cnpj, situacao: 'inadimplente' })
    for (let n = 0; n < 5; n += 1) expect(await refusedFields({ cpf_cnpj })).toHaveProperty('cpf_cnpj')
    await expect(submit({ cpf_cnpj })).rejects.toThrow('Foram realizadas muitas solicitações.')
    await db.deleteFrom('patrocinio_solicitacao').where('id', '=', id).execute()
  })

  it('mails one mailbox five times an hour, from however many addresses; each request is kept', async () => {
    const email = 'outra@exemplo.example'
    const protocols = new Set<string>()
    for (let n = 1; n <= 7; n += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/patrocinio/publico',
        payload: { object: { ...asked, envio: await token(), email } },
        remoteAddress: `203.0.113.${n}`,
      })
      expect(answer.statusCode).toBe(200)
      protocols.add(answer.body)
    }
    expect(protocols.size).toBe(7)
    const mails = await db.selectFrom('mensagem_saida').where('destino', '=', email).select('id').execute()
    expect(mails).toHaveLength(5)
  })

  it.each([
    [{ cpf_cnpj: '52998224724' }, { cpf_cnpj: 'CPF inválido.' }],
    [{ tipo_pessoa: 'pj', cpf_cnpj: '11222333000182' }, { cpf_cnpj: 'Ops! Parece que seu cnpj é inválido!' }],
    [{ email: 'joao' }, { email: 'E-mail inválido' }],
    [{ telefone: '123' }, { telefone: 'Número invalido' }],
    [{ site_evento: 'corrida' }, { site_evento: 'Link inválido' }],
    [{ evento: '' }, { evento: 'Campo obrigatório' }],
    [{ data_fim: '2199-03-09' }, { data_fim: 'A data de fim deve ser maior ou igual à data de início.' }],
    [{ tipo: 'financeiro' }, { valor_solicitado: 'Informe o valor solicitado.' }],
    [{ valor_solicitado: '1000000.01' }, { valor_solicitado: 'O valor máximo é R$ 1.000.000,00.' }],
    [{ aceite_lgpd: false }, { aceite_lgpd: 'É necessário aceitar o aviso de privacidade para continuar.' }],
    [{ id_cidade: elsewhere }, { id_cidade: 'Opção não encontrada.' }],
  ])('refuses %o', async (over, campos) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/patrocinio/publico',
      payload: { object: { ...asked, envio: await token(), ...over } },
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([422, campos])
  })

  it('takes exactly a million', () => {
    expect(requestErrors({ tipo: 'financeiro', valor_solicitado: '1000000.00' })).toEqual({})
  })

  it('refuses programs that fill in the hidden field, and tokens that expired', async () => {
    expect(await refusedFields({ apelido: 'robo' })).toHaveProperty('apelido')
    const { id, token: old } = await openSending(db, 'patrocinio', 1)
    await db
      .updateTable('envio_visitante')
      .set({ expira_em: new Date(0) })
      .where('id', '=', id)
      .execute()
    await expect(submit({ envio: old })).rejects.toThrow(text.formExpired)
    // A link of accounts sends no request.
    await expect(submit({ envio: (await openSending(db, 'prestacao', 1)).token })).rejects.toThrow(
      text.formExpired,
    )
  })

  it('takes the proposal that was uploaded by its own token, seen by the team alone', async () => {
    const envio = await token()
    const file = await sendFile(app, { 'x-envio': envio }, 'documentos')
    expect(file.statusCode).toBe(200)
    const stranger = await submit({ id_arquivo_proposta: file.json().id }).catch(
      (error: Error) => error.message,
    )
    expect(stranger).toBe('Este arquivo já está em uso.')
    const { protocolo } = await guest.submit({ ...asked, envio, id_arquivo_proposta: file.json().id })
    const { dados } = await manager.call.sponsorshipRequests.list({ filtro: { protocolo } })
    expect(await manager.call.sponsorshipRequests.get({ id: dados[0]!.id })).toMatchObject({
      arquivo_proposta: 'palco.png',
    })
    const read = (headers: Record<string, string>) => app.inject({ url: `/files/${file.json().id}`, headers })
    expect((await read({})).statusCode).toBe(401)
    expect((await read({ authorization: `Bearer ${manager.token}` })).statusCode).toBe(200)
    const stranger2 = await as({ roles: ['marketing:gestor'], empresas: [await makeProvider(db)] })
    expect((await read({ authorization: `Bearer ${stranger2.token}` })).statusCode).toBe(404)
  })

  it('takes five files a token, none without one, and no image above 10485760 bytes', async () => {
    const envio = await token()
    expect((await sendFile(app, {})).statusCode).toBe(401)
    expect((await sendFile(app, { 'x-envio': 'x'.repeat(43) })).statusCode).toBe(401)
    const large = await sendFile(
      app,
      { 'x-envio': envio },
      'fotos',
      Buffer.concat([png, Buffer.alloc(11_000_000)]),
    )
    expect([large.statusCode, large.json().mensagem]).toEqual([413, 'A imagem não atende aos paramêtros'])
    expect((await sendFile(app, { 'x-envio': envio }, 'importacoes')).statusCode).toBe(403)
    for (let n = 0; n < 5; n += 1) expect((await sendFile(app, { 'x-envio': envio })).statusCode).toBe(200)
    expect((await sendFile(app, { 'x-envio': envio })).statusCode).toBe(429)
  })
})

describe('the head of a public page', () => {
  it('names the provider where the address is shared, and nothing for one that is closed', async () => {
    const head = async (address: string) => {
      const found = await findHead(db, deps.offers.heads, address)
      return found && headElements(found, address, 'https://intranet.example')
    }
    await db.updateTable('empresa').set({ nome: 'Razao & "Info"' }).where('id', '=', razao).execute()
    expect(await head('/patrocinios/razao')).toContain(
      '<meta property="og:title" content="Patrocínio do seu evento · Razao &amp; &quot;Info&quot;">',
    )
    expect(await head('/patrocinios/razao')).toContain('content="https://intranet.example/patrocinios/razao"')
    expect(await head('/patrocinios/protocolo')).toContain('<title>Intranet | Acompanhe a sua solicitação')
    expect(await head('/patrocinios/fechado')).toBeUndefined()
    expect(await head('/departments/list')).toBeUndefined()
    await db.updateTable('empresa').set({ nome: 'RazaoInfo' }).where('id', '=', razao).execute()
  })
})

describe('the page of a protocol', () => {
  it('shows the applicant the state and the public text, not who decided', async () => {
    const [reason] = await manager.call.sponsorshipJustifications.create({
      objects: [
        { titulo: 'Fora da área', tipo: 'recusa', texto_publico: 'Não atendemos a cidade.', ativo: true },
      ],
    })
    const id = await makeRequest(db, razao, { protocolo: 'PAT-2025-00007' })
    await manager.call.sponsorshipRequests.step({ id, situacao: 'recusada', id_justificativa: reason!.id })
    const seen = await guest.status({ protocolo: ' pat-2025-00007 ', documento: '11.222.333/0001-81' })
    expect(seen).toEqual({
      protocolo: 'PAT-2025-00007',
      evento: 'Festa do Peixe',
      provedor: 'RazaoInfo',
      recebida_em: expect.any(Date),
      data_inicio: '2099-02-19',
      data_fim: '2099-02-21',
      situacao: 'Não aprovada',
      situacao_em: expect.any(Date),
      retorno: 'Não atendemos a cidade.',
      prazo_prestacao: null,
    })
  })

  it('answers a wrong document as an unknown protocol, five tries an hour (docs/sponsorship.md#the-page-of-a-protocol)', async () => {
    await makeRequest(db, razao, { protocolo: 'PAT-2025-00008' })
    const ask = (protocolo: string, documento: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/patrocinio/publico/protocolo',
        payload: { protocolo, documento },
      })
    const wrong = await ask('PAT-2025-00008', '52998224725')
    const unknown = await ask('PAT-2025-99999', '11222333000181')
    expect([wrong.statusCode, wrong.json()]).toEqual([404, unknown.json()])
    expect(wrong.json().mensagem).toBe(text.notFound)
    for (let n = 0; n < 3; n += 1) await ask('PAT-2025-00008', '11222333000181')
    const sixth = await ask('PAT-2025-00008', '11222333000181')
    expect([sixth.statusCode, sixth.json().mensagem]).toEqual([429, 'Foram realizadas muitas solicitações.'])
    expect(sixth.headers['retry-after']).toBeDefined()
  })
})
