import { FACTOR_SETUP_REQUIRED } from '@intranet/contract/access/factors'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { CHOSEN_PASSWORD, makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { endStep } from '../factors/factor-step.queries.ts'
import { findApp } from '../factors/factor.queries.ts'
import { completeSetup } from './sign-in.service.ts'
import type { Write } from '../../../platform/transaction.ts'

stopClock()
const world = await testWorld()
const { db, deps, as } = world
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call, enter, withApp } = factorWorld(world)
const admin = await as(superadmin)

/** Somebody with an app, and a sign-in elsewhere that waits for its code. */
async function waiting() {
  const person = await withApp()
  const elsewhere = browser('10.2.8.1')
  const { sessao } = (await enter(elsewhere, person.email)).data
  const answer = () => call(elsewhere, 'auth.answerFactor', { sessao, codigo: codeAt(person.segredo) })
  return { ...person, sessao, answer }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

describe('a sign-in that waits for its factor', () => {
  it.each<[what: string, end: (one: Waiting) => Promise<unknown>]>([
    [
      'the password is changed',
      ({ at }) => call(at, 'auth.changePassword', { senha_atual: PASSWORD, nova_senha: CHOSEN_PASSWORD }),
    ],
    ['it is to be chosen again', ({ id }) => admin.call.users.resetPassword({ id })],
    ['all sessions are ended', ({ id }) => admin.call.sessions.endOfPerson({ id })],
    ['the others are ended by the person', ({ at }) => call(at, 'sessions.endOthers')],
    [
      'the person was deactivated for a while',
      async ({ id }) => {
        await admin.call.users.setActive({ ids: [id], ativo: false })
        await admin.call.users.setActive({ ids: [id], ativo: true })
      },
    ],
    [
      'another app is in use',
      async ({ at }) => {
        const { segredo } = (await call(at, 'factors.beginApp')).data
        await call(at, 'factors.completeApp', { codigo: codeAt(segredo) })
      },
    ],
  ])('ends when %s', async (_, end) => {
    const one = await waiting()
    await end(one)
    const steps = await db.selectFrom('desafio_fator').select('id').where('id_usuario', '=', one.id).execute()
    expect(steps).toEqual([])
    expect((await one.answer()).status).toBe(401)
  })

  it('goes on where one session alone was ended', async () => {
    const one = await waiting()
    const { sessoes } = await admin.call.sessions.ofPerson({ id: one.id })
    await admin.call.sessions.endOfPerson({ id: one.id, numero: sessoes[0]!.numero })
    expect((await one.answer()).status).toBe(200)
  })

  it('is one of five at most: the oldest ends', async () => {
    const one = await waiting()
    for (let n = 0; n < 4; n += 1) await enter(browser('10.2.8.3'), one.email)
    const { sessao } = (await enter(browser('10.2.8.3'), one.email)).data
    const steps = await db.selectFrom('desafio_fator').select('id').where('id_usuario', '=', one.id).execute()
    expect(steps).toHaveLength(5)
    const codigo = codeAt(one.segredo)
    expect((await one.answer()).status).toBe(401)
    expect((await call(browser('10.2.8.3'), 'auth.answerFactor', { sessao, codigo })).status).toBe(200)
  })

  it('takes no code while a password is to be chosen', async () => {
    const one = await waiting()
    await db.updateTable('rh_usuario').set({ redefinir_senha: true }).where('id', '=', one.id).execute()
    expect(await one.answer()).toMatchObject({ status: 401, codigo: 'PasswordResetRequiredException' })
  })

  it('that was ended in the meantime sets no app up', async () => {
    const { email, id } = await makeAccount(db, superadmin)
    const at = browser('10.2.8.2')
    const { challenge, sessao } = (await enter(at, email)).data
    expect(challenge).toBe(FACTOR_SETUP_REQUIRED)
    const { segredo } = (await call(at, 'auth.beginSetup', { sessao })).data
    const visit = { deps, db, address: '10.2.8.2', token: undefined, session: { start() {}, end() {} } }
    const slow: Write = async (work) => {
      await endStep(db, sessao, id, 'inclusao')
      return work(db)
    }
    const codigo = codeAt(segredo)
    await expect(completeSetup(visit, slow, { sessao, codigo })).rejects.toThrow()
    expect(await findApp(db, id, 'in use')).toBeUndefined()
  })
})
