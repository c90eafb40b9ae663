/** Accounts that go back to their applicant, and those of sponsorships that were cancelled. */
import { formatDate } from '@intranet/contract/formats'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAgreed, makeEnded, tablesWith } from '../../../../test/factories/sponsorship.ts'
import { openAccountLink } from './account-link.queries.ts'
import { runDeadlines } from './deadline.job.ts'

const { db, deps, as } = await testWorld()
const razao = await makeProvider(db)
const { call } = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const guest = (await as(null)).call.sponsorshipForm
const reasonOf = async (titulo: string, tipo: 'pendencia' | 'cancelamento') =>
  (
    await call.sponsorshipJustifications.create({
      objects: [{ titulo, tipo, texto_publico: 'Falta a nota fiscal.', ativo: true }],
    })
  )[0]!.id
const returning = await reasonOf('Falta nota', 'pendencia')
const cancelling = await reasonOf('Sem data', 'cancelamento')
const today = todayInBrazil()
const sent = { situacao: 'em_analise', resumo: 'Praça cheia.', contrapartidas_cumpridas: 'sim' }
const ended = (days: number, over: object = {}) => {
  const data_fim = daysLater(today, -days)
  return makeEnded(db, razao, { data_inicio: data_fim, data_fim, ...over }, sent)
}
const goBack = (id: number, texto?: string) =>
  call.sponsorshipAccounts.step({ id, situacao: 'pendencia', id_justificativa: returning, texto })
