import { SUPERADMIN } from '@intranet/contract/access'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { resumeRetentionJob } from './resume-retention.job.ts'

const { db, as, app, deps } = await testWorld()
const places = await careerWorld(db)
type Somebody = Awaited<ReturnType<typeof as>>
const paper = { organizacao: 'Senai', descricao: 'NR-35', data_emissao: '2024-01-01' }

describe('who reads somebody’s CV', async () => {
  const ours = places.id_empresa
  const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
  const recruiter = await as({ roles: ['banco_talentos:solicitante'], empresas: [ours], id_empresa: ours })
  const far = await makeProvider(db)
  const stranger = await as({ roles: ['banco_talentos:gestor'], empresas: [far], id_empresa: far })
  const reads = async (who: Somebody, id: number) =>
    who.call.resume.curriculum({ id }).then(
      () => true,
      (error: { code: string }) =>
        error.code === 'FORBIDDEN' ? false : Promise.reject(error as unknown as Error),
    )

  it('its owner; another person with no role is refused with 403', async () => {
    const [me, other] = [await as({ employee: false }), await as({ employee: false })]
    expect([await reads(me, me.userId), await reads(other, me.userId)]).toEqual([true, false])
  })

  it('superadmins who are employees, as the talent bank (docs/access.md#talent-banks-roles)', async () => {
    const person = await as({ employee: false })
    const [inside, outside] = [
      await as({ roles: [SUPERADMIN] }),
      await as({ roles: [SUPERADMIN], employee: false }),
    ]
    expect([await reads(inside, person.userId), await reads(outside, person.userId)]).toEqual([true, false])
  })

  it('recruiters of a provider where the person applied, and all of them once it is shared', async () => {
    const person = await as({ employee: false })
    await person.call.resume.save({ areas_interesse: ['Redes'] })
    expect(await reads(recruiter, person.userId)).toBe(false)
    const id_vaga = await openVacancy(db, places)
    await db
      .insertInto('candidatura')
      .values({ id_vaga, id_usuario: person.userId, origem: 'site', aceite_lgpd_em: new Date() })
      .execute()
    expect([await reads(recruiter, person.userId), await reads(stranger, person.userId)]).toEqual([
      true,
      false,
    ])
    await person.call.resume.save({ compartilhar_banco: true })
    expect(await reads(stranger, person.userId)).toBe(true)
    const colleague = await as({ roles: ['onboarding:gestor'], empresas: [ours], id_empresa: ours })
    expect(await reads(colleague, person.userId)).toBe(false)
  })

  it('anyone who hires for a vacancy that the person applied to, without any role', async () => {
    const boss = await as({ empresas: [ours], id_empresa: ours })
    const person = await as({ employee: false })
    const id_vaga = await openVacancy(db, places, { id_gestor: boss.userId })
    expect(await reads(boss, person.userId)).toBe(false)
    await db
      .insertInto('candidatura')
      .values({ id_vaga, id_usuario: person.userId, origem: 'site', aceite_lgpd_em: new Date() })
      .execute()
    expect(await reads(boss, person.userId)).toBe(true)
  })

  it('people, and not the programs that they gave a key', async () => {
    const { headers } = await makeAccessKey(db, recruiter.userId, {
      roles: ['banco_talentos:solicitante'],
      empresas: [ours],
    })
    for (const url of [`/v1/user/${recruiter.userId}/curriculo.pdf`, `/export/curriculo/${recruiter.userId}`])
      expect((await app.inject({ url, headers })).statusCode, url).toBe(403)
  })

  it('HR’s manager of the provider where an employee works; every reading by another is recorded', async () => {
    const colleague = await as({ id_empresa: ours })
    expect([await reads(hr, colleague.userId), await reads(recruiter, colleague.userId)]).toEqual([
      true,
      false,
    ])
    const rows = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', colleague.userId)
      .select(['id_usuario', 'campos'])
      .execute()
    expect(rows).toEqual([{ id_usuario: hr.userId, campos: ['curriculo'] }])
    await colleague.call.resume.curriculum({ id: colleague.userId })
    expect(
      await db
        .selectFrom('acesso_dado_pessoal')
        .where('id_titular', '=', colleague.userId)
        .selectAll()
        .execute(),
    ).toHaveLength(1)
  })
})

describe('CVs of long ago', () => {
  const months = (count: number) => new Date(Date.now() - count * 30.6 * 86_400_000)
  const aged = async (count: number, over: Record<string, unknown> = {}) => {
    const me = await as({ employee: false, nome: 'Olga Outrora' })
    await me.call.resume.save({ compartilhar_banco: true })
    await db
      .updateTable('curriculo')
      .set({ atualizado_em: months(count), ...over })
      .where('id_usuario', '=', me.userId)
      .execute()
    return me
  }
  const there = async ({ userId }: Somebody) =>
    (await db.selectFrom('curriculo').where('id_usuario', '=', userId).select('id_usuario').execute())
      .length === 1

  it('are notified at 23 months, once, and go at 24; a change begins the time again', async () => {
    const fresh = await aged(20)
    const warned = await aged(23.5)
    const over = await aged(25, { avisado_em: months(1.5) })
    const changed = await aged(23.5)
    await resumeRetentionJob.run(deps, {})
    await resumeRetentionJob.run(deps, {})
    await changed.call.resume.createCertificates({ objects: [paper] })
    expect(await Promise.all([fresh, warned, over, changed].map(there))).toEqual([true, true, false, true])
    const mails = await db
      .selectFrom('mensagem_saida')
      .where('assunto', '=', 'Seu currículo no banco de talentos')
      .select('texto')
      .execute()
    expect(mails).toHaveLength(2)
    expect(mails[0]!.texto).toContain('não muda há quase dois anos')
    const row = await db
      .selectFrom('curriculo')
      .where('id_usuario', '=', changed.userId)
      .select('avisado_em')
      .executeTakeFirstOrThrow()
    expect(row.avisado_em).toBe(null)
  })

  it('of people without access go at 24 months too: nobody can be notified there', async () => {
    const [gone, young] = [await aged(24.5), await aged(23.5)]
    for (const { userId } of [gone, young])
      await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', userId).execute()
    const unwarned = await aged(24.5)
    await resumeRetentionJob.run(deps, {})
    expect(await Promise.all([gone, young, unwarned].map(there))).toEqual([false, true, true])
  })

  it('of somebody who is in a process now stay', async () => {
    const me = await aged(25, { avisado_em: months(2) })
    const id_vaga = await openVacancy(db, places)
    await db
      .insertInto('candidatura')
      .values({ id_vaga, id_usuario: me.userId, origem: 'site', aceite_lgpd_em: new Date() })
      .execute()
    await resumeRetentionJob.run(deps, {})
    expect(await there(me)).toBe(true)
  })
})
