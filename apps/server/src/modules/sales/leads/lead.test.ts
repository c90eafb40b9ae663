import { lead as text } from '@intranet/contract/messages/leads'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeBlacklisted, makeLead } from '../../../../test/factories/sales.ts'

const { db, as, app } = await testWorld()
const id_empresa = await makeProvider(db)
const mapped = await makeProvider(db)
const { id: id_canal } = await db
  .insertInto('vendas_canal')
  .values({ nome: 'Loja' })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('vendas_cobertura')
  .values({ id_empresa: mapped, cidade: 'Pelotas', uf: 'RS', bairro: 'Centro' })
  .execute()
const empresas = [id_empresa, mapped]
const seller = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
const external = await as({ roles: ['vendas:solicitante'], empresas, employee: false })
const manager = await as({ roles: ['vendas:gestor'], empresas, employee: true })
const boss = await as(superadmin)

const address = {
  cep: '96010000',
  logradouro: 'Rua XV de Novembro',
  numero: '120',
  bairro: 'Centro',
  cidade: 'Pelotas',
  estado: 'RS' as const,
}
const typed = { id_empresa, id_canal, cliente: 'Marina Prates', fone: '53999887766', ...address }
const create = async (over: object = {}, who = seller) =>
  (await who.call.leads.create({ objects: [{ ...typed, ...over }] }))[0]!
const refused = (message: string, code = 'UNPROCESSABLE_CONTENT') => ({ code, message })

