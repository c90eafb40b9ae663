import { refusal } from '@intranet/contract/messages/refusals'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

async function applicant(etapa: 'proposta' | 'contratado') {
  const vacancy = await makeVacancy(db, ours)
  const person = await makeCandidate(db, { nome: 'Nina Alves' })
  return { vacancy, person, application: await makeApplication(db, vacancy.id, person, etapa) }
}
const place = ({
  id_empresa,
  id_departamento,
  id_setor,
  id_cargo,
  id_gestor,
}: Awaited<ReturnType<typeof makeVacancy>>) => ({
  id_empresa,
  id_departamento,
  id_setor,
  id_cargo,
  id_gestor,
  data_admissao: '2026-11-03',
  tipo_vinculo: 'clt' as const,
})

describe('anyone who was hired', () => {
  it('waits on the home of HR’s managers until they are an employee (docs/hiring.md#hire)', async () => {
    const { vacancy, application } = await applicant('proposta')
    const waiting = async (who: typeof hr) =>
      (await openObligations(who.call)).filter(
        ({ tipo, id }) => tipo === 'contratado_cadastro' && id === application,
      )
    expect(await waiting(hr)).toEqual([])
    await hr.call.applicants.move({ id: application, etapa: 'contratado' })
    expect(await waiting(hr)).toMatchObject([
      {
        titulo: 'Contratação de Nina Alves',
        rota: `/careers/candidate/${application}`,
        verbo: 'Criar funcionário',
      },
    ])
    const recruiter = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    const theirs = await makeProvider(db)
    const stranger = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    for (const other of [recruiter, stranger]) expect(await waiting(other)).toEqual([])
    await hr.call.applicants.hire({ id: application, ...place(vacancy) })
    expect(await waiting(hr)).toEqual([])
  })

  it('becomes an employee with the vacancy’s place, and the onboardings of the position begin (docs/hiring.md#hire)', async () => {
    const { vacancy, person, application } = await applicant('contratado')
    const { id: onboarding } = await db
      .insertInto('onboarding_onboarding')
      .values({
        titulo: 'Primeiros passos',
        id_empresa: ours,
        id_departamento: vacancy.id_departamento,
        id_cargo: vacancy.id_cargo,
        status: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { contratacao } = await hr.call.applicants.get({ id: application })
    expect(contratacao).toMatchObject({ id_usuario: person, id_cargo: vacancy.id_cargo, funcionario: false })
    const { updated_at } = contratacao!
    await db.updateTable('rh_usuario').set({ telefone: '53999887766' }).where('id', '=', person).execute()
    const stale = { id: application, ...place(vacancy), updated_at: updated_at.toISOString() }
    await expect(hr.call.applicants.hire(stale)).rejects.toThrow(refusal.staleEdit)
    const hired = await app.inject({
      method: 'POST',
      url: `/v1/candidatura/${application}/funcionario`,
      headers: { authorization: `Bearer ${hr.token}` },
      payload: { object: place(vacancy) },
    })
    expect([hired.statusCode, hired.json()]).toEqual([
      200,
      { id: person, onboardings: 1, situacao: 'ativo', aviso: null, rota: null },
    ])
    expect(await hr.call.employees.get({ id: person })).toMatchObject({
      nome: 'Nina Alves',
      id_cargo: vacancy.id_cargo,
      data_admissao: '2026-11-03',
    })
    const begun = await db
      .selectFrom('onboarding_usuario')
      .where('id_usuario', '=', person)
      .selectAll()
      .execute()
    expect(begun.map(({ id_onboarding }) => id_onboarding)).toEqual([onboarding])
    await expect(hr.call.applicants.hire({ id: application, ...place(vacancy) })).rejects.toThrow(
      'Esta pessoa já é funcionária.',
    )
  })

  it('is hired first: another stage makes no employee (docs/hiring.md#hire)', async () => {
    const { vacancy, application } = await applicant('proposta')
    await expect(hr.call.applicants.hire({ id: application, ...place(vacancy) })).rejects.toThrow(
      'Esta candidatura não está na etapa Contratado.',
    )
  })

  it('waits for a movement that began first, and is none after it (docs/hiring.md#stages)', async () => {
    const { vacancy, application } = await applicant('contratado')
    const first = await deps.connection.pool.connect()
    await first.query('begin')
    await first.query('select from vagas_vaga where id = $1 for no key update', [vacancy.id])
    await first.query(`update candidatura set etapa = 'desistente' where id = $1`, [application])
    const second = hr.call.applicants.hire({ id: application, ...place(vacancy) })
    const refused = expect(second).rejects.toThrow('Esta candidatura não está na etapa Contratado.')
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
        expect(rows).toHaveLength(1)
      },
      { timeout: 5000, interval: 20 },
    )
    await first.query('commit')
    first.release()
    await refused
  })

  it('becomes one by HR: the talent bank’s manager may not', async () => {
    const { vacancy, application } = await applicant('contratado')
    const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    await expect(manager.call.applicants.hire({ id: application, ...place(vacancy) })).rejects.toThrow(
      'Você não tem permissão para realizar esta ação.',
    )
  })

  it('has relatives whose names HR reads, and nobody else', async () => {
    const { application } = await applicant('contratado')
    await db
      .updateTable('candidatura')
      .set({ tem_familiar: true, familiares: ['João', 'Ana'] })
      .where('id', '=', application)
      .execute()
    const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    expect(await hr.call.applicants.get({ id: application })).toMatchObject({ familiares: ['João', 'Ana'] })
    expect(await manager.call.applicants.get({ id: application })).toMatchObject({
      tem_familiar: true,
      familiares: null,
    })
  })
})
