import { formatDate } from '@intranet/contract/formats'
import { people, settings } from '@intranet/contract/messages/access'
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeVacancy, mailsTo } from '../../../../test/factories/hiring.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { findActor } from '../../../platform/session.ts'
import { admissionJob } from './admission.job.ts'
import { employeeSheet } from './employee.sheet.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const LATER = dayFromNow(70)

const personOf = (id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .select(['funcionario', 'situacao', 'data_admissao'])
    .executeTakeFirstOrThrow()

/** The day comes: the row as it is then. */
const letDayCome = (id: number) =>
  db.updateTable('rh_usuario').set({ data_admissao: todayInBrazil() }).where('id', '=', id).execute()

async function hired() {
  const vacancy = await makeVacancy(db, ours)
  const candidate = await as({ employee: false })
  const application = await makeApplication(db, vacancy.id, candidate.userId, 'contratado')
  const { id_empresa, id_departamento, id_setor, id_cargo, id_gestor } = vacancy
  const hire = (data_admissao: string, email_corp?: string) =>
    hr.call.applicants.hire({
      id: application,
      id_empresa,
      id_departamento,
      id_setor,
      id_cargo,
      id_gestor,
      tipo_vinculo: 'clt',
      data_admissao,
      email_corp,
    })
  return { candidate, hire, application }
}

describe('before the day of admission', () => {
  it('a hired candidate keeps the access of a candidate, and HR reads when they begin (docs/people.md#admission-to-come)', async () => {
    const { candidate, hire } = await hired()
    expect(await hire(LATER)).toMatchObject({ situacao: 'admissao' })
    expect(await personOf(candidate.userId)).toEqual({
      funcionario: false,
      situacao: 'admissao',
      data_admissao: LATER,
    })
    const colleagues = await app.inject({
      method: 'POST',
      url: '/v1/contato/filtro',
      headers: { authorization: `Bearer ${candidate.token}` },
      payload: {},
    })
    expect(colleagues.statusCode).toBe(403)
    const { dados } = await hr.call.employees.list({ filtro: { id: candidate.userId } })
    expect(dados).toMatchObject([{ situacao: 'admissao', data_admissao: LATER }])
  })

  it.each(['form', 'REST', 'sheet'] as const)(
    'somebody made by %s is no employee, and is not invited',
    async (way) => {
      const place = await makePlace(db, ours)
      const fields = {
        nome: 'Futura Pessoa',
        email: `futura.${way.toLowerCase()}@intranet.example`,
        id_empresa: ours,
        id_departamento: place.id_departamento,
        id_cargo: place.id_cargo,
        data_admissao: LATER,
      }
      if (way === 'REST')
        expect(
          (
            await app.inject({
              method: 'POST',
              url: '/v1/rh/funcionario',
              headers: { authorization: `Bearer ${hr.token}` },
              payload: { object: fields },
            })
          ).statusCode,
        ).toBe(200)
      else if (way === 'form') await hr.call.employees.create({ objects: [fields] })
      else {
        const found = await findActor(deps.auth, hr.token)
        const line = employeeSheet.read(fields).fields!
        await db
          .transaction()
          .execute((open) => employeeSheet.write(deps, open, found!.actor, new Map([[2, line]])))
      }
      const { id, funcionario } = await db
        .selectFrom('rh_usuario')
        .where('email', '=', fields.email)
        .select(['id', 'funcionario'])
        .executeTakeFirstOrThrow()
      expect([funcionario, await mailsTo(db, fields.email)]).toEqual([false, []])
      await letDayCome(id)
      await Promise.all([admissionJob.run(deps, {}), admissionJob.run(deps, {})])
      expect(await personOf(id)).toMatchObject({ funcionario: true, situacao: 'ativo' })
      const mails = await mailsTo(db, fields.email)
      expect(mails.map(({ texto }) => /primeiro acesso: \S+/.test(texto))).toEqual([true])
    },
  )

  it('a change of the situation does not admit, and no day calls the admission off (docs/people.md#admission-to-come)', async () => {
    const { candidate, hire } = await hired()
    await hire(LATER)
    const { updated_at } = await hr.call.employees.get({ id: candidate.userId })
    const saved = await hr.call.employees.update({
      id: candidate.userId,
      situacao: 'ativo',
      updated_at: updated_at.toISOString(),
    })
    expect(await personOf(candidate.userId)).toMatchObject({ funcionario: false, situacao: 'admissao' })
    await hr.call.employees.update({
      id: candidate.userId,
      data_admissao: null,
      updated_at: saved.updated_at.toISOString(),
    })
    expect(await personOf(candidate.userId)).toMatchObject({ funcionario: false, situacao: 'ativo' })
  })
})

it('the day of admission ends the candidate’s sessions and mails the access to the corporate address (docs/people.md#admission-to-come)', async () => {
  const { candidate, hire } = await hired()
  await hire(LATER, 'nina@empresa.example')
  await admissionJob.run(deps, {})
  expect(await personOf(candidate.userId)).toMatchObject({ funcionario: false })
  await letDayCome(candidate.userId)
  await admissionJob.run(deps, {})
  expect(await personOf(candidate.userId)).toMatchObject({ funcionario: true, situacao: 'ativo' })
  const sessions = db.selectFrom('sessao').where('id_usuario', '=', candidate.userId).select('id')
  expect(await sessions.execute()).toEqual([])
  expect((await mailsTo(db, 'nina@empresa.example')).map(({ assunto }) => assunto)).toEqual([
    'Seu primeiro acesso à intranet',
  ])
})

it('a day that HR moves to today is carried out within a minute (docs/people.md#admission-to-come)', async () => {
  const { candidate, hire } = await hired()
  await hire(LATER, 'movida@empresa.example')
  await hr.call.employees.update({ id: candidate.userId, data_admissao: todayInBrazil() })
  expect(admissionJob.cron).toBe('* * * * *')
  await admissionJob.run(deps, {})
  expect(await personOf(candidate.userId)).toMatchObject({ funcionario: true, situacao: 'ativo' })
  expect(await mailsTo(db, 'movida@empresa.example')).toHaveLength(1)
})

it('the number of employees counts nobody who is to begin (docs/people.md#admission-to-come)', async () => {
  const card = '/human-resources/employee/list'
  const counted = async () => (await hr.call.figures.ofCards({ cards: [card] }))[card]
  const { hire } = await hired()
  const before = await counted()
  await hire(LATER)
  expect(await counted()).toBe(before)
})

it('hired for today is an employee at once, with the sessions of before ended and the password of before', async () => {
  const { candidate, hire } = await hired()
  const password = db.selectFrom('rh_usuario').where('id', '=', candidate.userId).select('senha_hash')
  await db.updateTable('rh_usuario').set({ senha_hash: 'own' }).where('id', '=', candidate.userId).execute()
  expect(await hire(todayInBrazil(), 'hoje@empresa.example')).toMatchObject({
    situacao: 'ativo',
    aviso: 'Nenhum onboarding é deste cargo. Atribua um em Onboardings.',
    rota: '/human-resources/onboarding/list',
  })
  const sessions = db.selectFrom('sessao').where('id_usuario', '=', candidate.userId).select('id')
  expect(await sessions.execute()).toEqual([])
  expect((await mailsTo(db, 'hoje@empresa.example')).map(({ texto }) => texto)).toEqual([
    expect.stringContaining('Entre com a senha que você já usa.'),
  ])
  expect(await password.executeTakeFirstOrThrow()).toEqual({ senha_hash: 'own' })
})

it('nobody is invited before the day, neither again nor at another address (docs/people.md#admission-to-come)', async () => {
  const admin = await as(superadmin)
  const place = await makePlace(db, ours)
  const email = 'cedo@intranet.example'
  const fields = { nome: 'Cedo Demais', email, data_admissao: LATER, funcionario: true }
  const [made] = await admin.call.users.create({ objects: [{ ...fields, ...place }] })
  const { id } = made!
  await expect(admin.call.users.resendInvite({ id })).rejects.toThrow(people.inviteOnDay(formatDate(LATER)))
  await admin.call.users.update({ id, email: 'certo@intranet.example' })
  expect([await mailsTo(db, email), await mailsTo(db, 'certo@intranet.example')]).toEqual([[], []])
  await letDayCome(id)
  await admissionJob.run(deps, {})
  expect(await mailsTo(db, 'certo@intranet.example')).toHaveLength(1)
})

it('a password of a sign-up that nobody confirmed is not the one of before (docs/people.md#admission-to-come)', async () => {
  const guest = await as({ employee: false })
  await db
    .updateTable('rh_usuario')
    .set({ senha_hash: 'typed', confirmado_em: null })
    .where('id', '=', guest.userId)
    .execute()
  const place = await makePlace(db, ours)
  await hr.call.users.update({ id: guest.userId, ...place, funcionario: true, data_admissao: LATER })
  await letDayCome(guest.userId)
  await admissionJob.run(deps, {})
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', guest.userId)
    .select('email')
    .executeTakeFirstOrThrow()
  expect((await mailsTo(db, email))[0]?.texto).toContain('Senha de primeiro acesso')
})

describe('an external seller who becomes an employee (docs/access.md#partners)', () => {
  const partner = async () => {
    const seller = await as({ employee: false, id_empresa: ours })
    const access = { id_empresa: ours, roles: ['vendas:solicitante'], validade_fim: LATER }
    await db
      .insertInto('permissao_parceiro')
      .values({ id_usuario: seller.userId, ...access })
      .execute()
    return seller
  }
  const rolesOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))?.actor.roles
  const partnersOf = (id_usuario: number) =>
    db.selectFrom('permissao_parceiro').where('id_usuario', '=', id_usuario).select('roles').execute()

  it('has no partner access from that day on, and both sides read it', async () => {
    const [seller, admin] = [await partner(), await as(superadmin)]
    const place = await makePlace(db, ours)
    const employed = { id: seller.userId, ...place, funcionario: true }
    await hr.call.users.update({ ...employed, data_admissao: LATER })
    expect(await rolesOf(seller)).toContain('vendas:solicitante')
    await letDayCome(seller.userId)
    await admissionJob.run(deps, {})
    expect(await partnersOf(seller.userId)).toEqual([])
    const notices = await db
      .selectFrom('notificacao_mensagem as m')
      .innerJoin('notificacao_usuario as n', 'n.id_mensagem', 'm.id')
      .where('n.id_usuario', 'in', [seller.userId, admin.userId])
      .select(['n.id_usuario', sql<string>`m.data->>'msg'`.as('msg')])
      .execute()
    expect(notices).toEqual(
      expect.arrayContaining([
        { id_usuario: seller.userId, msg: settings.ownPartnerEnded },
        { id_usuario: admin.userId, msg: expect.stringContaining('terminou com a admissão') },
      ]),
    )
  })

  it('loses it at once where the employment begins at once', async () => {
    const seller = await partner()
    const employed = { id: seller.userId, ...(await makePlace(db, ours)), funcionario: true }
    await hr.call.users.update({ ...employed, data_admissao: todayInBrazil() })
    expect(await partnersOf(seller.userId)).toEqual([])
    const kept = await partner()
    await hr.call.users.update({ id: kept.userId, nome: 'Outro Nome' })
    expect(await partnersOf(kept.userId)).toHaveLength(1)
  })
})
