/** Leads of nobody, and of people who no longer sell: docs/sales.md#seller, docs/sales.md#overdue-leads. */
import { describe, expect, it } from 'vitest'
import { address, leadWorld } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { leadDigestJob } from './lead-digest.job.ts'

const { db, as, deps, id_empresa, empresas, seller, manager } = await leadWorld()
const ownerOf = async (id: number) => (await manager.call.leads.get({ id })).id_vendedor
type Who = typeof seller
const texto = 'Ligou'

describe('a lead of nobody', () => {
  it.each([
    ['contact', (id: number, { call }: Who) => call.leads.contact({ id, texto })],
    ['move', (id: number, { call }: Who) => call.leads.move({ id, status: 2, texto })],
  ])(
    'becomes the seller’s with their %s, and stays free with a manager’s (docs/sales.md#seller)',
    async (_how, act) => {
      const [free, managed] = [
        await makeLead(db, id_empresa, address),
        await makeLead(db, id_empresa, address),
      ]
      await act(free, seller)
      await act(managed, manager)
      expect([await ownerOf(free), await ownerOf(managed)]).toEqual([seller.userId, null])
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

describe('a lead whose seller no longer sells', () => {
  it('is not announced to them as overdue (docs/sales.md#overdue-leads)', async () => {
    const { userId: id_vendedor } = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', id_vendedor).execute()
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
