/** An employee who is hired for another place is moved by HR: docs/hiring.md#hire. */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const place = await makePlace(db)
const both = { empresas: [ours, place.id_empresa], id_empresa: ours }
const hr = await as({ roles: ['rh:gestor'], ...both })
type Somebody = typeof hr

async function hired(over: { interna?: boolean; data_admissao?: string } = { data_admissao: '2024-02-01' }) {
  const { interna = false, data_admissao } = over
  const vacancy = await makeVacancy(db, ours, { interna, titulo_vaga: 'Supervisão' })
  const person = await makeEmployee(db, { ...place, nome: 'Ana Luz', data_admissao })
  const application = await makeApplication(db, vacancy.id, person, 'proposta')
  await hr.call.applicants.move({ id: application, etapa: 'contratado' })
  return { vacancy, person, application }
}
const waiting = async ({ call }: Somebody, application: number) =>
  (await openObligations(call)).filter(({ tipo, id }) => tipo === 'contratado_mudanca' && id === application)
const shown = async ({ call }: Somebody, id: number) =>
  (await call.applicants.get({ id })).contratacao?.falta_mover

describe('an employee who was hired for another place', () => {
  it('waits on the home of HR’s managers until they have it (docs/hiring.md#hire)', async () => {
    const { vacancy, person, application } = await hired()
    expect(await waiting(hr, application)).toMatchObject([
      {
        titulo: 'Mudança de Ana Luz',
        detalhe: 'Supervisão',
        verbo: 'Mover funcionário',
        rota: `/careers/candidate/${application}`,
      },
    ])
    expect(await shown(hr, application)).toBe(true)
    const { id_empresa, id_departamento, id_cargo } = vacancy
    await hr.call.employees.update({ id: person, id_empresa, id_departamento, id_cargo })
    expect(await waiting(hr, application)).toEqual([])
    expect(await shown(hr, application)).toBe(false)
  })

  it('waits for who reaches vacancy and person, as HR’s manager (docs/hiring.md#hire)', async () => {
    const { application } = await hired()
    const recruiter = await as({ roles: ['banco_talentos:gestor'], ...both })
    const ofVacancy = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    const ofPerson = await as({ roles: ['rh:gestor'], ...both, empresas: [place.id_empresa] })
    for (const other of [recruiter, ofVacancy, ofPerson])
      expect(await waiting(other, application)).toEqual([])
    expect(await shown(ofVacancy, application)).toBe(false)
  })

  it('was admitted before they applied, or applied to an internal vacancy (docs/hiring.md#hire)', async () => {
    const { application } = await hired()
    const appliedAt = (created_at: string) =>
      db
        .updateTable('candidatura')
        .set({ created_at: new Date(created_at) })
        .where('id', '=', application)
        .execute()
    // 23:00 of the day of admission in São Paulo, and an hour later.
    await appliedAt('2024-02-02T02:00:00Z')
    expect(await waiting(hr, application)).toEqual([])
    await appliedAt('2024-02-02T03:00:00Z')
    expect(await waiting(hr, application)).toHaveLength(1)
    const without = await hired({})
    expect(await waiting(hr, without.application)).toEqual([])
    const inside = await hired({ interna: true })
    expect(await waiting(hr, inside.application)).toHaveLength(1)
  })

  it('waits for the place of the last vacancy that they were hired for (docs/hiring.md#hire)', async () => {
    const { application, person } = await hired()
    const other = await makeVacancy(db, ours, { titulo_vaga: 'Coordenação' })
    const later = await makeApplication(db, other.id, person, 'proposta')
    await hr.call.applicants.move({ id: later, etapa: 'contratado' })
    expect(await waiting(hr, application)).toEqual([])
    expect(await waiting(hr, later)).toHaveLength(1)
  })

  it('waits no more after 90 days, after another stage, nor without access (docs/hiring.md#hire)', async () => {
    const old = await hired()
    await db
      .updateTable('candidatura_etapa')
      .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('id_candidatura', '=', old.application)
      .execute()
    const back = await hired()
    await db
      .updateTable('candidatura')
      .set({ etapa: 'desistente' })
      .where('id', '=', back.application)
      .execute()
    const off = await hired()
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', off.person).execute()
    for (const { application } of [old, back, off]) expect(await waiting(hr, application)).toEqual([])
    expect(await shown(hr, old.application)).toBe(false)
  })
})
