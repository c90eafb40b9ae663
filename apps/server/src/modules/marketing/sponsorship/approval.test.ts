/** Who approves, how much, and how often. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAgreed } from '../../../../test/factories/sponsorship.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const manager = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const admin = await as(superadmin)

describe('approving', () => {
  it('above R$ 5.000 needs two people; below, one', async () => {
    const other = await as({ roles: ['marketing:gestor'], empresas: [razao] })
    const id = await makeAgreed(db, razao, '5000.01')
    const step = { id, situacao: 'aprovada' as const }
    expect(await manager.call.sponsorshipRequests.step(step)).toMatchObject({ aguarda_segunda: true })
    await expect(manager.call.sponsorshipRequests.step(step)).rejects.toThrow(text.otherApprover)
    const { protocolo } = await manager.call.sponsorshipRequests.get({ id })
    expect((await other.call.notifications.list()).map(({ data }) => data.msg)).toContain(
      `A solicitação de patrocínio ${protocolo} espera a segunda aprovação.`,
    )
    expect(await manager.call.sponsorshipRequests.get({ id })).toMatchObject({
      situacao: 'em_negociacao',
      exige_segunda: true,
      id_evento: null,
    })
    expect(await other.call.sponsorshipRequests.step(step)).toMatchObject({
      situacao: 'aprovada',
      aguarda_segunda: false,
    })
    const small = await makeAgreed(db, razao, '5000.00')
    expect(await manager.call.sponsorshipRequests.step({ id: small, situacao: 'aprovada' })).toMatchObject({
      situacao: 'aprovada',
    })
    const large = await makeAgreed(db, razao, '9000.00')
    await manager.call.sponsorshipRequests.step({ id: large, situacao: 'aprovada' })
    expect(await admin.call.sponsorshipRequests.step({ id: large, situacao: 'aprovada' })).toMatchObject({
      situacao: 'aprovada',
    })
  })

  it('twice at once opens one event and one link', async () => {
    const id = await makeAgreed(db, razao, '100.00', { evento: 'Rodeio de Imbituba' })
    const other = await as({ roles: ['marketing:gestor'], empresas: [razao] })
    const both = await Promise.allSettled(
      [manager, other].map(({ call }) => call.sponsorshipRequests.step({ id, situacao: 'aprovada' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const events = await db
      .selectFrom('rh_marketing_eventos')
      .where('evento', '=', 'Rodeio de Imbituba')
      .select('id')
      .execute()
    expect(events).toHaveLength(1)
  })

  it('stays within the budget of the provider and the year, also when two are approved at once', async () => {
    const vetorial = await makeProvider(db, { sistema: 'vetorial' })
    const people = await Promise.all(
      [1, 2].map(() => as({ roles: ['marketing:gestor'], empresas: [vetorial] })),
    )
    await people[0]!.call.sponsorshipBudgets.create({
      objects: [{ id_empresa: vetorial, ano: 2099, valor: '4000.00' }],
    })
    const ids = [await makeAgreed(db, vetorial, '2500.00'), await makeAgreed(db, vetorial, '2500.00')]
    const both = await Promise.allSettled(
      people.map(({ call }, place) =>
        call.sponsorshipRequests.step({ id: ids[place]!, situacao: 'aprovada' }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason.message).toMatch(
      /^O orçamento de 2099 não comporta este valor\. Disponível: R\$\s1\.500,00\.$/,
    )
    await expect(
      people[0]!.call.sponsorshipBudgets.create({
        objects: [{ id_empresa: vetorial, ano: 2099, valor: '1.00' }],
      }),
    ).rejects.toThrow('Este provedor já tem um orçamento neste ano.')
    expect((await people[0]!.call.sponsorshipBudgets.list({})).dados).toMatchObject([
      { ano: 2099, valor: '4000.00', comprometido: '2500.00', gasto: '0.00', disponivel: '1500.00' },
    ])
  })
})
