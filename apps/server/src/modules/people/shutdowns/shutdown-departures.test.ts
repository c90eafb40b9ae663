import { shutdown as text } from '@intranet/contract/messages/staff'
import { dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { makeRequest } from '../../../../test/factories/sponsorship.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const asking = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const book = async (id_usuario: number, id_veiculo: number, over: object = {}) =>
  (
    await db
      .insertInto('solicitacao_veiculo')
      .values({
        id_usuario,
        id_empresa: ours,
        id_veiculo,
        motivo: 'Visita',
        origem: 'Sede',
        destino: 'Tubarão',
        data_retirada: moment(24),
        data_devolucao: moment(30),
        ...over,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const requestOf = (id: number) =>
  db
    .selectFrom('solicitacao_veiculo')
    .where('id', '=', id)
    .select(['situacao', 'id_motorista'])
    .executeTakeFirstOrThrow()
type Somebody = Awaited<ReturnType<typeof as>>
const reported = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)

async function approvedOf(id_funcionario: number, who: Somebody) {
  const [made] = await who.call.shutdowns.create({
    objects: [
      {
        id_funcionario,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayInBrazil(Date.now()),
      },
    ],
  })
  const { id } = made!
  await hr.call.shutdowns.step({ id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id, situacao: 'aprovado' })
  return id
}

async function shutDown(id_funcionario: number) {
  const id = await approvedOf(id_funcionario, asking)
  await hr.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Último dia.' })
  return id
}

async function leaver() {
  const manager = await as({ empresas: [ours], id_empresa: ours })
  const person = await as({ id_empresa: ours })
  await db
    .updateTable('rh_usuario')
    .set({ id_gestor: manager.userId })
    .where('id', '=', person.userId)
    .execute()
  return { manager, person, driver: await makeLicence(db, person.userId) }
}

it('bookings of somebody who leaves end, who waits is notified, and who was to be driven asks for a driver again (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const { person, driver } = await leaver()
  const [waiting, driven] = [await as({ id_empresa: ours }), await as({ id_empresa: ours })]
  const vehicle = await makeVehicle(db, ours)
  const approved = await book(person.userId, vehicle, { situacao: 'aprovada', id_motorista: driver })
  await book(waiting.userId, vehicle, { espera_desde: new Date() })
  const theirs = await book(driven.userId, await makeVehicle(db, ours), {
    situacao: 'aprovada',
    id_motorista: driver,
    dirige: false,
    data_retirada: moment(48),
    data_devolucao: moment(54),
  })
  await shutDown(person.userId)
  expect(await requestOf(approved)).toMatchObject({ situacao: 'cancelada' })
  expect(await requestOf(theirs)).toEqual({ situacao: 'pendente', id_motorista: null })
  expect((await reported(waiting)).join()).toContain('ficou livre')
  expect((await reported(driven)).join()).toContain('ficou sem motorista')
})

it('their vehicle is free, they drive no more, and their squad is their manager’s, who is notified (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const { manager, person, driver } = await leaver()
  const vehicle = await makeVehicle(db, ours)
  await db
    .updateTable('veiculo')
    .set({ id_motorista: driver, situacao: 'em_uso' })
    .where('id', '=', vehicle)
    .execute()
  const squad = await makeSquad(db, ours, { id_responsavel: person.userId })
  await shutDown(person.userId)
  const stored = await db
    .selectFrom('veiculo')
    .where('id', '=', vehicle)
    .select(['id_motorista', 'situacao'])
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ id_motorista: null, situacao: 'disponivel' })
  const licence = db.selectFrom('motorista').where('id', '=', driver).select('ativo')
  expect(await licence.executeTakeFirst()).toEqual({ ativo: false })
  const { id_responsavel } = await db
    .selectFrom('equipe')
    .where('id', '=', squad)
    .select('id_responsavel')
    .executeTakeFirstOrThrow()
  expect(id_responsavel).toBe(manager.userId)
  expect((await reported(manager)).join()).toContain('responsável pela equipe')
})