describe('a new lead', () => {
  it('is its seller’s, tells where it came from, and has a history', async () => {
    const { id } = await create()
    expect(await seller.call.leads.get({ id })).toMatchObject({
      id_vendedor: seller.userId,
      origem: 'interno',
      desfecho: 'aberta',
      status: 1,
      endereco: 'Rua XV de Novembro, 120, Centro, Pelotas - RS, 96010-000',
    })
    expect(await seller.call.leads.history({ id })).toMatchObject([{ acao: 'criada', status_para: 1 }])
    const outside = await create({}, external)
    expect(await external.call.leads.get({ id: outside.id })).toMatchObject({ origem: 'externo' })
  })

  it('is given by a manager to who sells for that provider', async () => {
    const { id } = await create({ id_vendedor: seller.userId }, manager)
    expect(await manager.call.leads.get({ id })).toMatchObject({ id_vendedor: seller.userId })
    const stranger = await as({ roles: ['rh:leitor'], empresas, employee: true })
    await expect(create({ id_vendedor: stranger.userId }, manager)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  })

  it('is one a document while it is open, two at once too', async () => {
    const documento = '11144477735'
    const both = await Promise.allSettled([create({ documento }), create({ documento }, external)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(create({ documento })).rejects.toMatchObject(refused(text.openExists, 'CONFLICT'))
    expect((await create({ documento, id_empresa: mapped })).desfecho).toBe('aberta')
  })

  it('is lost at once where the provider’s coverage does not reach, and tells so', async () => {
    expect(await create({ id_empresa: mapped, bairro: 'Laranjal' })).toMatchObject({
      desfecho: 'sem_cobertura',
      aviso: 'Lead registrada sem cobertura.',
    })
    expect(await create({ id_empresa: mapped })).toMatchObject({ desfecho: 'aberta', aviso: null })
    expect(await create({ bairro: 'Laranjal' })).toMatchObject({ desfecho: 'aberta' })
  })

  it.each([
    ['a name', { cliente: ' ' }, 'cliente', 'Campo obrigatório'],
    ['a number', { numero: '' }, 'numero', 'Campo obrigatório'],
    ['a real document', { documento: '11111111111' }, 'documento', text.documento],
    ['a customer for an upgrade', { tipo: 'upgrade' }, 'cod_cliente', text.customerRequired],
    ['a known channel', { id_canal: 987654 }, 'id_canal', 'Opção não encontrada.'],
  ])('asks for %s', async (_what, over, field, message) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vendas/lead',
      headers: { authorization: `Bearer ${seller.token}` },
      payload: { object: { ...typed, ...over } },
    })
    expect(answer.statusCode).toBe(422)
    const campos = answer.json().campos as Record<string, string>
    expect(Object.entries(campos).find(([key]) => key.endsWith(field))?.[1]).toBe(message)
  })

  it('belongs to one’s own provider', async () => {
    const theirs = await makeProvider(db)
    await expect(create({ id_empresa: theirs })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the stages', () => {
  const lead = (over: object = {}) =>
    makeLead(db, id_empresa, { id_vendedor: seller.userId, ...address, ...over })
  const move = (id: number, status: number, over: object = {}, who = seller) =>
    who.call.leads.move({ id, status, ...over })

  it('are walked one by one to the sale', async () => {
    const id = await lead()
    await expect(move(id, 2)).rejects.toMatchObject(refused(text.contactRequired))
    await seller.call.leads.contact({ id, texto: 'Pediu para ligar à tarde' })
    await move(id, 2)
    await move(id, 3)
    await move(id, 4)
    await expect(move(id, 5)).rejects.toMatchObject(
      refused('Informe contrato, produto e valor para efetivar.'),
    )
    await move(id, 5, { contrato: 'C-1', produto: 'Fibra 500', valor: '99.90' })
    expect(await seller.call.leads.get({ id })).toMatchObject({
      desfecho: 'efetivada',
      venda: true,
      valor: '99.90',
      tentativas: 1,
      tempo_finalizacao: '00:00',
    })
    await expect(move(id, 4, { texto: 'Engano' })).rejects.toMatchObject(refused(text.moveNotAllowed))
    const steps = (await seller.call.leads.history({ id })).filter(({ acao }) => acao === 'status')
    expect(steps.map(({ status_de, status_para }) => [status_de, status_para]).toReversed()).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ])
  })

  it.each([
    [1, 3],
    [3, 5],
    [4, 2],
    [2, 2],
  ])('are not jumped over: %i to %i', async (de, para) => {
    const id = await lead({ status: de })
    await expect(move(id, para, { texto: 'x' })).rejects.toMatchObject(refused(text.moveNotAllowed))
  })

  it('lead one back with a reason', async () => {
    const id = await lead({ status: 3 })
    await expect(move(id, 2)).rejects.toMatchObject(refused('Informe o motivo.'))
    await move(id, 2, { texto: 'Endereço mudou' })
    expect(await seller.call.leads.get({ id })).toMatchObject({ status: 2 })
  })

  it('ask for a whole address, and for coverage where it is registered', async () => {
    const id = await lead({ status: 2, numero: null })
    await expect(move(id, 3)).rejects.toMatchObject(refused(text.addressRequired))
    const far = await makeLead(db, mapped, {
      ...address,
      status: 3,
      bairro: 'Laranjal',
      id_vendedor: seller.userId,
    })
    await expect(move(far, 4)).rejects.toMatchObject(refused(text.coverageRequired))
  })

  it.each(['wrong_motivo', 'inativada_em', 'motivo_inviabilidade'])(
    'are closed to a lead with %s',
    async (what) => {
      const value = { wrong_motivo: 'outro', inativada_em: new Date(), motivo_inviabilidade: 'Distância' }[
        what
      ]
      const id = await lead({ status: 3, [what]: value })
      await expect(move(id, 4)).rejects.toMatchObject(refused(text.moveNotAllowed))
    },
  )

  it('hold a blacklisted lead until a manager lets it go, with a reason that stays', async () => {
    const id = await lead({ blacklist: 'cliente', tentativas: 1 })
    await expect(move(id, 2)).rejects.toMatchObject(refused(text.blocklistHolds))
    await expect(move(id, 2, { liberacao: 'Quero' })).rejects.toMatchObject(refused(text.blocklistHolds))
    await expect(move(id, 2, {}, manager)).rejects.toMatchObject(refused(text.blocklistHolds))
    await move(id, 2, { liberacao: 'Dívida paga' }, manager)
    await move(id, 3)
    expect(await seller.call.leads.history({ id })).toEqual(
      expect.arrayContaining([expect.objectContaining({ acao: 'liberada', texto: 'Dívida paga' })]),
    )
  })

  it('tell who saw an older version', async () => {
    const id = await lead({ tentativas: 1 })
    const { updated_at } = await seller.call.leads.get({ id })
    await move(id, 2)
    await expect(
      seller.call.leads.move({ id, status: 3, updated_at: updated_at.toISOString() }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a lead that is lost', () => {
  const lead = (over: object = {}) => makeLead(db, id_empresa, { id_vendedor: seller.userId, ...over })
  const outcome = async (id: number) => (await boss.call.leads.get({ id })).desfecho

  it('is unfeasible in viability, and comes back', async () => {
    const id = await lead({ status: 2 })
    const unfeasible = () => seller.call.leads.markUnfeasible({ id, motivo_inviabilidade: 'Sem Porta' })
    await expect(unfeasible()).rejects.toMatchObject(refused(text.moveNotAllowed))
    await db.updateTable('vendas_lead').set({ status: 3 }).where('id', '=', id).execute()
    await unfeasible()
    expect(await outcome(id)).toBe('inviavel')
    await seller.call.leads.reactivate({ id })
    expect(await seller.call.leads.get({ id })).toMatchObject({ desfecho: 'aberta', status: 3 })
  })

  it('is given up by its seller and taken up again', async () => {
    const id = await lead()
    await seller.call.leads.inactivate({ id, motivo: 'Desistiu' })
    expect(await outcome(id)).toBe('inativada')
    await expect(seller.call.leads.inactivate({ id, motivo: 'De novo' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await seller.call.leads.reactivate({ id })
    expect(await outcome(id)).toBe('aberta')
  })

  it('is called wrong and excluded by managers only, restored by a superadmin', async () => {
    const id = await lead()
    await expect(seller.call.leads.markWrong({ id, wrong_motivo: 'telefone' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await manager.call.leads.markWrong({ id, wrong_motivo: 'telefone' })
    await expect(seller.call.leads.reactivate({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await manager.call.leads.exclude({ id, motivo: 'Teste' })
    expect(await outcome(id)).toBe('excluida')
    await expect(manager.call.leads.reactivate({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await boss.call.leads.restore({ id })
    expect(await outcome(id)).toBe('errada')
  })

  it('comes back as work when its street gets coverage, and tells what was won', async () => {
    const { id } = await create({ id_empresa: mapped, bairro: 'Fragata', valor: '89.90' })
    const waiting = async () => (await seller.call.leads.list({ lista: 'coverage', filtro: { id } })).total
    expect(await waiting()).toBe(0)
    const street = { id_empresa: mapped, cidade: 'PELOTAS', uf: 'RS', bairro: 'fragata' }
    await db
      .insertInto('vendas_cobertura')
      .values({ ...street, logradouro: 'rua xv de novembro', numero_inicio: 100, numero_fim: 130 })
      .execute()
    expect(await waiting()).toBe(1)
    expect(await manager.call.leads.coverageResults()).toMatchObject({
      encontradas: 1,
      aguardando: 1,
      retomadas: 0,
    })
    await seller.call.leads.reactivate({ id })
    expect(await waiting()).toBe(0)
    expect((await seller.call.leads.history({ id }))[0]).toMatchObject({ acao: 'cobertura' })
    await db
      .updateTable('vendas_lead')
      .set({ status: 5, finalizada_em: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await manager.call.leads.coverageResults()).toEqual({
      encontradas: 1,
      aguardando: 0,
      retomadas: 1,
      efetivadas: 1,
      faturamento: '89.90',
    })
  })
})

describe('whose a lead is', () => {
  it('is settled for one of twenty sellers who take it at once; the others are told', async () => {
    const id = await makeLead(db, id_empresa)
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => as({ roles: ['vendas:solicitante'], empresas, employee: true })),
    )
    const answers = await Promise.all(
      crowd.map(({ token }) =>
        app.inject({
          method: 'POST',
          url: `/v1/vendas/lead/${id}/assumir`,
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    )
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const told = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json().mensagem)
    expect(told).toEqual(Array.from({ length: 19 }, () => 'Outra pessoa assumiu esta lead primeiro.'))
    expect(await manager.call.leads.get({ id })).toMatchObject({ id_vendedor: crowd[winner]!.userId })
    expect(
      (await manager.call.leads.history({ id })).filter(({ acao }) => acao === 'atribuida'),
    ).toHaveLength(1)
  })

  it('is no question for external sellers, who see no free leads', async () => {
    const id = await makeLead(db, id_empresa)
    await expect(external.call.leads.take({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is said by a manager for several at once, and the seller hears of it once', async () => {
    const ids = [await makeLead(db, id_empresa), await makeLead(db, mapped)]
    expect(await manager.call.leads.assign({ ids, id_vendedor: seller.userId })).toEqual({ alterados: 2 })
    expect(await manager.call.leads.assign({ ids, id_vendedor: seller.userId })).toEqual({ alterados: 0 })
    const dados = await seller.call.notifications.list({ lista: 'geral' })
    expect(JSON.stringify(dados)).toContain('2 leads foram atribuídas a você.')
    const reader = await as({ roles: ['vendas:leitor'], empresas, employee: true })
    await expect(manager.call.leads.assign({ ids, id_vendedor: reader.userId })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
    await expect(seller.call.leads.assign({ ids, id_vendedor: null })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await manager.call.leads.assign({ ids, id_vendedor: null })).toEqual({ alterados: 2 })
  })
})

describe('the same lead twice', () => {
  const documento = '39053344705'
  const pair = async () => [
    await makeLead(db, id_empresa, { documento, fone: null, email: 'm@x.example' }),
    await makeLead(db, id_empresa, { documento, fone: '53988776655' }),
  ]

  it('is found, merged with what the other knew, and separated again', async () => {
    const [kept, loser] = (await pair()) as [number, number]
    expect((await manager.call.leads.duplicates({ id: kept })).map(({ id, iguais }) => [id, iguais])).toEqual(
      [[loser, ['documento']]],
    )
    await manager.call.leads.merge({ id: loser, id_mantida: kept })
    expect(await manager.call.leads.get({ id: kept })).toMatchObject({
      fone: '53988776655',
      email: 'm@x.example',
    })
    expect(await manager.call.leads.get({ id: loser })).toMatchObject({
      desfecho: 'errada',
      wrong_motivo: 'duplicada',
      id_lead_associada: kept,
    })
    await manager.call.leads.unmerge({ id: loser })
    expect(await manager.call.leads.get({ id: kept })).toMatchObject({ fone: null })
    expect(await manager.call.leads.get({ id: loser })).toMatchObject({
      desfecho: 'aberta',
      id_lead_associada: null,
    })
    await expect(manager.call.leads.unmerge({ id: loser })).rejects.toMatchObject({ code: 'CONFLICT' })
    await db
      .updateTable('vendas_lead')
      .set({ inativada_em: new Date() })
      .where('id', 'in', [kept, loser])
      .execute()
  })

  it('in two providers is a superadmin’s matter', async () => {
    const one = await makeLead(db, id_empresa, { documento })
    const other = await makeLead(db, mapped, { documento })
    expect(await manager.call.leads.duplicates({ id: one })).toEqual([])
    await expect(manager.call.leads.merge({ id: other, id_mantida: one })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await boss.call.leads.merge({ id: other, id_mantida: one })
    expect(await boss.call.leads.get({ id: other })).toMatchObject({ desfecho: 'errada' })
  })
})

it('verifies a person and an address, as far as the asker may know', async () => {
  const documento = '86288366757'
  await db
    .insertInto('relationship_dados_pessoas')
    .values({ id_empresa, codpessoa: 'P9', nome_razaosocial: 'Ana Lemos', cpf: documento })
    .execute()
  await makeBlacklisted(db, { cpf_cnpj: documento })
  const id = await makeLead(db, id_empresa, { documento, id_vendedor: seller.userId })
  const { bairro: _, ...place } = address
  const asked = { documento, ...place, bairro: 'Laranjal' }
  const found = await seller.call.leads.verify(asked)
  expect(found).toMatchObject({
    clientes: [{ cod_cliente: 'P9', nome: 'Ana Lemos' }],
    aberta: { id },
    blacklist: 'cliente',
    aviso: 'Este cliente está na blocklist.',
  })
  expect(found.cobertura.map((one) => [one.id_empresa, one.coberto])).toEqual(
    expect.arrayContaining([
      [id_empresa, null],
      [mapped, false],
    ]),
  )
  expect((await external.call.leads.verify(asked)).aberta).toMatchObject({ id: null, vendedor: null })
  const stranger = await as({ roles: ['vendas:solicitante'], empresas: [mapped], employee: true })
  expect(await stranger.call.leads.verify(asked)).toMatchObject({ clientes: [], aberta: null })
})
