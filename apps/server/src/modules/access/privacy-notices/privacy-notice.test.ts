import { noticeForms, type NoticeForm } from '@intranet/contract/privacy-notice-words'
import { auth } from '@intranet/contract/messages/auth'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, deps } = await testWorld()
const { call: guest } = await as(null)
const admin = await as(superadmin)
const id_empresa = await makeProvider(db)
const forms = Object.keys(noticeForms) as NoticeForm[]
const next = async (formulario: NoticeForm, finalidade: string) => {
  const {
    created_at: _when,
    prazos: _periods,
    ...notice
  } = await admin.call.privacyNotices.view({ formulario })
  return admin.call.privacyNotices.publish({ ...notice, finalidade })
}

describe('a privacy notice', () => {
  it.each(forms)('is read by everybody: %s', async (formulario) => {
    const notice = await guest.privacyNotices.view({ formulario })
    expect(notice).toMatchObject({ formulario, versao: 1 })
    for (const part of ['controlador', 'finalidade', 'retencao', 'direitos', 'contato'] as const)
      expect(notice[part]).not.toBe('')
  })

  it('says how long its data is kept today, as the jobs of retention count (docs/access.md#privacy-notices)', async () => {
    const periods = async (formulario: NoticeForm) =>
      (await guest.privacyNotices.view({ formulario })).prazos.map(({ meses }) => meses)
    expect(await Promise.all(forms.map(periods))).toEqual([[12, 24], [12, 60], [6, 60], [24]])
    await db.insertInto('parametro').values({ chave: 'lead_retencao_meses', valor: '9' }).execute()
    deps.parameters.forget()
    expect(await periods('contratacao')).toEqual([9])
  })

  it('gets a next version, and the one before stays as it was (docs/access.md#privacy-notices)', async () => {
    const before = await guest.privacyNotices.view({ formulario: 'patrocinio' })
    expect(await next('patrocinio', 'Analisar pedidos.')).toEqual({ formulario: 'patrocinio', versao: 2 })
    expect(await guest.privacyNotices.view({ formulario: 'patrocinio' })).toMatchObject({
      versao: 2,
      finalidade: 'Analisar pedidos.',
    })
    expect(await guest.privacyNotices.view({ formulario: 'patrocinio', versao: 1 })).toEqual(before)
    expect((await admin.call.privacyNotices.list()).map(({ versao }) => versao)).toEqual([1, 1, 2, 1])
    await expect(
      sql`update aviso_privacidade set finalidade = 'Outra' where versao = 1`.execute(db),
    ).rejects.toThrow('is not changed')
  })

  it('is published once by two at once, and by nobody who may not change settings', async () => {
    const {
      created_at: _when,
      prazos: _periods,
      ...notice
    } = await admin.call.privacyNotices.view({ formulario: 'roleta' })
    const tries = await Promise.allSettled([1, 2].map(() => admin.call.privacyNotices.publish(notice)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const reader = await as({ roles: ['configuracao:gestor'] })
    await expect(reader.call.privacyNotices.publish(notice)).rejects.toThrow('permissão')
    expect(await reader.call.privacyNotices.list()).toHaveLength(4)
    await expect(guest.privacyNotices.list()).rejects.toThrow()
  })
})

describe('the version that somebody accepted', () => {
  const person = {
    nome: 'Ana Prates',
    email: 'ana@exemplo.com.br',
    telefone: '48999990000',
    senha: 'Alvorada-Forte-2026!',
    aceite: true,
  } as const
  const accepted = () =>
    db
      .selectFrom('rh_usuario')
      .where('email', '=', person.email)
      .select(['aviso_versao', 'aceite_lgpd_em'])
      .executeTakeFirst()

  it('is kept of a sign-up, and an older one than the newest is refused', async () => {
    await guest.auth.register({ ...person, aviso_versao: 1 })
    expect(await accepted()).toEqual({ aviso_versao: 1, aceite_lgpd_em: expect.any(Date) })
    await next('candidatura', 'Avaliar candidaturas.')
    await expect(guest.auth.register({ ...person, aviso_versao: 1 })).rejects.toThrow(auth.privacyChanged)
    await guest.auth.register(person)
    expect((await accepted())?.aviso_versao).toBe(2)
  })

  it('is kept of a lead whose client agreed, and of no other', async () => {
    const leads = await db
      .insertInto('vendas_lead')
      .values([
        { id_empresa, cliente: 'Com aceite', origem: 'rastreamento', aceite_lgpd_em: new Date() },
        { id_empresa, cliente: 'Sem aceite', origem: 'interno' },
      ])
      .returning(['cliente', 'aviso_versao'])
      .execute()
    expect(leads).toEqual([
      { cliente: 'Com aceite', aviso_versao: 1 },
      { cliente: 'Sem aceite', aviso_versao: null },
    ])
  })
})

it('every table with an acceptance keeps its version by itself', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('aceite_lgpd_em', 'aceite_em')
      and not exists (select from information_schema.triggers t
        where t.event_object_table = c.table_name and t.trigger_name = 'aviso_aceito')`.execute(db)
  expect(rows).toEqual([])
})