async function interviewOf(id_usuario: number, hours: number, provider = ours) {
  const vacancy = await makeVacancy(db, provider)
  const candidate = await makeCandidate(db, { nome: 'Lia Prado', email: `lia${hours}@example.com` })
  const [inicio, fim] = [moment(hours), moment(hours + 1)]
  const { id } = await db
    .insertInto('entrevista')
    .values({
      id_candidatura: await makeApplication(db, vacancy.id, candidate, 'entrevista_rh'),
      id_candidato: candidate,
      inicio,
      fim,
      local: 'Sala 2',
      chave_hash: String(hours).padStart(64, 'a'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seat = { id_entrevista: id, id_usuario, inicio, fim, ocupa: true }
  await db.insertInto('entrevista_participante').values(seat).execute()
  return id
}
const interviewersOf = async (id: number) =>
  (
    await db
      .selectFrom('entrevista_participante')
      .where('id_entrevista', '=', id)
      .select('id_usuario')
      .execute()
  ).map(({ id_usuario }) => id_usuario)

it('interviews to come are their manager’s, or one person fewer where the manager is busy or does not see the provider (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const { manager, person } = await leaver()
  const hiring = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
  const [past, free, busy, far] = [
    await interviewOf(person.userId, -5),
    await interviewOf(person.userId, 26),
    await interviewOf(person.userId, 30),
    await interviewOf(person.userId, 34, await makeProvider(db)),
  ]
  await interviewOf(manager.userId, 30.5)
  await shutDown(person.userId)
  expect(await interviewersOf(past)).toEqual([person.userId])
  expect(await interviewersOf(free)).toEqual([manager.userId])
  for (const one of [busy, far]) expect(await interviewersOf(one)).toEqual([])
  expect((await reported(manager)).join()).toContain('Você passou a entrevistar')
  for (const one of [hiring, asking])
    expect((await reported(one)).join()).toContain('ficou sem um entrevistador')
})

it('running vacancies and open sponsorships are their manager’s, who needs the role for a sponsorship (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const { manager, person } = await leaver()
  const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours], id_empresa: ours })
  const [open, ended] = [
    await makeVacancy(db, ours, { id_gestor: person.userId }),
    await makeVacancy(db, ours, { id_gestor: person.userId, situacao: 'encerrada' }),
  ]
  const request = await makeRequest(db, ours, { id_responsavel_interno: person.userId })
  await shutDown(person.userId)
  const managerOf = async (id: number) =>
    (await db.selectFrom('vagas_vaga').where('id', '=', id).select('id_gestor').executeTakeFirstOrThrow())
      .id_gestor
  expect(await managerOf(open.id)).toBe(manager.userId)
  expect(await managerOf(ended.id)).toBe(person.userId)
  const responsible = async (id: number) =>
    (
      await db
        .selectFrom('patrocinio_solicitacao')
        .where('id', '=', id)
        .select('id_responsavel_interno')
        .executeTakeFirstOrThrow()
    ).id_responsavel_interno
  expect(await responsible(request)).toBeNull()
  expect((await reported(marketing)).join()).toContain('ficou sem responsável')

  const next = await leaver()
  await db
    .updateTable('rh_usuario')
    .set({ id_gestor: marketing.userId })
    .where('id', '=', next.person.userId)
    .execute()
  const other = await makeRequest(db, ours, { id_responsavel_interno: next.person.userId })
  await shutDown(next.person.userId)
  expect(await responsible(other)).toBe(marketing.userId)
  expect((await reported(marketing)).join()).toContain('Você passou a responder pelo patrocínio')
})

it('a vacancy that their manager cannot hire for stays theirs, and the talent bank’s managers are notified (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const elsewhere = await makeProvider(db)
  const heirs = [
    null,
    (await as({ empresas: [elsewhere], id_empresa: elsewhere })).userId,
    (await as({ employee: false, empresas: [ours] })).userId,
  ]
  for (const id_gestor of heirs) {
    const { person } = await leaver()
    await db.updateTable('rh_usuario').set({ id_gestor }).where('id', '=', person.userId).execute()
    const hiring = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    const vacancy = await makeVacancy(db, ours, { id_gestor: person.userId })
    const id = await shutDown(person.userId)
    expect(await hiring.call.vacancies.get({ id: vacancy.id })).toMatchObject({ id_gestor: person.userId })
    for (const one of [hiring, asking])
      expect((await reported(one)).join()).toContain('ficou sem responsável')
    expect(await hr.call.shutdowns.outcome({ id })).toContainEqual(
      expect.objectContaining({ registro: `vagas_vaga:${vacancy.id}`, destino: 'aberto' }),
    )
  }
})

