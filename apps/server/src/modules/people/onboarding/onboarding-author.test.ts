import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeContent, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'

const { db, as } = await testWorld()
const ours = await makePlace(db)
const empresas = [ours.id_empresa]
const DENIED = 'Você não tem permissão'

describe('an onboarding made without HR', () => {
  const requester = () => as({ roles: ['onboarding:solicitante'], empresas, ...ours })
  const noticesOf = async ({ call }: Awaited<ReturnType<typeof as>>) =>
    (await call.notifications.list()).map(({ data }) => data.msg)

  it('waits until HR activates it, and both sides are notified', async () => {
    const hr = await as({ roles: ['rh:gestor'], empresas })
    const author = await requester()
    await expect(
      author.call.onboarding.create({ objects: [{ titulo: 'Já ativo', status: true, ...ours }] }),
    ).rejects.toThrow(DENIED)
    const [made] = await author.call.onboarding.create({ objects: [{ titulo: 'Primeira semana', ...ours }] })
    const { id } = made!
    expect(await hr.call.onboarding.get({ id })).toMatchObject({ status: false, aguarda_ativacao: true })
    expect(await noticesOf(hr)).toEqual(['O onboarding "Primeira semana" aguarda ativação.'])
    await expect(author.call.onboarding.setStatus({ ids: [id], status: true })).rejects.toThrow(DENIED)
    await expect(author.call.onboarding.update({ id, status: true })).rejects.toThrow(DENIED)
    await hr.call.onboarding.setStatus({ ids: [id], status: true })
    expect(await hr.call.onboarding.get({ id })).toMatchObject({ status: true, aguarda_ativacao: false })
    expect(await noticesOf(author)).toEqual(['O RH ativou o onboarding "Primeira semana".'])
  })

  it('is corrected by the person who made it until somebody starts it, and by no colleague', async () => {
    const author = await requester()
    const id_conteudo = await makeContent(db)
    const id_trilha = await makeTrail(db, [id_conteudo])
    const [made] = await author.call.onboarding.create({
      objects: [{ titulo: 'Com erro', ...ours, trilhas: [id_trilha] }],
    })
    const { id } = made!
    await author.call.onboarding.update({ id, titulo: 'Sem erro' })
    const colleague = await requester()
    expect((await colleague.call.onboarding.get({ id })).editavel).toBe(false)
    await expect(colleague.call.onboarding.update({ id, titulo: 'Meu' })).rejects.toThrow(DENIED)
    expect((await author.call.onboarding.get({ id })).editavel).toBe(true)
    const hr = await as({ roles: ['rh:gestor'], empresas })
    await hr.call.onboarding.setStatus({ ids: [id], status: true })
    const reader = await as({ ...ours, employee: true })
    await reader.call.onboardingReading.start({ id_onboarding: id, id_trilha, id_conteudo })
    expect((await author.call.onboarding.get({ id })).editavel).toBe(false)
    await expect(author.call.onboarding.update({ id, titulo: 'Tarde' })).rejects.toThrow('já começou')
    expect((await author.call.onboarding.get({ id })).titulo).toBe('Sem erro')
  })
})
