import { shutdown as text } from '@intranet/contract/messages/staff'
import type { HoldingKind } from '@intranet/contract/people/shutdown-options'
import { dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeVacancy } from '../../../../test/factories/hiring.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeRequest } from '../../../../test/factories/sponsorship.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeCustody, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as, app } = await testWorld()
const [ours, others] = [await makeProvider(db), await makeProvider(db)]
const here = { empresas: [ours], id_empresa: ours }
const hr = await as({ roles: ['rh:gestor'], ...here })
const all = await as({
  roles: [
    'rh:gestor',
    'frota:gestor',
    'suprimentos:gestor',
    'backoffice:gestor',
    'banco_talentos:gestor',
    'marketing:gestor',
    'vendas:gestor',
  ],
  ...here,
})
/** Who may receive whatever there is: drives, sells, works in marketing. */
async function makeHeir() {
  const heir = await as({ roles: ['vendas:solicitante', 'marketing:solicitante'], ...here })
  await makeLicence(db, heir.userId)
  return heir
}

async function makeLeaver() {
  const person = await makeEmployee(db, { id_empresa: ours })
  const [made] = await hr.call.shutdowns.create({
    objects: [
      {
        id_funcionario: person,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayInBrazil(Date.now()),
      },
    ],
  })
  return { person, id: made!.id, driver: await makeLicence(db, person) }
}

async function give(person: number, driver: number) {
  const department = await makeDepartment(db, ours)
  const sector = await makeSector(db, department)
  const position = await makePosition(db, sector)
  await db
    .updateTable('rh_departamento')
    .set({ id_funcionario: person })
    .where('id', '=', department)
    .execute()
  await db.updateTable('rh_setor').set({ id_usuario: person }).where('id', '=', sector).execute()
  await db.updateTable('rh_cargo').set({ id_usuario: person }).where('id', '=', position).execute()
  await makeEmployee(db, { id_empresa: ours, id_gestor: person })
  const vehicle = await makeVehicle(db, ours)
  await db
    .updateTable('veiculo')
    .set({ id_motorista: driver, situacao: 'em_uso' })
    .where('id', '=', vehicle)
    .execute()
  const key = { id_veiculo: vehicle, nome: 'Reserva', id_funcionario: person, entregue_em: new Date() }
  await db.insertInto('veiculo_chave').values(key).execute()
  await makeSquad(db, ours, { id_responsavel: person })
  await makeVacancy(db, ours, { id_gestor: person })
  await makeRequest(db, ours, { id_responsavel_interno: person, situacao: 'aprovada' })
  await makeLead(db, ours, { id_vendedor: person })
}

type Somebody = typeof hr
const linesOf = ({ call }: Somebody, id: number) => call.shutdowns.holdings({ id })
const asked = (lines: readonly { registro: string; descricao: string }[]) =>
  lines.map(({ registro, descricao }) => ({ registro, descricao }))
const kindsOf = (lines: readonly { tipo: HoldingKind }[]) => lines.map(({ tipo }) => tipo)

const passedKinds: HoldingKind[] = [
  'departamento',
  'setor',
  'cargo',
  'equipe',
  'veiculo',
  'chave',
  'equipe_tecnica',
  'patrocinio',
  'vaga',
  'lead',
]

it('lines of every kind pass to one person at once, who is notified, and the shutdown keeps it (docs/people.md#many-lines-at-once)', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const heir = await makeHeir()
  const lines = (await linesOf(all, id)).filter(({ passa }) => passa)
  expect(kindsOf(lines)).toEqual(passedKinds)
  const passed = await all.call.shutdowns.passLines({ id, linhas: asked(lines), id_funcionario: heir.userId })
  expect(passed).toEqual({ alterados: lines.length, a_assinar: 0 })
  expect(await linesOf(all, id)).toEqual([])
  const { nome } = await hr.call.employees.get({ id: heir.userId })
  expect(await hr.call.shutdowns.outcome({ id })).toEqual(
    lines.map((line) =>
      expect.objectContaining({ registro: line.registro, destino: 'repassado', para: nome }),
    ),
  )
  const [notice] = (await heir.call.notifications.list()).filter(({ data }) =>
    data.msg.startsWith('Passou de'),
  )
  expect(notice?.data.msg).toContain('e mais 5')
  const changes = await hr.call.history.list({ tabelas: ['rh_desligamento_linha'], id_item: String(id) })
  expect(changes).toHaveLength(lines.length)
})

it('one refused line refuses all, and the refusal names it (docs/people.md#many-lines-at-once)', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const lines = await linesOf(all, id)
  const vehicle = lines.find(({ tipo }) => tipo === 'veiculo')!
  const walker = await makeEmployee(db, { id_empresa: ours })
  const pass = (linhas: typeof lines, id_funcionario: number) =>
    all.call.shutdowns.passLines({ id, linhas: asked(linhas), id_funcionario })
  const [department] = lines
  await expect(pass([department!, vehicle], walker)).rejects.toThrow(
    text.ofLine(vehicle.descricao, 'Esta pessoa não está cadastrada como motorista.'),
  )
  await expect(pass([{ ...department!, descricao: 'Outro' }], walker)).rejects.toThrow(
    text.ofLine('Outro', text.lineGone),
  )
  await expect(pass([department!], person)).rejects.toThrow(text.toThemselves)
  const foreign = await makeEmployee(db, { id_empresa: others })
  await expect(pass([department!], foreign)).rejects.toThrow(department!.descricao)
  expect(await linesOf(all, id)).toEqual(lines)
})