const stateOf = async (id: number) => (await call.sponsorshipRequests.get({ id })).situacao
const lastMail = async () =>
  (await db.selectFrom('mensagem_saida').select('texto').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .texto

describe('a returned account', () => {
  it('is in time for 30 days from its return (docs/sponsorship.md#accountability)', async () => {
    const { id, id_pos_evento } = await ended(200)
    await goBack(id_pos_evento)
    const until = daysLater(today, 30)
    expect(await lastMail()).toContain(`até ${formatDate(until)}`)
    expect(await call.sponsorshipAccounts.get({ id: id_pos_evento })).toMatchObject({ prazo: until })
    await db.deleteFrom('mensagem_saida').execute()
    await runDeadlines(deps, daysLater(today, 1))
    expect(await lastMail()).toContain(`até ${formatDate(until)}`)
    await runDeadlines(deps, until)
    expect(await stateOf(id)).toBe('aguardando_pos_evento')
    await runDeadlines(deps, daysLater(until, 1))
    expect(await stateOf(id)).toBe('inadimplente')
  })

  it('stays late if it was late, and its mail names a day to come', async () => {
    const since = new Date(Date.now() - 864_000_000)
    const { id, id_pos_evento } = await ended(200, { situacao: 'inadimplente', situacao_em: since })
    await goBack(id_pos_evento)
    expect(await lastMail()).toContain(`até ${formatDate(daysLater(today, 30))}`)
    expect(await call.sponsorshipRequests.get({ id })).toMatchObject({
      situacao: 'inadimplente',
      situacao_em: since,
    })
    const late = daysLater(today, -170)
    expect(await call.sponsorshipAccounts.get({ id: id_pos_evento })).toMatchObject({ prazo: late })
  })

  it('keeps the later day of an event to come', async () => {
    const { id_pos_evento } = await ended(-60, { situacao: 'aprovada' })
    await goBack(id_pos_evento)
    expect(await lastMail()).toContain(`até ${formatDate(daysLater(today, 90))}`)
  })

  it('keeps what the team adds with the team (docs/sponsorship.md#justifications)', async () => {
    const { id, id_pos_evento } = await ended(3)
    const texto = 'Parece a nota de outro ano.'
    await goBack(id_pos_evento, texto)
    expect(await lastMail()).not.toContain(texto)
    expect(await call.sponsorshipRequests.get({ id })).toMatchObject({ justificativa_texto: texto })
  })
})

describe('the account of a cancelled sponsorship', () => {
  it('is closed for the team and for the applicant', async () => {
    const { id, id_pos_evento } = await ended(3)
    const envio = /#prestacao=([\w-]{43})/.exec(await openAccountLink(db, '', id))![1]!
    expect(await guest.account({ envio })).toMatchObject({ evento: 'Festa do Peixe' })
    const cancelled = { situacao: 'cancelada', id_justificativa: cancelling }
    await db.updateTable('patrocinio_solicitacao').set(cancelled).where('id', '=', id).execute()
    const { sponsorshipAccounts: accounts } = call
    const approved = accounts.step({ id: id_pos_evento, situacao: 'aprovado' })
    await expect(approved).rejects.toThrow(text.cancelled)
    await expect(accounts.update({ id: id_pos_evento, avaliacao: 5 })).rejects.toThrow(text.cancelled)
    await expect(guest.account({ envio })).rejects.toThrow(text.linkExpired)
    const numbers = { envio, realizado: true, contrapartidas_cumpridas: 'sim' as const, resumo: 'Cheia.' }
    await expect(guest.sendAccount(numbers)).rejects.toThrow(text.linkExpired)
  })

  it('is not that of one that ended well: its link says that the account is closed', async () => {
    const { id, id_pos_evento } = await ended(3)
    const envio = /#prestacao=([\w-]{43})/.exec(await openAccountLink(db, '', id))![1]!
    await call.sponsorshipAccounts.step({ id: id_pos_evento, situacao: 'aprovado' })
    expect(await guest.account({ envio })).toMatchObject({ situacao: 'aprovado' })
    const numbers = { envio, realizado: true, contrapartidas_cumpridas: 'sim' as const, resumo: 'Cheia.' }
    await expect(guest.sendAccount(numbers)).rejects.toThrow(text.accountClosed)
  })

  it('is not approved by who looked at it before', async () => {
    const { id, id_pos_evento } = await ended(3)
    let approved: Promise<unknown> | undefined
    await db.transaction().execute(async (open) => {
      const cancelled = { situacao: 'cancelada', id_justificativa: cancelling }
      await open.updateTable('patrocinio_solicitacao').set(cancelled).where('id', '=', id).execute()
      approved = call.sponsorshipAccounts.step({ id: id_pos_evento, situacao: 'aprovado' })
      approved.catch(() => {})
      await vi.waitFor(async () => {
        const { rows } = await deps.connection.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(rows).toHaveLength(1)
      }, 15_000)
    })
    await expect(approved).rejects.toThrow(text.cancelled)
    expect(await call.sponsorshipAccounts.get({ id: id_pos_evento })).toMatchObject({
      situacao: 'em_analise',
    })
  })

  it('comes with a campaign that is off', async () => {
    const id = await makeAgreed(db, razao)
    await call.sponsorshipRequests.step({ id, situacao: 'aprovada' })
    const campaign = () =>
      db
        .selectFrom('patrocinio_solicitacao as r')
        .innerJoin('vendas_tracking_url as t', 't.id', 'r.id_tracking')
        .innerJoin('vendas_campanha as c', 'c.id', 't.id_campanha')
        .where('r.id', '=', id)
        .select('c.ativo')
        .executeTakeFirstOrThrow()
    expect(await campaign()).toEqual({ ativo: true })
    await call.sponsorshipRequests.step({ id, situacao: 'cancelada', id_justificativa: cancelling })
    expect(await campaign()).toEqual({ ativo: false })
  })
})

it('nothing that an applicant or the team wrote of them is left (docs/sponsorship.md#retention)', async () => {
  const secret = 'Bodas de Marina Prates'
  const id = await makeAgreed(db, razao, '900.00', {
    evento: secret,
    local: secret,
    endereco: secret,
    itens_solicitados: secret,
    contrapartidas: secret,
    data_inicio: '2031-03-01',
    data_fim: '2031-03-02',
  })
  const words = { itens: secret, contrapartidas: secret, observacao: secret }
  await db.updateTable('patrocinio_negociacao').set(words).where('id_solicitacao', '=', id).execute()
  const note = { observacao: secret }
  await db.updateTable('patrocinio_viabilidade').set(note).where('id_solicitacao', '=', id).execute()
  await call.sponsorshipRequests.step({ id, situacao: 'aprovada' })
  const account = { id_solicitacao: id, valor_realizado: '900.00', resumo: secret }
  await db.insertInto('patrocinio_pos_evento').values(account).execute()
  const left = () =>
    tablesWith(db, secret, [
      'patrocinio_solicitacao',
      'patrocinio_negociacao',
      'patrocinio_viabilidade',
      'patrocinio_pos_evento',
      'vendas_campanha',
      'rh_marketing_eventos',
      'log_historico',
    ])
  expect(await left()).toHaveLength(7)
  await runDeadlines(deps, '2036-03-03')
  expect(await left()).toEqual([])
  expect(await call.sponsorshipRequests.get({ id })).toMatchObject({ valor_aceito: '900.00' })
})
