import { SUPERADMIN } from '@intranet/contract/access'
import { FACTOR_SETUP_REQUIRED } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { isNewSuperadmin } from './factor.queries.ts'

stopClock()
const world = await testWorld()
const { db, as } = world
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call, enter, withApp, noted } = factorWorld(world)

/** As if a person's roles had been given the day before. */
const ageHistory = (id: number) =>
  db
    .updateTable('log_historico')
    .set({ data: new Date(Date.now() - 25 * 3_600_000) })
    .where('id_item', '=', String(id))
    .execute()

async function longSuperadmin() {
  const somebody = await as(superadmin)
  await ageHistory(somebody.userId)
  return somebody
}

describe('a lost factor', () => {
  it('goes by two superadmins, neither of whom is the person, and it is on record (docs/access.md#lost-factor)', async () => {
    const lost = await withApp()
    await db.insertInto('usuario_papel').values({ id_usuario: lost.id, papel: SUPERADMIN }).execute()
    const [one, other] = [await longSuperadmin(), await longSuperadmin()]
    const { id } = lost
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    await one.call.factors.askReset({ id })
    expect(await one.call.factors.resetOf({ id })).toMatchObject({
      tem_fator: true,
      pedido: { proprio: true },
    })
    await expect(one.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    expect((await call(lost.at, 'factors.completeReset', { id })).text).toBe(text.onlyOthers)
    await other.call.factors.completeReset({ id })
    expect((await call(lost.at, 'sessions.own')).status).toBe(401)
    const again = await enter(browser('10.2.9.14'), lost.email)
    expect(again.data).toMatchObject({ challenge: FACTOR_SETUP_REQUIRED, liberacao: true })
    const lines = await noted(id)
    expect(lines.filter((line) => /remo|desfeit/i.test(line)).toSorted()).toEqual([
      'fator: Aplicativo removido',
      'fator: Remoção pedida',
      'sessao: Segundo fator removido por dois superadmins (1 sessão)',
    ])
  })

  it('is not given back by who is no superadmin, nor by a request of the day before', async () => {
    const { id } = await withApp()
    const [hr, one, other] = [
      await as({ roles: ['rh:gestor'] }),
      await longSuperadmin(),
      await longSuperadmin(),
    ]
    await expect(hr.call.factors.askReset({ id })).rejects.toThrow()
    await one.call.factors.askReset({ id })
    await db
      .updateTable('fator_reinicio')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id_usuario', '=', id)
      .execute()
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
  })

  it('is given back by nobody who became superadmin less than 24 hours ago, by role or profile', async () => {
    const { id } = await withApp()
    const [one, other] = [await longSuperadmin(), await as(superadmin)]
    await expect(other.call.factors.askReset({ id })).rejects.toThrow(text.newSuperadmin)
    await one.call.factors.askReset({ id })
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.newSuperadmin)
    const [profile] = await one.call.accessProfiles.create({
      objects: [{ nome: 'Chefia', roles: [SUPERADMIN] }],
    })
    const third = await makeUser(db)
    await db.insertInto('users_profiles').values({ id_usuario: third, id_perfil: profile!.id }).execute()
    expect(await isNewSuperadmin(db, third)).toBe(true)
    await ageHistory(third)
    expect(await isNewSuperadmin(db, third)).toBe(false)
    await one.call.accessProfiles.update({ id: profile!.id, roles: [SUPERADMIN, 'rh:leitor'] })
    expect(await isNewSuperadmin(db, third)).toBe(false)
    await db.updateTable('perfil_acesso').set({ roles: [] }).where('id', '=', profile!.id).execute()
    await one.call.accessProfiles.update({ id: profile!.id, roles: [SUPERADMIN] })
    expect(await isNewSuperadmin(db, third)).toBe(true)
  })

  it.each([
    ['no superadmin any more', (id: number) => db.deleteFrom('usuario_papel').where('id_usuario', '=', id)],
    ['not active', (id: number) => db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', id)],
  ])('is not given back where who asked is %s', async (_, change) => {
    const { id } = await withApp()
    const [one, other] = [await longSuperadmin(), await longSuperadmin()]
    await one.call.factors.askReset({ id })
    await change(one.userId).execute()
    expect(await other.call.factors.resetOf({ id })).toMatchObject({ pedido: null })
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
  })

  it('was not lost where the person shows it: the request ends', async () => {
    const { id, email, segredo } = await withApp()
    const [one, other] = [await longSuperadmin(), await longSuperadmin()]
    await one.call.factors.askReset({ id })
    const at = browser('10.2.9.15')
    const { sessao } = (await enter(at, email)).data
    await call(at, 'auth.answerFactor', { sessao, codigo: codeAt(segredo) })
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
  })

  it('keeps its factor where the person or a superadmin takes the request back', async () => {
    const { id, at } = await withApp()
    const [one, other] = [await longSuperadmin(), await longSuperadmin()]
    expect((await call(at, 'factors.cancelOwnReset')).text).toBe(text.noRequest)
    await one.call.factors.askReset({ id })
    expect((await call(at, 'factors.own')).data.remocao_pedida_em).not.toBeNull()
    expect((await call(at, 'factors.cancelOwnReset')).status).toBe(200)
    expect((await call(at, 'factors.own')).data).toMatchObject({
      remocao_pedida_em: null,
      app: expect.any(String),
    })
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    await one.call.factors.askReset({ id })
    await other.call.factors.cancelReset({ id })
    await expect(one.call.factors.cancelReset({ id })).rejects.toThrow(text.noRequest)
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    const hr = await as({ roles: ['rh:gestor'] })
    await expect(hr.call.factors.cancelReset({ id })).rejects.toThrow()
    expect(await noted(id)).toContain('fator: Remoção cancelada')
  })

  it('leaves a line in the security log by any hand, and one that was never in use leaves none', async () => {
    const [one] = [await longSuperadmin()]
    const { id, at } = await withApp()
    const lines = async () =>
      (await one.call.security.list({ filtro: { tipo: 'fator', alvo: `Pessoa ${id}` } })).dados.map(
        ({ detalhe }) => detalhe,
      )
    await call(at, 'factors.beginApp')
    await db.deleteFrom('fator_app').where('id_usuario', '=', id).where('confirmado_em', 'is', null).execute()
    expect(await lines()).toEqual([])
    await db.deleteFrom('fator_app').where('id_usuario', '=', id).execute()
    expect(await lines()).toEqual(['Aplicativo removido'])
    await db
      .insertInto('fator_passkey')
      .values({ id_usuario: id, nome: 'Chave', credencial: `c${id}`, chave_publica: 'x' })
      .execute()
    await db.deleteFrom('fator_passkey').where('id_usuario', '=', id).execute()
    expect(await lines()).toEqual(['Passkey removida', 'Aplicativo removido'])
  })
})