it('the refusal names each refused line, and says what the person lacks (docs/people.md#many-lines-at-once)', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const lines = (await linesOf(all, id)).filter(({ passa }) => passa)
  const walker = await makeEmployee(db, { id_empresa: ours })
  const named = (tipo: HoldingKind, reason: string) =>
    text.ofLine(lines.find((line) => line.tipo === tipo)!.descricao, reason)
  const pass = all.call.shutdowns.passLines({ id, linhas: asked(lines), id_funcionario: walker })
  await expect(pass).rejects.toThrow(named('patrocinio', text.notTheirs))
  await expect(pass).rejects.toThrow(named('veiculo', 'Esta pessoa não está cadastrada como motorista.'))
  await expect(pass).rejects.toThrow(named('lead', 'Escolha um vendedor ativo deste provedor.'))
  expect((await linesOf(all, id)).filter(({ passa }) => passa)).toEqual(lines)
})

it('each line asks for the right of its own screen (docs/people.md#many-lines-at-once)', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const lines = await linesOf(hr, id)
  expect(kindsOf(lines.filter(({ passa }) => passa))).toEqual([
    'departamento',
    'setor',
    'cargo',
    'equipe',
    'vaga',
  ])
  expect(lines.some(({ recebe }) => recebe)).toBe(false)
  const heir = await makeHeir()
  for (const line of lines.filter(({ passa }) => !passa))
    await expect(
      hr.call.shutdowns.passLines({ id, linhas: asked([line]), id_funcionario: heir.userId }),
    ).rejects.toThrow(line.descricao)
  const key = lines.filter(({ tipo }) => tipo === 'chave')
  await expect(hr.call.shutdowns.receiveLines({ id, linhas: asked(key) })).rejects.toThrow('Reserva')
  // Another provider's HR does not find the shutdown, and who has no role may not ask.
  const strange = await as({ roles: ['rh:gestor', 'frota:gestor'], empresas: [others], id_empresa: others })
  await expect(strange.call.shutdowns.receiveLines({ id, linhas: asked(key) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const nobody = await as({ roles: ['frota:gestor'], ...here })
  await expect(nobody.call.shutdowns.receiveLines({ id, linhas: asked(key) })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

it('vehicles and keys are received by the office, work of the desk by its queue, equipment by a term to sign (docs/people.md#many-lines-at-once)', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const sale = await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: person })
  const id_produto = await makeProduct(db, ours, { nome: 'Escada', serializado: false })
  await makeCustody(db, ours, person, [{ id_produto }, { id_produto }])
  const lines = (await linesOf(all, id)).filter(({ recebe }) => recebe)
  expect(kindsOf(lines)).toEqual(['veiculo', 'chave', 'equipamento', 'equipamento', 'atendimento'])
  expect(await all.call.shutdowns.receiveLines({ id, linhas: asked(lines) })).toEqual({
    alterados: 3,
    a_assinar: 2,
  })
  const left = await linesOf(all, id)
  expect(left.filter(({ recebe }) => recebe)).toEqual([])
  expect(left.filter(({ tipo }) => tipo === 'equipamento').map(({ descricao }) => descricao)).toEqual([
    'Escada × 1 · devolução a assinar',
    'Escada × 1 · devolução a assinar',
  ])
  expect((await hr.call.shutdowns.outcome({ id })).map(({ destino }) => destino)).toEqual([
    'recebido',
    'recebido',
    'recebido',
  ])
  const stored = db.selectFrom('bo_venda').where('id', '=', sale).select(['situacao', 'id_auditor'])
  expect(await stored.executeTakeFirst()).toEqual({ situacao: 'pendente', id_auditor: null })
})

it('a closed shutdown passes nothing on', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const linhas = asked(await linesOf(hr, id)).slice(0, 1)
  await hr.call.shutdowns.step({ id, situacao: 'cancelado' })
  const heir = await makeHeir()
  await expect(hr.call.shutdowns.passLines({ id, linhas, id_funcionario: heir.userId })).rejects.toThrow(
    text.closed,
  )
})

it('over REST: what is open, handed over, and received', async () => {
  const { person, id, driver } = await makeLeaver()
  await give(person, driver)
  const headers = { authorization: `Bearer ${all.token}` }
  const url = `/v1/rh/desligamento/${id}`
  const read = await app.inject({ url: `${url}/pendencias`, headers })
  const lines = read.json().rh_desligamento_pendencia as {
    tipo: string
    registro: string
    descricao: string
  }[]
  const of = (kind: string) => asked(lines.filter(({ tipo }) => tipo === kind))
  const heir = await makeHeir()
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `${url}/${path}`, headers, payload })
  const passed = await post('repassar', { linhas: of('departamento'), id_funcionario: heir.userId })
  expect(passed.json()).toEqual({ alterados: 1, a_assinar: 0 })
  expect((await post('receber', { linhas: of('chave') })).json()).toEqual({ alterados: 1, a_assinar: 0 })
  expect((await post('receber', { linhas: of('setor') })).statusCode).toBe(409)
})
