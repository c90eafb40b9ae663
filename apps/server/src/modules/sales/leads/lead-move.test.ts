import { lead as text } from '@intranet/contract/messages/leads'
import { describe, expect, it } from 'vitest'
import { address, leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, id_empresa, mapped, seller, manager } = await leadWorld()

describe('the stages', () => {
  const lead = (over: object = {}) =>
    makeLead(db, id_empresa, { id_vendedor: seller.userId, ...address, ...over })
  const move = (id: number, status: number, over: object = {}, who = seller) =>
    who.call.leads.move({ id, status, ...over })

  it('follow each other one by one to the sale (docs/sales.md#stages)', async () => {
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

  it('a contact ends a promise that is over and keeps one to come, unless it says another (docs/sales.md#contacts)', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const promise = async (id: number) => (await seller.call.leads.get({ id })).proximo_contato
    const [over, to_come] = [await lead({ proximo_contato: at(-1) }), await lead({ proximo_contato: at(24) })]
    const texto = 'Ligou'
    const kept = await promise(to_come)
    expect(kept).not.toBeNull()
    await seller.call.leads.contact({ id: over, texto })
    await seller.call.leads.contact({ id: to_come, texto })
    expect([await promise(over), await promise(to_come)]).toEqual([null, kept])
    await move(to_come, 2, { texto })
    expect(await promise(to_come)).toEqual(kept)
    await seller.call.leads.contact({ id: to_come, texto, proximo_contato: at(48) })
    expect(await promise(to_come)).not.toEqual(kept)
    await seller.call.leads.contact({ id: to_come, texto, proximo_contato: null })
    expect(await promise(to_come)).toBeNull()
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

  it('go back by one with a reason', async () => {
    const id = await lead({ status: 3 })
    await expect(move(id, 2)).rejects.toMatchObject(refused('Informe o motivo.'))
    await move(id, 2, { texto: 'Endereço mudou' })
    expect(await seller.call.leads.get({ id })).toMatchObject({ status: 2 })
  })

  it('name what is missing, field by field', async () => {
    const named = (message: string, campos: Record<string, string>) => ({
      ...refused(message),
      cause: { details: { campos } },
    })
    const id = await lead({ status: 2, cep: null })
    await expect(move(id, 3)).rejects.toMatchObject(named('Falta o CEP.', { cep: 'Falta o CEP.' }))
    const more = await lead({ status: 2, cep: null, numero: '', cidade: null })
    await expect(move(more, 3)).rejects.toMatchObject(
      named('Faltam o CEP, o número e a cidade.', {
        cep: 'Falta o CEP.',
        numero: 'Falta o número.',
        cidade: 'Falta a cidade.',
      }),
    )
    const sold = await lead({ status: 4, contrato: 'C-1', valor: '99.90' })
    await expect(move(sold, 5)).rejects.toMatchObject(
      named('Informe contrato, produto e valor para efetivar.', { produto: 'Falta o produto.' }),
    )
  })

  it('require coverage where coverage is registered', async () => {
    const near = await makeLead(db, mapped, { ...address, status: 3, id_vendedor: seller.userId })
    const far = await makeLead(db, mapped, {
      ...address,
      status: 3,
      bairro: 'Laranjal',
      id_vendedor: seller.userId,
    })
    await expect(move(far, 4)).rejects.toMatchObject(refused(text.coverageRequired))
    await move(near, 4)
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

  it('stop a blacklisted lead until a manager allows it, with a reason that stays', async () => {
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

  it('ask for another release after a sale that was cancelled (docs/sales.md#held-by-the-blacklist)', async () => {
    const id = await lead({ blacklist: 'cliente', status: 3 })
    await db
      .insertInto('vendas_lead_historico')
      .values([
        { id_lead: id, acao: 'liberada', texto: 'Dívida paga' },
        { id_lead: id, acao: 'status', status_de: 5, status_para: 4 },
      ])
      .execute()
    await expect(move(id, 4)).rejects.toMatchObject(refused(text.blocklistHolds))
    await move(id, 4, { liberacao: 'Pagou de novo' }, manager)
    await move(id, 5, { contrato: 'C-1', produto: 'Fibra 500', valor: '99.90' })
  })

  it('refuse a change of an older version', async () => {
    const id = await lead({ tentativas: 1 })
    const { updated_at } = await seller.call.leads.get({ id })
    await move(id, 2)
    await expect(
      seller.call.leads.move({ id, status: 3, updated_at: updated_at.toISOString() }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
