/** A sponsorship from the public form to its approved account, with the numbers of its example. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendFile } from '../../../../test/factories/guest-upload.ts'
import { makeRequest, makeServedCity } from '../../../../test/factories/sponsorship.ts'
import { runDeadlines } from './deadline.job.ts'

const { db, deps, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const laguna = await makeServedCity(db, razao)
const guest = (await as(null)).call.sponsorshipForm
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const requester = await as({ roles: ['marketing:solicitante'], empresas: [razao] })

/** The clock of the server; the database keeps its own. */
const onDay = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00-03:00`) })
afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('limite_requisicao').execute()
})

const fish = {
  provedor: 'razao',
  tipo_pessoa: 'pj' as const,
  nome_razaosocial: 'Associação dos Pescadores de Laguna',
  cpf_cnpj: '11.222.333/0001-81',
  responsavel: 'Marina Souza',
  email: 'Marina@pescadores.example',
  telefone: '(48) 99988-7766',
  evento: 'Festa do Peixe',
  descricao: 'Três dias de festa na beira da lagoa.',
  local: 'Praça da Matriz',
  endereco: 'Rua Raulino Horn, 10',
  id_cidade: laguna,
  data_inicio: '2026-10-10',
  data_fim: '2026-10-12',
  publico_estimado: 4000,
  tipo: 'financeiro' as const,
  valor_solicitado: '3000.00',
  contrapartidas: 'Logo no palco e estande na entrada.',
  aceite_lgpd: true as const,
}

async function begin(provedor = 'razao') {
  const challenge = await guest.challenge({ provedor })
  const prova = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  return (await guest.begin({ provedor, prova })).envio
}
const submit = async (over: object = {}) => guest.submit({ ...fish, envio: await begin(), ...over })
const mails = async () =>
  (await db.selectFrom('mensagem_saida').select(['destino', 'assunto', 'texto']).orderBy('id').execute()).map(
    (mail) => ({ ...mail }),
  )

const reported = async () => (await manager.call.notifications.list()).map(({ data }) => data.msg)

describe('a sponsorship', () => {
  it('asked on 20/08 for 10 to 12/10 is PAT-2026-00001, with a mail and a notice to the managers', async () => {
    onDay('2026-08-20')
    expect(await submit()).toEqual({ protocolo: 'PAT-2026-00001', provedor: 'razao' })
    const { dados } = await manager.call.sponsorshipRequests.list({})
    expect(dados).toMatchObject([
      {
        protocolo: 'PAT-2026-00001',
        provedor: 'RazaoInfo',
        cidade: 'Laguna',
        valor: '3000.00',
        situacao: 'recebida',
      },
    ])
    expect(await mails()).toMatchObject([
      {
        destino: 'marina@pescadores.example',
        assunto: 'Recebemos sua solicitação de patrocínio PAT-2026-00001',
        texto: expect.stringContaining('até 15 dias úteis'),
      },
    ])
    expect(await manager.call.notifications.list({})).toMatchObject([
      {
        data: { modulo: 'marketing', msg: 'Nova solicitação de patrocínio PAT-2026-00001: Festa do Peixe.' },
      },
    ])
  })

  it('asked on 01/10 for 10/10 is too late', async () => {
    onDay('2026-10-01')
    await expect(submit()).rejects.toMatchObject({
      cause: { details: { campos: { data_inicio: text.leadTime } } },
    })
    expect(text.leadTime).toBe('A solicitação deve ser feita com no mínimo 15 dias de antecedência.')
    // The fifteenth day itself is early enough.
    onDay('2026-09-25')
    expect(await submit({ cpf_cnpj: '11444777000161' })).toMatchObject({ provedor: 'razao' })
  })

  it('scores 5, 4 and 3 as 4,2, agrees on the second round and is approved with a draft event and a link', async () => {
    const { dados } = await manager.call.sponsorshipRequests.list({ filtro: { protocolo: 'PAT-2026-00001' } })
    const { id } = dados[0]!
    const [made] = await requester.call.sponsorshipViability.create({
      objects: [
        {
          id_solicitacao: id,
          clientes_cidade: 900,
          clientes_potenciais: 4000,
          cobertura: 'total',
          alinhamento_marca: 5,
          alcance: 4,
          relacionamento: 3,
          custo_estimado: '2500.00',
          concorrente_presente: false,
          parecer: 'viavel',
        },
      ],
    })
    expect(await requester.call.sponsorshipViability.get({ id: made!.id })).toMatchObject({ nota: 4.2 })
    await requester.call.sponsorshipRequests.step({ id, situacao: 'em_negociacao' })
    await expect(manager.call.sponsorshipRequests.step({ id, situacao: 'aprovada' })).rejects.toThrow(
      'É necessário aceitar uma proposta antes de aprovar.',
    )
    const round = { id_solicitacao: id, tipo: 'financeiro' as const, contrapartidas: 'Logo no palco.' }
    const [first] = await requester.call.sponsorshipRounds.create({
      objects: [{ ...round, autor: 'empresa', valor: '2000.00' }],
    })
    const [second] = await requester.call.sponsorshipRounds.create({
      objects: [{ ...round, autor: 'solicitante', valor: '2500.00' }],
    })
    await requester.call.sponsorshipRounds.settle({ id: second!.id, situacao: 'aceita' })
    expect(await requester.call.sponsorshipRounds.get({ id: first!.id })).toMatchObject({
      rodada: 1,
      situacao: 'substituida',
    })
    expect(await manager.call.sponsorshipRequests.step({ id, situacao: 'aprovada' })).toMatchObject({
      situacao: 'aprovada',
      aguarda_segunda: false,
    })
    const approved = await manager.call.sponsorshipRequests.get({ id })
    expect(approved).toMatchObject({
      valor_aceito: '2500.00',
      link: expect.stringMatching(/\/r\/[0-9A-Za-z]{8}$/),
    })
    expect(await manager.call.marketingEvents.get({ id: approved.id_evento! })).toMatchObject({
      evento: 'Festa do Peixe',
      cidade: laguna,
      data_inicio: '2026-10-10',
      data_fim: '2026-10-12',
      status: false,
    })
    expect((await mails()).at(-1)).toMatchObject({ assunto: 'Sua solicitação PAT-2026-00001 foi aprovada' })
  })

  it('waits for its account from 13/10, is delinquent on 12/11 and blocks new requests of the same CNPJ', async () => {
    const state = async () =>
      (await manager.call.sponsorshipRequests.list({ filtro: { protocolo: 'PAT-2026-00001' } })).dados[0]!
        .situacao
    await runDeadlines(deps, '2026-10-12')
    expect(await state()).toBe('aprovada')
    await runDeadlines(deps, '2026-10-13')
    expect(await state()).toBe('aguardando_pos_evento')
    const reminder = (await mails()).at(-1)!
    expect(reminder.assunto).toBe('Prestação de contas do patrocínio PAT-2026-00001')
    // The address of a form is confirmed by nobody.
    expect(
      (await mails()).filter(({ assunto, texto }) => (assunto + texto).includes('Festa do Peixe')),
    ).toEqual([])
    expect(reminder.texto).toMatch(/\/patrocinios\/protocolo#prestacao=[\w-]{43}\n/)
    await runDeadlines(deps, '2026-11-11')
    expect(await state()).toBe('aguardando_pos_evento')
    await runDeadlines(deps, '2026-11-12')
    expect(await state()).toBe('inadimplente')
    expect(await reported()).toContain(
      'O patrocínio PAT-2026-00001 (Festa do Peixe) está inadimplente: nenhuma prestação de contas em 30 dias.',
    )
    onDay('2026-11-12')
    await expect(submit({ data_inicio: '2099-02-10', data_fim: '2099-02-12' })).rejects.toThrow(
      'Existe uma prestação de contas pendente para este CPF/CNPJ.',
    )
  })

  it('is free again once its account is approved, sent by the link of the reminder', async () => {
    const reminder = (await mails()).findLast(({ assunto }) => assunto?.startsWith('Prestação'))!
    const envio = /#prestacao=([\w-]{43})/.exec(reminder.texto)![1]!
    const shown = await app.inject({
      method: 'POST',
      url: '/v1/patrocinio/publico/prestacao/consulta',
      payload: { envio },
    })
    expect(shown.json().patrocinio_pos_evento_by_pk).toMatchObject({
      protocolo: 'PAT-2026-00001',
      evento: 'Festa do Peixe',
      situacao: 'pendente',
      fotos: 0,
    })
    const numbers = {
      envio,
      realizado: true,
      contrapartidas_cumpridas: 'sim' as const,
      resumo: 'Praça cheia nos três dias.',
    }
    await expect(guest.sendAccount(numbers)).rejects.toThrow(text.accountNeedsProof)
    await expect(guest.account({ envio: 'A'.repeat(43) })).rejects.toThrow(
      'Este link expirou. Fale com o provedor.',
    )
    const photo = (await sendFile(app, { 'x-envio': envio })).json().id
    const sent = await app.inject({
      method: 'POST',
      url: '/v1/patrocinio/publico/prestacao',
      payload: { object: { ...numbers, fotos: [{ id_arquivo: photo, legenda: 'O palco' }] } },
    })
    expect(sent.json().update_patrocinio_pos_evento.returning).toEqual([
      { protocolo: 'PAT-2026-00001', situacao: 'em_analise' },
    ])
    expect(await reported()).toContain(
      'A prestação de contas de Festa do Peixe (PAT-2026-00001) foi enviada para análise.',
    )
    // A second click changes nothing.
    expect(await guest.sendAccount({ ...numbers, resumo: 'Outra coisa' })).toMatchObject({
      situacao: 'em_analise',
    })
    const [account] = (await manager.call.sponsorshipAccounts.list({})).dados
    const whole = await manager.call.sponsorshipAccounts.get({ id: account!.id })
    expect(whole).toMatchObject({
      resumo: 'Praça cheia nos três dias.',
      fotos: [{ legenda: 'O palco', ordem: 1, capa: true, do_solicitante: true, autorizacao_imagem: false }],
    })
    await expect(
      requester.call.sponsorshipAccounts.step({ id: account!.id, situacao: 'aprovado' }),
    ).rejects.toThrow('permissão')
    await manager.call.sponsorshipAccounts.step({ id: account!.id, situacao: 'aprovado' })
    expect(
      (await manager.call.sponsorshipRequests.list({ filtro: { protocolo: 'PAT-2026-00001' } })).dados[0],
    ).toMatchObject({ situacao: 'concluida' })
    onDay('2026-11-12')
    expect(await submit({ data_inicio: '2099-02-10', data_fim: '2099-02-12' })).toMatchObject({
      provedor: 'razao',
    })
  })

  it('is refused with a reason alone', async () => {
    const id = await makeRequest(db, razao)
    await expect(manager.call.sponsorshipRequests.step({ id, situacao: 'recusada' })).rejects.toMatchObject({
      message: 'Selecione uma justificativa.',
      cause: { details: { campos: { id_justificativa: 'Selecione uma justificativa.' } } },
    })
    const [reason] = await manager.call.sponsorshipJustifications.create({
      objects: [
        {
          titulo: 'Sem orçamento',
          tipo: 'recusa',
          texto_publico: 'O orçamento do ano já foi usado.',
          ativo: true,
        },
      ],
    })
    const decision = { id, situacao: 'recusada' as const, id_justificativa: reason!.id, texto: 'Só para nós' }
    await expect(requester.call.sponsorshipRequests.step(decision)).rejects.toThrow('permissão')
    await manager.call.sponsorshipRequests.step(decision)
    const mail = (await mails()).at(-1)!
    expect(mail.assunto).toMatch(/^Retorno sobre sua solicitação PAT-2020-\d{5}$/)
    expect(mail.texto).toContain('O orçamento do ano já foi usado.')
    expect(mail.texto).not.toContain('Só para nós')
  })
})
