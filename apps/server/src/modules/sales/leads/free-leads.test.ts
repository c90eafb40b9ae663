/** Leads of nobody, and of people who sell no more: docs/sales.md#seller, docs/sales.md#overdue-leads. */
import { describe, expect, it } from 'vitest'
import { address, leadWorld } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { leadDigestJob } from './lead-digest.job.ts'

const { db, as, deps, id_empresa, empresas, seller, external, manager } = await leadWorld()
const ownerOf = async (id: number) => (await manager.call.leads.get({ id })).id_vendedor
type Who = typeof seller
const texto = 'Ligou'
const lost = { inativada_em: new Date(), motivo_inativacao: 'Sem resposta' }

/** Somebody who sold, and does no more. */
async function gone(how: 'off' | 'role' | 'provider'): Promise<number> {
  const { userId } = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  if (how === 'off')
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', userId).execute()
  else if (how === 'role') await db.deleteFrom('usuario_papel').where('id_usuario', '=', userId).execute()
  else await db.deleteFrom('usuario_empresa').where('id_usuario', '=', userId).execute()
  return userId
}

describe('a lead of nobody', () => {
  it.each([
    ['contact', (id: number, { call }: Who) => call.leads.contact({ id, texto })],
    ['move', (id: number, { call }: Who) => call.leads.move({ id, status: 2, texto })],
  ])(
    'becomes the seller’s with their %s, and stays free with a manager’s (docs/sales.md#seller)',
    async (_how, act) => {
      const [free, left, managed] = [
        await makeLead(db, id_empresa, address),
        await makeLead(db, id_empresa, { ...address, id_vendedor: await gone('off') }),
        await makeLead(db, id_empresa, address),
      ]
      await act(free, seller)
      await act(left, seller)
      await act(managed, manager)
      expect([await ownerOf(free), await ownerOf(left), await ownerOf(managed)]).toEqual([
        seller.userId,
        seller.userId,
        null,
      ])
    },
  )

  it('is sold by who moves it to the sale (docs/sales.md#seller)', async () => {
    const id = await makeLead(db, id_empresa, { ...address, status: 4 })
    await seller.call.leads.move({ id, status: 5, contrato: 'C-9', produto: 'Fibra', valor: '99.90' })
    const { id_vendedor } = await db
      .selectFrom('vendas_lead')
      .where('id', '=', id)
      .select('id_vendedor')
      .executeTakeFirstOrThrow()
    expect(id_vendedor).toBe(seller.userId)
  })
})

describe('a lead that names who sells no more', () => {
  it.each(['off', 'role', 'provider'] as const)(
    'is seen, taken and taken up by staff sellers, and no external one: %s (docs/sales.md#overdue-leads)',
    async (how) => {
      const id_vendedor = await gone(how)
      const [open, closed] = [
        await makeLead(db, id_empresa, { id_vendedor }),
        await makeLead(db, id_empresa, { id_vendedor, ...lost }),
      ]
      await expect(external.call.leads.get({ id: open })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await seller.call.leads.take({ id: open })
      await seller.call.leads.reactivate({ id: closed, texto })
      expect([await ownerOf(open), await ownerOf(closed)]).toEqual([seller.userId, seller.userId])
    },
  )

  it('stays theirs once it is sold, and so does one of a colleague', async () => {
    const sold = await makeLead(db, id_empresa, {
      id_vendedor: await gone('off'),
      status: 5,
      finalizada_em: new Date(),
    })
    const colleague = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
    const theirs = await makeLead(db, id_empresa, { id_vendedor: colleague.userId })
    for (const id of [sold, theirs])
      await expect(seller.call.leads.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is not announced to them as overdue (docs/sales.md#overdue-leads)', async () => {
    const id_vendedor = await gone('role')
    const created_at = new Date(Date.now() - 20 * 86_400_000)
    await makeLead(db, id_empresa, { id_vendedor, created_at })
    await leadDigestJob.run(deps, {})
    const notices = await db
      .selectFrom('notificacao_usuario')
      .where('id_usuario', '=', id_vendedor)
      .select('id_mensagem')
      .execute()
    expect(notices).toEqual([])
  })
})
