/** Triage, analyses and rounds. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { scoreOf, suggestedOpinion } from '@intranet/contract/marketing/sponsorship-words'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeRequest, makeServedCity } from '../../../../test/factories/sponsorship.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const requester = await as({ roles: ['marketing:solicitante'], empresas: [razao] })
const reader = await as({ roles: ['marketing:leitor'], empresas: [razao] })
const admin = await as(superadmin)
const { sponsorshipRequests, sponsorshipRounds, sponsorshipViability } = requester.call

describe('a request', () => {
  it('shows readers a masked CPF, phone and e-mail; anyone who works on it sees them, which is recorded', async () => {
    const id = await makeRequest(db, razao, {
      tipo_pessoa: 'pf',
      cpf_cnpj: '52998224725',
      email: 'ana@exemplo.example',
    })
    expect(await reader.call.sponsorshipRequests.get({ id })).toMatchObject({
      cpf_cnpj: '***.982.247-**',
      telefone: '(48) *****-7766',
      email: '***@exemplo.example',
    })
    expect(await sponsorshipRequests.get({ id })).toMatchObject({ cpf_cnpj: '52998224725' })
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'patrocinio_solicitacao')
      .where('id_item', '=', id)
      .select('id_usuario')
      .execute()
    expect(readings).toEqual([{ id_usuario: requester.userId }])
  })

  it('is taken on and corrected until it is decided, in a city of its provider', async () => {
    const id = await makeRequest(db, razao)
    await sponsorshipRequests.takeOn({ id })
    expect(await sponsorshipRequests.get({ id })).toMatchObject({ id_responsavel_interno: requester.userId })
    await sponsorshipRequests.update({ id, publico_estimado: 700 })
    await expect(sponsorshipRequests.update({ id, data_fim: '2099-02-01' })).rejects.toThrow('inválidos')
    const other = await makeServedCity(db, await makeProvider(db), 'Criciúma')
    await expect(sponsorshipRequests.update({ id, id_cidade: other })).rejects.toThrow('inválidos')
    const done = await makeRequest(db, razao, { situacao: 'arquivada' })
    await expect(sponsorshipRequests.update({ id: done, publico_estimado: 9 })).rejects.toThrow(text.closed)
  })

  it('goes from state to state in order, the version seen included (docs/sponsorship.md#states)', async () => {
    const id = await makeRequest(db, razao)
    await expect(sponsorshipRequests.step({ id, situacao: 'em_negociacao' })).rejects.toThrow(text.badStep)
    const { updated_at } = await sponsorshipRequests.get({ id })
    await sponsorshipRequests.update({ id, publico_estimado: 10 })
    await expect(
      sponsorshipRequests.step({ id, situacao: 'em_viabilidade', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
    await sponsorshipRequests.step({ id, situacao: 'em_viabilidade' })
    await expect(sponsorshipRequests.step({ id, situacao: 'em_negociacao' })).rejects.toThrow(
      text.needsViability,
    )
    await expect(sponsorshipRequests.step({ id, situacao: 'arquivada' })).rejects.toThrow(text.badStep)
  })

  it('is refused by a reason of refusals; a reason has one title and stays once it was used (docs/sponsorship.md#justifications)', async () => {
    const reason = {
      titulo: 'Sem verba',
      tipo: 'recusa' as const,
      texto_publico: 'Não há verba.',
      ativo: true,
    }
    const { sponsorshipJustifications: reasons } = manager.call
    const [used] = await reasons.create({ objects: [reason] })
    await expect(reasons.create({ objects: [reason] })).rejects.toThrow(
      'Já existe uma justificativa com este título neste tipo.',
    )
    const [other] = await reasons.create({ objects: [{ ...reason, tipo: 'pendencia' }] })
    const id = await makeRequest(db, razao)
    const refuse = (id_justificativa: number) =>
      manager.call.sponsorshipRequests.step({ id, situacao: 'recusada', id_justificativa })
    await expect(refuse(other!.id)).rejects.toThrow('Selecione uma justificativa deste tipo de decisão.')
    await refuse(used!.id)
    await expect(reasons.remove({ id: used!.id })).rejects.toThrow(
      'Esta justificativa já foi usada. Desative-a em vez de excluir.',
    )
  })

  it('is deleted by a superadmin alone', async () => {
    const id = await makeRequest(db, razao)
    await expect(manager.call.sponsorshipRequests.remove({ id })).rejects.toThrow('permissão')
    await admin.call.sponsorshipRequests.remove({ id })
    await expect(sponsorshipRequests.get({ id })).rejects.toThrow('não encontrado')
  })
})

describe('viability', () => {
  const analysis = {
    clientes_cidade: 10,
    clientes_potenciais: 20,
    cobertura: 'parcial' as const,
    alinhamento_marca: 2,
    alcance: 2,
    relacionamento: 2,
    custo_estimado: '100.00',
    concorrente_presente: true,
    parecer: 'inviavel' as const,
  }

  it('weighs the scores, and suggests by them (docs/sponsorship.md#viability)', () => {
    const weights = { alinhamento_marca: 40, alcance: 40, relacionamento: 20 }
    expect(scoreOf({ alinhamento_marca: 5, alcance: 4, relacionamento: 3 }, weights)).toBe('4.20')
    expect(
      scoreOf({ alinhamento_marca: 3, alcance: 2, relacionamento: 2 }, { ...weights, relacionamento: 7 }),
    ).toBe('2.46')
    expect(['3.50', '3.49', '2.50', '2.49'].map(suggestedOpinion)).toEqual([
      'viavel',
      'viavel_com_ressalvas',
      'viavel_com_ressalvas',
      'inviavel',
    ])
  })

  it('begins with the customers of the city, by the parameters’ weights', async () => {
    const id_cidade = await makeServedCity(db, razao, 'São Ludgero')
    const id = await makeRequest(db, razao, { id_cidade })
    const person = { id_empresa: razao, nome_razaosocial: 'Cliente', cidade: 'Sao Ludgero' }
    await db
      .insertInto('relationship_dados_pessoas')
      .values([
        { ...person, codpessoa: '1' },
        { ...person, codpessoa: '2', cidade: 'SÃO LUDGERO', uf: 'SC' },
        { ...person, codpessoa: '3', ativo: false },
        { ...person, codpessoa: '4', cidade: 'Laguna' },
        { ...person, codpessoa: '5', uf: 'RS' },
      ])
      .execute()
    expect(await sponsorshipViability.prefill({ id })).toMatchObject({
      cidade: 'São Ludgero',
      clientes_cidade: 2,
      pesos: { alinhamento_marca: 40, alcance: 40, relacionamento: 20 },
    })
  })

  it('is one a request, brings it into viability, and forbids to negotiate what is not viable', async () => {
    const id = await makeRequest(db, razao)
    const [made] = await sponsorshipViability.create({ objects: [{ id_solicitacao: id, ...analysis }] })
    expect(await sponsorshipRequests.get({ id })).toMatchObject({ situacao: 'em_viabilidade', nota: 2 })
    await expect(
      sponsorshipViability.create({ objects: [{ id_solicitacao: id, ...analysis }] }),
    ).rejects.toThrow(text.analysedAlready)
    await expect(sponsorshipRequests.step({ id, situacao: 'em_negociacao' })).rejects.toThrow(text.notViable)
    await sponsorshipViability.update({ id: made!.id, alcance: 5, parecer: 'viavel_com_ressalvas' })
    expect(await sponsorshipViability.get({ id: made!.id })).toMatchObject({ nota: 3.2 })
    await sponsorshipRequests.step({ id, situacao: 'em_negociacao' })
    await expect(sponsorshipViability.update({ id: made!.id, alcance: 1 })).rejects.toThrow(text.notAnalysing)
  })
})

describe('a negotiation', () => {
  const offer = {
    autor: 'empresa' as const,
    tipo: 'misto' as const,
    valor: '900.00',
    contrapartidas: 'Estande.',
  }

  it('numbers rounds of two people at once, and settles a round once (docs/sponsorship.md#negotiation)', async () => {
    const id = await makeRequest(db, razao, { situacao: 'em_negociacao' })
    const objects = [{ id_solicitacao: id, ...offer }]
    await Promise.all([requester, manager].map(({ call }) => call.sponsorshipRounds.create({ objects })))
    const { dados } = await sponsorshipRounds.list({ filtro: { id_solicitacao: id } })
    expect(dados.map(({ rodada }) => rodada)).toEqual([2, 1])
    const both = await Promise.allSettled(
      dados.map(({ id: round }) => sponsorshipRounds.settle({ id: round, situacao: 'aceita' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(sponsorshipRounds.create({ objects })).rejects.toThrow(text.alreadyAgreed)
    await expect(sponsorshipRounds.update({ id: dados[0]!.id, valor: '1.00' })).rejects.toThrow(
      text.roundClosed,
    )
  })

  it('does not accept what has expired, nor begins before its state', async () => {
    const id = await makeRequest(db, razao, { situacao: 'em_negociacao' })
    const [round] = await sponsorshipRounds.create({
      objects: [{ id_solicitacao: id, ...offer, validade: '2020-01-01' }],
    })
    await expect(sponsorshipRounds.settle({ id: round!.id, situacao: 'aceita' })).rejects.toThrow(
      text.expired,
    )
    await sponsorshipRounds.settle({ id: round!.id, situacao: 'recusada' })
    const early = await makeRequest(db, razao)
    await expect(
      sponsorshipRounds.create({ objects: [{ id_solicitacao: early, ...offer }] }),
    ).rejects.toThrow(text.notNegotiating)
  })
})
