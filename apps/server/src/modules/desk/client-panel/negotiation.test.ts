import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../../../test/erp/json-erp.ts'
import { panelWorld } from '../../../../test/erp/panel-world.ts'
import { cancelNegotiation, expireProposals } from './negotiation.queries.ts'
import { fateOf, followNegotiations } from './negotiation.service.ts'
import { panelNightJob } from './panel.job.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { readBack } from './read-back.service.ts'

const { db, deps, erp, customer, withCustomer, person, reset, offer, waitingForLocks } = await panelWorld()
const ground = groundOf(deps)
const calls = (name: string) => erp.heard.filter(({ call }) => call === name)
const makeOld = () =>
  sql`update painel_acao set created_at = now() - interval '1 hour', conferida_em = now() - interval '1 hour'`.execute(
    db,
  )

beforeEach(reset)

describe('a negotiation', () => {
  const terms = () => ({
    ...customer,
    faturas: ['31', '32'],
    parcelas: 3,
    desconto: 0,
    primeira: dayFromNow(5),
  })

  it('shows what is owed before and after, is proposed, accepted once, and its invoices are taken', async () => {
    const { panel } = await withCustomer()
    const shown = await panel.simulate(terms())
    expect(shown).toMatchObject({
      principal: '199.80',
      multa: '4.00',
      juros: '1.66',
      antes: '205.46',
      total: '205.46',
    })
    expect(shown.parcelas.map(({ valor }) => valor)).toEqual(['68.49', '68.49', '68.48'])
    const { id } = await panel.propose(terms())
    await expect(panel.propose({ ...terms(), faturas: ['32'] })).rejects.toThrow(text.alreadyNegotiated)
    const { conteudo } = await panel.proposalPdf({ ...customer, id })
    expect(Buffer.from(conteudo, 'base64').subarray(0, 4).toString()).toBe('%PDF')
    const both = await Promise.all([panel.accept({ ...customer, id }), panel.accept({ ...customer, id })])
    expect(both.some(({ situacao }) => situacao === 'feita')).toBe(true)
    expect(calls('negociar')).toHaveLength(1)
    expect(calls('negociar')[0]!.body).toMatchObject({
      faturas: ['31', '32'],
      parcelas: [{ valor: 6849 }, {}, {}],
    })
    expect((await panel.negotiations(customer)).dados).toMatchObject([
      { id, situacao: 'aceita', total: '205.46' },
    ])
    await expect(panel.withdraw({ ...customer, id })).rejects.toThrow(text.notProposed)
  })

  it('has limits by role: three instalments and no discount, or six and ten per cent', async () => {
    const { panel } = await withCustomer()
    await expect(panel.simulate({ ...terms(), parcelas: 4 })).rejects.toMatchObject({
      cause: { details: { campos: { parcelas: text.tooManyInstalments(3) } } },
    })
    await expect(panel.simulate({ ...terms(), desconto: 1 })).rejects.toMatchObject({
      cause: { details: { campos: { desconto: text.discountLimit(0) } } },
    })
    await expect(panel.simulate({ ...terms(), primeira: dayFromNow(16) })).rejects.toMatchObject({
      cause: { details: { campos: { primeira: text.firstInstalment } } },
    })
    const manager = await withCustomer('painel_cliente:gestor')
    expect(await manager.panel.simulate({ ...terms(), parcelas: 6, desconto: 10 })).toMatchObject({
      desconto: '0.57',
      total: '204.89',
    })
    await expect(panel.simulate({ ...terms(), faturas: ['33'] })).rejects.toThrow(text.onlyOverdue)
  })

  it('of which nobody knows whether the ERP has it is unsure until it is read back', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    erp.mode = 'drop'
    expect(await panel.accept({ ...customer, id })).toMatchObject({ situacao: 'incerto' })
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'incerto' }])
    erp.mode = 'up'
    expect(await panel.accept({ ...customer, id })).toMatchObject({ situacao: 'incerto' })
    expect(calls('negociar')).toHaveLength(1)
    await makeOld()
    await readBack(ground)
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'aceita' }])
  })

  it('that people of the ERP have to confirm is a proposal again where they refuse it (docs/client-panel.md#negotiation)', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    erp.answers.negociar = () => ({ situacao: 'pedida' })
    expect(await panel.accept({ ...customer, id })).toMatchObject({ situacao: 'pedida' })
    erp.answers.resultado_acao = () => ({ situacao: 'recusada', mensagem: 'Sem aprovação.' })
    expect(await readBack(ground)).toBe(0)
    await sql`update painel_acao set conferida_em = now() - interval '61 minutes'`.execute(db)
    expect(await readBack(ground)).toBe(1)
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'proposta' }])
    const { aceita_em } = await db
      .selectFrom('painel_negociacao')
      .select('aceita_em')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(aceita_em).toBeNull()
    await panel.withdraw({ ...customer, id })
    expect(await panel.propose(terms())).toBeDefined()
  })

  it('that the ERP is asked about is neither withdrawn nor expires, and is a proposal again where it refuses', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    const ends: unknown[] = []
    const accept = async (answer: unknown) => {
      erp.answers.negociar = async () => {
        await sql`update painel_negociacao set valida_ate = current_date - 2`.execute(db)
        ends.push(await panel.withdraw({ ...customer, id }).catch((error: Error) => error.message))
        ends.push(await expireProposals(db))
        return answer
      }
      await sql`update painel_negociacao set valida_ate = current_date + 1`.execute(db)
      return panel.accept({ ...customer, id })
    }
    await expect(accept(new Refusal(422, 'Fatura em cobrança.'))).rejects.toThrow('Fatura em cobrança.')
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'proposta' }])
    expect(await accept({ situacao: 'feita', referencia: 'N1' })).toMatchObject({ situacao: 'feita' })
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'aceita' }])
    expect(ends).toEqual([text.notProposed, 0, text.notProposed, 0])
  })

  it('is counted, and not proposed, where the system could never take it (docs/client-panel.md#negotiation)', async () => {
    const { panel } = await withCustomer()
    delete erp.answers.negociar
    await offer()
    expect(await panel.simulate(terms())).toMatchObject({ total: '205.46' })
    await expect(panel.propose(terms())).rejects.toThrow('O ERP deste provedor não oferece isto.')
    expect((await panel.negotiations(customer)).dados).toEqual([])
  })

  it('that is withdrawn as somebody accepts it is not agreed on with the ERP', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    let accepted: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await cancelNegotiation(transaction, id)
      accepted = panel.accept({ ...customer, id })
      accepted.catch(() => {})
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 15_000 })
    })
    await expect(accepted).rejects.toThrow(text.notProposed)
    expect(calls('negociar')).toHaveLength(0)
    const { rows } = await sql`select from painel_acao where tipo = 'negociar'`.execute(db)
    expect(rows).toHaveLength(0)
  })

  it('that was withdrawn or expired frees its invoices', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    await panel.withdraw({ ...customer, id })
    const again = await panel.propose({ ...terms(), primeira: dayFromNow(15) })
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ valida_ate: dayFromNow(5) }, {}])
    await sql`update painel_negociacao set valida_ate = current_date - 2`.execute(db)
    await expect(panel.accept({ ...customer, id: again.id })).rejects.toThrow(text.expired)
    expect(await expireProposals(db)).toBe(1)
    expect(await panel.propose(terms())).toBeDefined()
  })

  it('is good until its first instalment at most, and is not accepted after that day (docs/client-panel.md#negotiation)', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose({ ...terms(), primeira: dayFromNow(2) })
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ id, valida_ate: dayFromNow(2) }])
    const firstOn = (day: string) =>
      sql`update painel_negociacao set valida_ate = ${dayFromNow(5)},
        parcelas = jsonb_set(parcelas, '{0,vencimento}', to_jsonb(${day}::text))`.execute(db)
    await firstOn(dayFromNow(-1))
    await expect(panel.accept({ ...customer, id })).rejects.toThrow(text.expired)
    await firstOn(dayFromNow(0))
    expect(await panel.accept({ ...customer, id })).toMatchObject({ situacao: 'feita' })
  })

  it('ends together with its hold on invoices: where one cannot be written, neither is', async () => {
    const { panel } = await withCustomer()
    const { id } = await panel.propose(terms())
    await sql`update painel_negociacao set valida_ate = current_date - 9 where id = ${id}`.execute(db)
    await sql`alter table painel_negociacao_fatura add constraint presas check (ativa) not valid`.execute(db)
    await expect(expireProposals(db)).rejects.toThrow('presas')
    await sql`alter table painel_negociacao_fatura drop constraint presas`.execute(db)
    expect(await expireProposals(db)).toBe(1)
    expect(await panel.propose(terms())).toBeDefined()
  })

  it('is kept when every instalment is paid, and broken by one that is late', async () => {
    const parts = [
      { vencimento: '2026-11-10', valor: 100 },
      { vencimento: '2026-12-10', valor: 100 },
    ]
    const invoice = (vencimento: string, situacao: string) => ({ vencimento, valor: 100, situacao })
    expect(fateOf(parts, [invoice('2026-11-10', 'paga'), invoice('2026-12-10', 'paga')], '2026-12-20')).toBe(
      'cumprida',
    )
    expect(
      fateOf(parts, [invoice('2026-11-10', 'vencida'), invoice('2026-12-10', 'aberta')], '2026-11-16'),
    ).toBe('quebrada')
    expect(
      fateOf(parts, [invoice('2026-11-10', 'vencida'), invoice('2026-12-10', 'aberta')], '2026-11-15'),
    ).toBeUndefined()
    // The system divided it in another way: it is looked for until days after the last instalment, and not for ever.
    const others = [invoice('2026-11-15', 'aberta')]
    expect(fateOf(parts, others, '2026-12-15')).toBeUndefined()
    expect(fateOf(parts, others, '2026-12-16')).toBe('quebrada')
    const { panel } = await withCustomer()
    const { id } = await panel.propose({ ...terms(), parcelas: 1 })
    await panel.accept({ ...customer, id })
    erp.answers.faturas = () => [{ fatura: 'N1', vencimento: dayFromNow(5), valor: 20_546, situacao: 'paga' }]
    expect(await followNegotiations(ground)).toBe(1)
    await panelNightJob.run(deps, [])
    expect((await panel.negotiations(customer)).dados).toMatchObject([{ situacao: 'cumprida' }])
  })
})

