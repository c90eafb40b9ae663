/** Records that go where their owner goes: incidents of a department, what hangs on a vehicle, rounds of a request. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeRental, makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeAgreed, makeServedCity } from '../../../../test/factories/sponsorship.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const roles = ['incidentes:leitor', 'frota:leitor', 'marketing:leitor']
const reader = await as({ roles, empresas: [ours] })
const other = await as({ roles, empresas: [theirs] })
const employee = await as({ roles: [], id_empresa: ours, empresas: [ours], employee: true })

/** What readers of two providers, and an employee without roles, see of some work, as `tabela operacao`. */
async function reportedOf(work: () => Promise<unknown>) {
  const people = [reader, other, employee]
  const marks = await Promise.all(people.map(async ({ call }) => (await call.changes.list()).depois))
  await work()
  const reported = await Promise.all(
    people.map(async ({ call }, place) => {
      const { alteracoes } = await call.changes.list({ desde: marks[place]! })
      return alteracoes.map(({ tabela, operacao }) => `${tabela} ${operacao}`).toSorted()
    }),
  )
  return { ours: reported[0], theirs: reported[1], employee: reported[2] }
}
const all = (tables: readonly string[], operation: string) => tables.map((table) => `${table} ${operation}`)

it('an incident belongs to its department’s provider, and is reported to anyone who reads all of them', async () => {
  const department = await makeDepartment(db, ours)
  const id_categoria = await makeIncidentCategory(db)
  let id = 0
  const made = await reportedOf(async () => {
    const incident = { id_usuario: employee.userId, id_departamento: department, id_categoria }
    id = await makeIncident(db, incident)
  })
  expect(made).toEqual({ ours: ['incidente INSERT'], theirs: [], employee: [] })
  const city = await cityNamed(db, 'Pelotas', 'RS')
  const linked = await reportedOf(() =>
    db.insertInto('incidente_cidade').values({ id_incidente: id, id_cidade: city }).execute(),
  )
  expect(linked.ours).toEqual(['incidente UPDATE'])
  const moved = await reportedOf(() =>
    db.updateTable('rh_departamento').set({ id_empresa: theirs }).where('id', '=', department).execute(),
  )
  expect([moved.ours, moved.theirs]).toEqual([['incidente DELETE'], ['incidente INSERT']])
})

it('a vehicle takes along what hangs on it', async () => {
  const parts = ['abastecimento', 'incidente_veiculo', 'locacao', 'manutencao_veiculo', 'multa', 'veiculo']
  const vehicle = await makeVehicle(db, ours)
  await db
    .insertInto('abastecimento')
    .values({ id_veiculo: vehicle, data: new Date(), km: 10, litros: '40', valor: '240.00' })
    .execute()
  await db
    .insertInto('manutencao_veiculo')
    .values({ id_veiculo: vehicle, tipo: 'pneu', descricao: 'Troca de pneus', km: 10 })
    .execute()
  await db
    .insertInto('incidente_veiculo')
    .values({
      id_veiculo: vehicle,
      data_hora: new Date(),
      tipo: 'colisao',
      descricao: 'Batida leve',
      local: 'Rua das Flores',
      id_cidade: await cityNamed(db, 'Pelotas', 'RS'),
    })
    .execute()
  await makeRental(db, vehicle)
  await db
    .insertInto('multa')
    .values({
      id_veiculo: vehicle,
      auto_infracao: 'AB1234',
      orgao: 'Detran',
      codigo_infracao: '7455',
      descricao: 'Velocidade',
      gravidade: 'media',
      pontos: 4,
      data_infracao: new Date(),
      local: 'BR-116',
      data_notificacao: '2026-11-01',
      valor: '130.16',
      vencimento: '2026-12-20',
    })
    .execute()
  const reported = await reportedOf(() =>
    db.updateTable('veiculo').set({ id_empresa: theirs }).where('id', '=', vehicle).execute(),
  )
  expect(reported).toEqual({ ours: all(parts, 'DELETE'), theirs: all(parts, 'INSERT'), employee: [] })
})

it('a driver goes with the person', async () => {
  const { id_usuario } = await makeDriver(db, { id_empresa: ours })
  const reported = await reportedOf(() =>
    db.updateTable('rh_usuario').set({ id_empresa: theirs }).where('id', '=', id_usuario).execute(),
  )
  expect([reported.ours, reported.theirs]).toEqual([['motorista DELETE'], ['motorista INSERT']])
})

it('a vehicle that somebody asks for is reported to the fleet’s people alone', async () => {
  const reported = await reportedOf(() =>
    db
      .insertInto('solicitacao_veiculo')
      .values({
        id_usuario: employee.userId,
        id_empresa: ours,
        motivo: 'Visita',
        origem: 'Pelotas',
        destino: 'Rio Grande',
        data_retirada: new Date(),
        data_devolucao: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  )
  expect(reported).toEqual({ ours: ['solicitacao_veiculo INSERT'], theirs: [], employee: [] })
})

it('a request for sponsorship takes its analysis and its rounds along', async () => {
  const parts = ['patrocinio_negociacao', 'patrocinio_solicitacao', 'patrocinio_viabilidade']
  const id_cidade = await makeServedCity(db, ours)
  let id = 0
  const made = await reportedOf(async () => {
    id = await makeAgreed(db, ours, '2500.00', { id_cidade })
  })
  expect(made.ours).toEqual(all(parts, 'INSERT'))
  expect(made.employee).toEqual([])
  const moved = await reportedOf(() =>
    db.updateTable('patrocinio_solicitacao').set({ id_empresa: theirs }).where('id', '=', id).execute(),
  )
  expect([moved.ours, moved.theirs]).toEqual([all(parts, 'DELETE'), all(parts, 'INSERT')])
})
