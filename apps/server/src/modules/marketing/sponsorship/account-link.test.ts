/** Links to an account: after it was deleted, once they are over, and what they show of one that was returned. */
import { formatDate } from '@intranet/contract/formats'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEnded } from '../../../../test/factories/sponsorship.ts'
import { openAccountLink } from './account-link.queries.ts'
import { runDeadlines } from './deadline.job.ts'

const { db, deps, as } = await testWorld()
const razao = await makeProvider(db)
const { call } = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const { sponsorshipAccounts: accounts, sponsorshipRequests: requests } = call
const guest = (await as(null)).call.sponsorshipForm
const today = todayInBrazil()
const ended = (days: number, over: object = {}, account: Record<string, unknown> = {}) => {
  const data_fim = daysLater(today, -days)
  return makeEnded(db, razao, { data_inicio: data_fim, data_fim, ...over }, account)
}
const tokenOf = (link: string) => /#prestacao=([\w-]{43})/.exec(link)![1]!
const lastMail = () =>
  db.selectFrom('mensagem_saida').select(['destino', 'texto']).orderBy('id', 'desc').executeTakeFirst()

describe('an account that is deleted', () => {
  it.each(['aguardando_pos_evento', 'inadimplente'])(
    'begins again where its request is %s, and its links lead to it (docs/sponsorship.md#accountability)',
    async (situacao) => {
      const { id, id_pos_evento } = await ended(5, { situacao }, { valor_realizado: '1.00', resumo: 'Foi.' })
      const envio = tokenOf(await openAccountLink(db, '', id))
      await accounts.remove({ id: id_pos_evento })
      const begun = (await requests.get({ id })).id_pos_evento!
      expect(begun).not.toBe(id_pos_evento)
      expect(await accounts.get({ id: begun })).toMatchObject({
        situacao: 'pendente',
        valor_realizado: '2500.00',
        resumo: null,
        situacao_solicitacao: situacao,
      })
      expect(await guest.account({ envio })).toMatchObject({ evento: 'Festa do Peixe' })
    },
  )

  it('is gone before the event has ended', async () => {
    const { id, id_pos_evento } = await ended(-5, { situacao: 'aprovada' })
    await accounts.remove({ id: id_pos_evento })
    expect((await requests.get({ id })).id_pos_evento).toBeNull()
  })

  it('began again by the next morning where it was deleted before this rule', async () => {
    const { id, id_pos_evento } = await ended(5)
    await db.deleteFrom('patrocinio_pos_evento').where('id', '=', id_pos_evento).execute()
    await runDeadlines(deps, today)
    const { id_pos_evento: begun, situacao_pos_evento } = await requests.get({ id })
    expect([begun, situacao_pos_evento]).toEqual([expect.any(Number), 'pendente'])
  })
})

describe('a new link', () => {
  it('goes to the applicant and works, also when their event was long ago (docs/sponsorship.md#accountability)', async () => {
    const { id, id_pos_evento } = await ended(90, { situacao: 'inadimplente', email: 'atrasada@x.example' })
    const requester = await as({ roles: ['marketing:solicitante'], empresas: [razao] })
    expect(await requester.call.sponsorshipAccounts.sendLink({ id: id_pos_evento })).toEqual({
      id: id_pos_evento,
      situacao: 'pendente',
    })
    const { destino, texto } = (await lastMail())!
    expect([destino, texto]).toEqual([
      'atrasada@x.example',
      expect.stringContaining(`até ${formatDate(daysLater(today, 45))}`),
    ])
    const { protocolo } = await requests.get({ id })
    expect(await guest.account({ envio: tokenOf(texto) })).toMatchObject({ protocolo })
  })

  it('names the deadline while there is one', async () => {
    const { id_pos_evento } = await ended(30)
    await accounts.sendLink({ id: id_pos_evento })
    expect((await lastMail())!.texto).toContain(`até ${formatDate(today)}`)
  })

  it.each([
    ['aprovada', 'pendente', text.noLinkNow],
    ['aguardando_pos_evento', 'em_analise', text.noLinkNow],
    ['concluida', 'aprovado', text.accountClosed],
  ])('is not sent of a request that is %s with an account that is %s', async (situacao, account, said) => {
    const complete = { situacao: account, resumo: 'Foi.', contrapartidas_cumpridas: 'sim' }
    const { id_pos_evento } = await ended(5, { situacao }, complete)
    await expect(accounts.sendLink({ id: id_pos_evento })).rejects.toThrow(said)
  })

  it('is not sent where nobody’s address is known, nor for another provider’s request', async () => {
    const { id_pos_evento } = await ended(5, { email: null, anonimizada_em: new Date() })
    await expect(accounts.sendLink({ id: id_pos_evento })).rejects.toThrow(text.noAddress)
    const other = await as({ roles: ['marketing:gestor'], empresas: [await makeProvider(db)] })
    await expect(other.call.sponsorshipAccounts.sendLink({ id: id_pos_evento })).rejects.toThrow(
      'não encontrado',
    )
  })
})

it('what a returned account says comes back to the applicant, and no other (docs/sponsorship.md#accountability)', async () => {
  const says = {
    realizado: true,
    publico_real: 900,
    contrapartidas_cumpridas: 'parcial',
    resumo: 'Praça cheia.',
  }
  const shown = async (situacao: string) => {
    const { id } = await ended(5, {}, { situacao, ...says })
    return (await guest.account({ envio: tokenOf(await openAccountLink(db, '', id)) })).enviada
  }
  expect(await shown('pendencia')).toEqual(says)
  for (const situacao of ['pendente', 'em_analise', 'aprovado']) expect(await shown(situacao)).toBeNull()
})
