/** Two at the same moment: one of them wins, the other is refused, and nothing in between is left behind. */
import { SUPERADMIN } from '@intranet/contract/access'
import { dayFromNow } from '@intranet/contract/today'
import { TRPCError } from '@trpc/server'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { notify } from '../src/platform/notify.ts'
import { findActor } from '../src/platform/session.ts'
import { superadmin, testWorld } from './app.ts'
import { CHOSEN_PASSWORD, makeAccount } from './factories/accounts.ts'
import { makeDepartment, makeProvider } from './factories/company.ts'
import { makeUser } from './factories/users.ts'

const { db, deps, as } = await testWorld()
// One person's hurry must not look like a flood.
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const admin = await as(superadmin)
const provider = await makeProvider(db)

/** What each of some calls came to: `ok`, or the code of its refusal. */
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as TRPCError).code))
    .toSorted()
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Array.from({ length: count }, (_, index) => work(index))

describe('at the same moment', () => {
  it('two superadmins who take each other’s access leave one', async () => {
    const one = await as(superadmin)
    const other = await as(superadmin)
    await db.deleteFrom('usuario_papel').where('id_usuario', 'not in', [one.userId, other.userId]).execute()
    const ways = [
      (me: typeof one, you: typeof one) => me.call.permissions.set({ id: you.userId, roles: [] }),
      (me: typeof one, you: typeof one) => me.call.users.setActive({ ids: [you.userId], ativo: false }),
      (me: typeof one, you: typeof one) => me.call.users.remove({ id: you.userId }),
    ]
    for (const way of ways) {
      expect(await outcomes([way(one, other), way(other, one)])).toContain('ok')
      const { rows } = await sql<{ left: number }>`select count(*) as left from rh_usuario
        where ativo and ${SUPERADMIN} = any(papeis_do_usuario(id))`.execute(db)
      expect(rows[0]!.left).toBe(1)
      await db.updateTable('rh_usuario').set({ ativo: true }).execute()
      const ids = (
        await db.selectFrom('rh_usuario').select('id').where('id', 'in', [one.userId, other.userId]).execute()
      ).map(({ id }) => id)
      await db
        .insertInto('usuario_papel')
        .values(ids.map((id_usuario) => ({ id_usuario, papel: SUPERADMIN })))
        .onConflict((c) => c.doNothing())
        .execute()
    }
    await db
      .insertInto('usuario_papel')
      .values({ id_usuario: admin.userId, papel: SUPERADMIN })
      .onConflict((c) => c.doNothing())
      .execute()
  })

  it('twenty sign-ups with one e-mail make one person', async () => {
    const guest = await as(null)
    const input = {
      nome: 'Candidata Veloz',
      email: 'veloz@intranet.example',
      telefone: '41999990000',
      senha: CHOSEN_PASSWORD,
      aceite: true as const,
    }
    const results = await outcomes(times(20, () => guest.call.auth.register(input)))
    // A later one takes an unconfirmed one's place.
    expect(results).toContain('ok')
    expect(results.filter((one) => !['ok', 'CONFLICT', 'TOO_MANY_REQUESTS'].includes(one))).toEqual([])
    expect(
      await db.selectFrom('rh_usuario').select('id').where('email', '=', input.email).execute(),
    ).toHaveLength(1)
  })

  it('thirty guesses at a reset code are five, and the right one among later ones opens nothing', async () => {
    const guest = await as(null)
    const { id, email } = await makeAccount(db)
    await guest.call.auth.forgotPassword({ email })
    const { texto } = await db
      .selectFrom('mensagem_saida')
      .select('texto')
      .where('destino', '=', email)
      .executeTakeFirstOrThrow()
    const codigo = /\d{6}/.exec(texto)![0]
    const wrong = codigo === '000000' ? '111111' : '000000'
    const guess = (code: string) =>
      guest.call.auth.resetPassword({ email, codigo: code, nova_senha: 'Invasora@2026' })
    await outcomes(times(30, () => guess(wrong)))
    expect(
      await db.selectFrom('codigo_verificacao').select('tentativas').where('id_usuario', '=', id).execute(),
    ).toEqual([{ tentativas: 5 }])
    await expect(guess(codigo)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('a first password is chosen once', async () => {
    const guest = await as(null)
    const { email } = await makeAccount(db, { provisionalDays: 1 })
    const answer = await guest.call.auth.login({ email, senha: 'Intranet@2026' })
    const sessao = (answer as { sessao: string }).sessao
    const results = await outcomes(
      times(5, (n) => guest.call.auth.completeNewPassword({ sessao, nova_senha: `Escolhida@202${n}` })),
    )
    expect(results).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED', 'ok'])
  })

  it('two edits of what both saw are one', async () => {
    const id = await makeDepartment(db, provider)
    const { updated_at } = await admin.call.departments.get({ id })
    const edit = (nome: string) =>
      admin.call.departments.update({ id, nome, updated_at: updated_at.toISOString() })
    expect(await outcomes([edit('Um'), edit('Outro')])).toEqual(['CONFLICT', 'ok'])
  })

  it('a form sent twice makes one record', async () => {
    const create = () =>
      admin.call.departments.create({ objects: [{ nome: 'Duas vezes', id_empresa: provider, ativo: true }] })
    expect(await outcomes(times(5, create))).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'ok'])
  })

  it('two replacements of a provider’s cities leave the cities of one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const replace = (nome: string) =>
        admin.call.providers.replaceCities({
          id_empresa: provider,
          objects: [{ nome: `${nome} ${round}`, uf: 'PR' }],
        })
      const results = await outcomes(['Norte', 'Sul', 'Leste'].map(replace))
      expect(results).toEqual(['ok', 'ok', 'ok'])
      expect(
        await db.selectFrom('rh_cidade_provedor').select('nome').where('id_empresa', '=', provider).execute(),
      ).toHaveLength(1)
    }
  })

  it('two changes of a partner’s access leave one of them whole', async () => {
    const [one, other] = [await makeProvider(db), await makeProvider(db)]
    const id = await makeUser(db, { employee: false })
    await admin.call.partners.create({
      objects: [
        { id_usuario: id, empresas: [provider], roles: ['vendas:leitor'], validade_fim: dayFromNow(20) },
      ],
    })
    for (let round = 0; round < 5; round += 1) {
      const change = (empresas: number[]) => admin.call.partners.update({ id, empresas })
      const results = await outcomes([change([one]), change([other]), change([provider])])
      expect(results).toEqual(['ok', 'ok', 'ok'])
      expect((await admin.call.partners.get({ id })).empresas).toHaveLength(1)
    }
  })

  it('two changes of different fields of a holiday both stay', async () => {
    const [created] = await admin.call.holidays.create({
      objects: [{ nome: 'Antes', data: '05-01', tipo: 'Nacional', ativo: true }],
    })
    const { id } = created!
    for (let round = 0; round < 5; round += 1) {
      const data = `05-1${round}`
      await outcomes([
        admin.call.holidays.update({ id, nome: `Depois ${round}` }),
        admin.call.holidays.update({ id, data }),
      ])
      expect(await admin.call.holidays.get({ id })).toMatchObject({ nome: `Depois ${round}`, data })
    }
  })

  it('roles taken while requests run are gone at the next one', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [provider] })
    const [, ...results] = await Promise.allSettled([
      admin.call.permissions.set({ id: manager.userId, roles: [], empresas: [] }),
      ...times(20, () => manager.call.departments.list({})),
    ])
    expect(results.every((one) => one.status === 'fulfilled')).toBe(true)
    expect((await findActor(deps.auth, manager.token))?.actor.roles).toEqual(['user'])
  })

  it('a notification is read once', async () => {
    const reader = await as({})
    await notify(db, { remetente: null, usuarios: [reader.userId], data: { modulo: 'rh', msg: 'Olá' } })
    const answers = await Promise.all(times(5, () => reader.call.notifications.markAllRead()))
    expect(answers.map(({ lidas }) => lidas).toSorted()).toEqual([0, 0, 0, 0, 1])
  })
})
