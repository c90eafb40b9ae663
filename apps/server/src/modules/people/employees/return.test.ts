import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { admissionJob } from './admission.job.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const LATER = dayFromNow(70)

async function dismissed() {
  const place = await makePlace(db, ours)
  const id = await makeUser(db, place)
  const left = { ativo: false, situacao: 'desligado', data_desligamento: '2025-01-01' }
  await db.updateTable('rh_usuario').set(left).where('id', '=', id).execute()
  return id
}

const personOf = (id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .select(['funcionario', 'situacao', 'ativo', 'email', 'data_desligamento'])
    .executeTakeFirstOrThrow()

it('who was dismissed and comes back has access at once, and a mail about it (docs/people.md#left-the-group)', async () => {
  const id = await dismissed()
  await hr.call.employees.update({ id, situacao: 'ativo', data_admissao: todayInBrazil() })
  const person = await personOf(id)
  expect(person).toMatchObject({ funcionario: true, situacao: 'ativo', ativo: true, data_desligamento: null })
  expect(await mailsTo(db, person.email)).toMatchObject([{ assunto: 'Seu primeiro acesso à intranet' }])
})

it('who comes back on a day to come is admitted on that day (docs/people.md#admission-to-come)', async () => {
  const id = await dismissed()
  await hr.call.employees.update({ id, situacao: 'ativo', data_admissao: LATER })
  const { email, ...person } = await personOf(id)
  expect(person).toMatchObject({ funcionario: false, situacao: 'admissao', ativo: true })
  expect(await mailsTo(db, email)).toEqual([])
  await hr.call.employees.update({ id, data_admissao: todayInBrazil() })
  await admissionJob.run(deps, {})
  expect(await personOf(id)).toMatchObject({ funcionario: true, situacao: 'ativo' })
  expect(await mailsTo(db, email)).toHaveLength(1)
})

it('opening the access by the situation asks for the password again, as "Ativar" does', async () => {
  const id = await dismissed()
  const other = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
  const long = { confirmada_em: new Date(0), senha_em: new Date(0), fator_em: new Date(0) }
  await db.updateTable('sessao').set(long).where('id_usuario', '=', other.userId).execute()
  await expect(other.call.employees.update({ id, situacao: 'ferias' })).rejects.toThrow('Confirme')
  await other.call.employees.update({ id, situacao: 'desligado' })
})

it('an admission of who is switched off waits for HR until the access is active (docs/people.md#admission-to-come)', async () => {
  const id = await makeUser(db, await makePlace(db, ours))
  await db.updateTable('rh_usuario').set({ data_admissao: LATER }).where('id', '=', id).execute()
  const open = async () =>
    (await openObligations(hr.call)).filter((duty) => duty.tipo === 'admissao_sem_acesso' && duty.id === id)
  expect(await open()).toEqual([])
  await hr.call.users.setActive({ ids: [id], ativo: false })
  expect(await open()).toMatchObject([{ prazo: LATER }])
  await hr.call.users.setActive({ ids: [id], ativo: true })
  expect(await open()).toEqual([])
})

it('who was dismissed is dismissed again where their return is called off (docs/people.md#admission-to-come)', async () => {
  const id = await dismissed()
  await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario: id,
      data_desligamento: '2025-01-01',
      tipo: 'acordo',
      situacao: 'efetivado',
      motivo: 'Outro emprego',
      aviso_previo: 'dispensado',
      data_solicitacao: '2024-12-01',
      id_solicitante: hr.userId,
      efetivado_em: new Date(),
    })
    .execute()
  await hr.call.employees.update({ id, situacao: 'ativo', data_admissao: LATER })
  expect(await personOf(id)).toMatchObject({ funcionario: false, situacao: 'admissao' })
  await hr.call.employees.update({ id, data_admissao: null })
  expect(await personOf(id)).toMatchObject({
    funcionario: true,
    situacao: 'desligado',
    ativo: false,
    data_desligamento: '2025-01-01',
  })
})