it('the shutdown keeps what ended, who received what, and what stayed open (docs/people.md#what-became-of-each-line)', async () => {
  const { manager, person } = await leaver()
  const squad = await makeSquad(db, ours, { id_responsavel: person.userId })
  const booking = await book(person.userId, await makeVehicle(db, ours))
  const [signed, open] = await Promise.all([makeDepartment(db, ours), makeDepartment(db, ours)])
  await db
    .updateTable('rh_departamento')
    .set({ id_funcionario: person.userId })
    .where('id', 'in', [signed, open])
    .execute()
  const id = await approvedOf(person.userId, asking)
  expect(await hr.call.shutdowns.outcome({ id })).toEqual([])
  const lines = await hr.call.shutdowns.holdings({ id })
  const { registro, descricao } = lines.find((line) => line.registro === `rh_departamento:${signed}`)!
  await hr.call.shutdowns.signOff({ id, linhas: [{ registro, descricao }], observacao: 'Fica vago.' })
  await hr.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Último dia.' })
  const { nome } = await hr.call.employees.get({ id: manager.userId })
  const outcomes = await hr.call.shutdowns.outcome({ id })
  const of = (record: string) => outcomes.find((one) => one.registro === record)
  expect(of(`equipe:${squad}`)).toMatchObject({ destino: 'repassado', para: nome })
  expect(of(`solicitacao_veiculo:${booking}`)).toMatchObject({ destino: 'encerrado', para: null })
  expect(of(`rh_departamento:${signed}`)).toMatchObject({ destino: 'baixa' })
  expect(of(`rh_departamento:${open}`)).toMatchObject({ destino: 'aberto' })
  await expect(
    (await as({ roles: ['desligamentos:leitor'] })).call.shutdowns.outcome({ id }),
  ).rejects.toThrow()
})

it('what nobody received says so', async () => {
  const { person } = await leaver()
  await db.updateTable('rh_usuario').set({ id_gestor: null }).where('id', '=', person.userId).execute()
  const squad = await makeSquad(db, ours, { id_responsavel: person.userId })
  const id = await shutDown(person.userId)
  expect(await hr.call.shutdowns.outcome({ id })).toContainEqual(
    expect.objectContaining({ registro: `equipe:${squad}`, destino: 'repassado', para: null }),
  )
})

it('a shutdown is carried out by somebody else than who asked, superadmins too (docs/people.md#carrying-out)', async () => {
  for (const who of [hr, await as({ ...superadmin, empresas: [ours], id_empresa: ours })]) {
    const id = await approvedOf(await makeEmployee(db, { id_empresa: ours }), who)
    const step = { id, situacao: 'efetivado' as const, justificativa: 'Último dia.' }
    await expect(who.call.shutdowns.step(step)).rejects.toThrow(text.ownCarryOut)
    expect(await asking.call.shutdowns.step(step)).toMatchObject({ situacao: 'efetivado' })
  }
})

it('a hand-over that they never signed is cancelled, and its asset can be handed over again (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const { person } = await leaver()
  const [next, supplies] = [
    await as({ id_empresa: ours }),
    await as({ roles: ['suprimentos:gestor'], empresas: [ours], id_empresa: ours }),
  ]
  const id_produto = await makeProduct(db, ours)
  const id_patrimonio = await makeAsset(db, ours, id_produto)
  const handOver = (id_funcionario: number) =>
    supplies.call.custody.handOver({ id_empresa: ours, id_funcionario, itens: [{ id_patrimonio }] })
  const { id } = await handOver(person.userId)
  const open = await approvedOf(person.userId, asking)
  const lines = await hr.call.shutdowns.holdings({ id: open })
  expect(lines).toContainEqual(
    expect.objectContaining({ registro: `suprimento_custodia:${id}`, tipo: 'equipamento', encerra: true }),
  )
  await hr.call.shutdowns.step({ id: open, situacao: 'efetivado', justificativa: 'Último dia.' })
  expect(await supplies.call.custody.get({ id })).toMatchObject({ situacao: 'cancelada' })
  await expect(handOver(next.userId)).resolves.toBeTruthy()
})