describe('an invoice', () => {
  it('is sent once for its key, with its log, and not to who opted out', async () => {
    const { panel } = await withCustomer()
    const send = {
      ...customer,
      chave: 'envio-0001',
      canal: 'email' as const,
      assunto: 'fatura' as const,
      referencia: '31',
    }
    expect(await panel.send(send)).toEqual({
      situacao: 'enviado',
      destino: 'fu***@cliente.example',
      mensagem: text.sent,
    })
    expect(await panel.send(send)).toMatchObject({ situacao: 'enviado' })
    const stored = await db.selectFrom('painel_envio').selectAll().execute()
    expect(stored).toMatchObject([{ canal: 'email', situacao: 'enviado', referencia: '31' }])
    const { email } = deps.senders
    deps.senders.email = { ...email, send: async () => ({ situacao: 'falhou', motivo: 'recusado' }) }
    expect(await panel.send({ ...send, chave: 'envio-0004' })).toMatchObject({
      situacao: 'falhou',
      mensagem: 'A mensagem não foi enviada.',
    })
    deps.senders.email = email
    const [found] = erp.answers.clientes!({ valor: '501' }, undefined) as object[]
    erp.answers.clientes = () => [{ ...found, emails: [] }]
    await expect(panel.send({ ...send, chave: 'envio-0003' })).rejects.toThrow(
      'O cliente não tem contato para este canal.',
    )
    await panel.setPreferences({ ...customer, whatsapp: false, email: true, sms: true })
    await expect(panel.send({ ...send, chave: 'envio-0002', canal: 'whatsapp' })).rejects.toThrow(
      text.optedOut,
    )
  })
})

it('nobody but a person of the panel reads its history', async () => {
  const { panel } = await person('painel_cliente:leitor')
  expect(await panel.current()).toBeNull()
})
