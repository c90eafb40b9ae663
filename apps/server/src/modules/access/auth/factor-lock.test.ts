import { factors as text } from '@intranet/contract/messages/factors'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'

stopClock()
const world = await testWorld()
const { db, as } = world
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call, enter, withApp, noted } = factorWorld(world)

/** Five wrong codes from one address. */
async function guess(email: string, address: string) {
  const at = browser(address)
  const { sessao } = (await enter(at, email)).data
  for (let n = 0; n < 5; n += 1) await call(at, 'auth.answerFactor', { sessao, codigo: '000000' })
}
const mailsTo = (email: string) =>
  db
    .selectFrom('mensagem_saida')
    .select('assunto')
    .where('destino', '=', email)
    .where('assunto', '=', 'Alguém tem a sua senha')
    .execute()

describe('a wrong factor', () => {
  it('comes after a right password, which the security log has', async () => {
    const { id, email } = await withApp()
    expect(await noted(id)).not.toContain('fator: Segundo fator pedido')
    await enter(browser('10.2.6.1'), email)
    expect(await noted(id)).toContain('fator: Segundo fator pedido')
  })

  it('is mailed to the owner when a lock begins, once a day', async () => {
    const { email } = await withApp()
    const at = browser('10.2.6.2')
    const { sessao } = (await enter(at, email)).data
    for (let n = 0; n < 4; n += 1) await call(at, 'auth.answerFactor', { sessao, codigo: '000000' })
    expect(await mailsTo(email)).toHaveLength(0)
    await call(at, 'auth.answerFactor', { sessao, codigo: '000000' })
    expect(await mailsTo(email)).toHaveLength(1)
    await guess(email, '10.2.6.3')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('closes the account for a day after twenty from anywhere, or until "Desbloquear"', async () => {
    const { id, email, segredo } = await withApp()
    const admin = await as(superadmin)
    for (const address of ['10.2.6.4', '10.2.6.5', '10.2.6.6']) await guess(email, address)
    expect(await admin.call.users.signInLock({ id })).toMatchObject({ conta: false })
    await guess(email, '10.2.6.7')
    const lock = await admin.call.users.signInLock({ id })
    expect(lock?.conta).toBe(true)
    expect(lock!.ate.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const answer = async () => {
      const at = browser('10.2.6.8')
      const { sessao } = (await enter(at, email)).data
      return call(at, 'auth.answerFactor', { sessao, codigo: codeAt(segredo) })
    }
    expect(await answer()).toMatchObject({ status: 429, text: text.attemptsExceeded })
    await admin.call.users.unlock({ id })
    expect((await answer()).status).toBe(200)
  })
})
