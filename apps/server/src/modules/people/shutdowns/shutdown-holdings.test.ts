import { DAY_MS } from '@intranet/contract/durations'
import { shutdown as text } from '@intranet/contract/messages/staff'
import { holdingKinds, type HoldingKind } from '@intranet/contract/people/shutdown-options'
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeCommunicationCampaign } from '../../../../test/factories/communication.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { makeIncident } from '../../../../test/factories/incidents.ts'
import { makeOnboarding, makePlace } from '../../../../test/factories/onboarding.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeRoulette } from '../../../../test/factories/roulette.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeRequest } from '../../../../test/factories/sponsorship.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeAsset, makeCustody, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const asking = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const heir = await makeEmployee(db, { id_empresa: ours })

type Table =
  | 'carona'
  | 'entrevista'
  | 'multa'
  | 'recurso'
  | 'recurso_reserva'
  | 'solicitacao_veiculo'
  | 'veiculo_chave'
const put = async (table: Table, row: object): Promise<number> =>
  (await db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()).id as number
/** Gives a record to nobody or somebody else, or ends it. */
const change = (table: string, id: number, column: string, value: unknown) => async () =>
  void (await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db))

const [soon, later] = [new Date(Date.now() + 5 * DAY_MS), new Date(Date.now() + 5 * DAY_MS + 3_600_000)]
const nothing = async () => {}

async function custody(id: number): Promise<() => Promise<void>> {
  const id_produto = await makeProduct(db, ours)
  const id_patrimonio = await makeAsset(db, ours, id_produto)
  const [item] = await makeCustody(db, ours, id, [{ id_produto, id_patrimonio }])
  return change('suprimento_custodia_item', item!, 'aberto', false)
}

async function interview(id: number): Promise<() => Promise<void>> {
  const vacancy = await makeVacancy(db, ours)
  const person = await makeCandidate(db, { nome: 'Lia Prado', email: 'lia.prado@example.com' })
  const entrevista = await put('entrevista', {
    id_candidatura: await makeApplication(db, vacancy.id, person, 'entrevista_rh'),
    id_candidato: person,
    inicio: soon,
    fim: later,
    local: 'Sala 2',
    chave_hash: 'b'.repeat(64),
  })
  await db
    .insertInto('entrevista_participante')
    .values({ id_entrevista: entrevista, id_usuario: id, inicio: soon, fim: later, ocupa: true })
    .execute()
  return change('entrevista', entrevista, 'situacao', 'cancelada')
}

/** How each kind of line comes to be of a person; answers how it is handed back or over. */
function gives(id: number, driver: number): Record<HoldingKind, () => Promise<() => Promise<void>>> {
  const vehicle = () => makeVehicle(db, ours)
  return {
    acesso: async () => nothing,
    sessoes: async () => deps.auth.createSession(id, {}).then(() => nothing),
    chave_acesso: async () => makeAccessKey(db, id).then(() => nothing),
    departamento: async () => {
      const record = await makeDepartment(db, ours)
      await change('rh_departamento', record, 'id_funcionario', id)()
      return change('rh_departamento', record, 'id_funcionario', heir)
    },
    setor: async () => {
      const record = await makeSector(db, await makeDepartment(db, ours))
      await change('rh_setor', record, 'id_usuario', id)()
      return change('rh_setor', record, 'id_usuario', heir)
    },
    cargo: async () => {
      const record = await makePosition(db, await makeSector(db, await makeDepartment(db, ours)))
      await change('rh_cargo', record, 'id_usuario', id)()
      return change('rh_cargo', record, 'id_usuario', heir)
    },
    equipe: async () => change('rh_usuario', await makeEmployee(db, { id_gestor: id }), 'id_gestor', heir),
    veiculo: async () => {
      const record = await vehicle()
      await change('veiculo', record, 'id_motorista', driver)()
      return change('veiculo', record, 'id_motorista', null)
    },
    chave: async () => {
      const key = {
        id_veiculo: await vehicle(),
        nome: 'Reserva',
        id_funcionario: id,
        entregue_em: new Date(),
      }
      const record = await put('veiculo_chave', key)
      return async () =>
        void (await db
          .updateTable('veiculo_chave')
          .set({ id_funcionario: null, entregue_em: null })
          .where('id', '=', record)
          .execute())
    },
    equipamento: () => custody(id),
    equipe_tecnica: async () =>
      change('equipe', await makeSquad(db, ours, { id_responsavel: id }), 'id_responsavel', heir),
    multa: async () => {
      const fine = await put('multa', {
        id_veiculo: await vehicle(),
        id_motorista: driver,
        auto_infracao: 'SAIDA-1',
        orgao: 'PRF',
        codigo_infracao: '1',
        descricao: 'Velocidade',
        gravidade: 'leve',
        pontos: 3,
        data_infracao: new Date(),
        local: 'BR-116',
        data_notificacao: dayInBrazil(Date.now()),
        valor: '88.38',
        vencimento: '2099-03-01',
      })
      return change('multa', fine, 'situacao', 'cancelada')
    },
    reserva: async () => {
      const booking = await put('solicitacao_veiculo', {
        id_usuario: id,
        id_empresa: ours,
        motivo: 'Visita',
        origem: 'Pelotas',
        destino: 'Rio Grande',
        data_retirada: soon,
        data_devolucao: later,
      })
      return change('solicitacao_veiculo', booking, 'situacao', 'cancelada')
    },
    incidente: async () => {
      const incident = await makeIncident(db, { id_usuario: id, id_empresa: ours })
      return async () => void (await db.deleteFrom('incidente').where('id', '=', incident).execute())
    },
    carona: async () => {
      await put('carona', {
        id_usuario: id,
        id_cidade_origem: await cityNamed(db, 'Pelotas', 'RS'),
        origem: 'Praça',
        id_cidade_destino: await cityNamed(db, 'Rio Grande', 'RS'),
        destino: 'Porto',
        data: dayInBrazil(soon),
        hora: '07:30',
        vagas: 2,
        tipo: 'particular',
      })
      return nothing
    },
    atendimento: async () =>
      change(
        'bo_venda',
        await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: id }),
        'id_auditor',
        heir,
      ),
    patrocinio: async () =>
      change(
        'patrocinio_solicitacao',
        await makeRequest(db, ours, { id_responsavel_interno: id }),
        'id_responsavel_interno',
        heir,
      ),
    vaga: async () =>
      change('vagas_vaga', (await makeVacancy(db, ours, { id_gestor: id })).id, 'id_gestor', heir),
    entrevista: () => interview(id),
    lead: async () =>
      change('vendas_lead', await makeLead(db, ours, { id_vendedor: id }), 'id_vendedor', heir),
    campanha: async () =>
      change(
        'campanha_comunicacao',
        await makeCommunicationCampaign(db, ours, { id_usuario: id }),
        'ativo',
        false,
      ),
    roleta: async () =>
      change(
        'site_roleta_campanhas',
        (await makeRoulette(db, { id_empresa: ours, dono: id })).id,
        'id_usuario_intranet',
        heir,
      ),
    onboarding: async () => {
      const record = await makeOnboarding(db, await makePlace(db, ours), [])
      await change('onboarding_onboarding', record, 'id_usuario', id)()
      return change('onboarding_onboarding', record, 'status', false)
    },
    recurso: async () => {
      const id_recurso = await put('recurso', { nome: 'Sala Azul', tipo: 'sala', reservavel: true })
      const row = { id_recurso, id_usuario: id, inicio: soon, fim: later, motivo: 'Reunião' }
      return change('recurso_reserva', await put('recurso_reserva', row), 'situacao', 'cancelada')
    },
  }
}

it('every kind of line keeps a shutdown open until it is handed back; what ends by itself does not (docs/people.md#carrying-out)', async () => {
  const leaver = await makeEmployee(db, { id_empresa: ours, roles: ['vendas:leitor'] })
  const given = gives(leaver, await makeLicence(db, leaver))
  const back: (() => Promise<void>)[] = []
  for (const kind of holdingKinds) back.push(await given[kind]())
  const [made] = await asking.call.shutdowns.create({
    objects: [
      {
        id_funcionario: leaver,
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
  for (const { item } of (await hr.call.shutdowns.get({ id })).itens)
    await hr.call.shutdowns.check({ id, item: item as 'cracha', feito: true })
  const locked = () => hr.call.shutdowns.holdings({ id })
  const kinds = async () => (await locked()).map(({ tipo }) => tipo)
  expect([...new Set(await kinds())]).toEqual([...holdingKinds])
  const records = (await locked()).map(({ registro }) => registro)
  expect(new Set(records).size, 'each line has a record of its own').toBe(records.length)

  const execute = (over: object = {}) => hr.call.shutdowns.step({ id, situacao: 'efetivado', ...over })
  await expect(execute()).rejects.toThrow(text.linesOpen)
  const decider = await as({ roles: ['desligamentos:gestor'], empresas: [ours], id_empresa: ours })
  await expect(
    decider.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Sem tempo.' }),
  ).rejects.toThrow(text.linesOpen)
  for (const hand of back) await hand()
  const rest = await hr.call.shutdowns.holdings({ id })
  expect(rest.map(({ tipo, encerra }) => [tipo, encerra])).toEqual([
    ['acesso', true],
    ['carona', true],
    ['chave_acesso', true],
    ['sessoes', true],
  ])
  expect(await execute()).toMatchObject({ situacao: 'efetivado' })
  expect(await kinds()).toEqual([])
})

it('with lines open it is HR’s manager alone who carries it out, with a reason (docs/people.md#carrying-out)', async () => {
  const leaver = await makeEmployee(db, { id_empresa: ours })
  await makeSquad(db, ours, { id_responsavel: leaver })
  const [made] = await asking.call.shutdowns.create({
    objects: [
      {
        id_funcionario: leaver,
        tipo: 'falecimento',
        motivo: 'Falecimento.',
        aviso_previo: 'dispensado',
        data_desligamento: dayInBrazil(Date.now()),
      },
    ],
  })
  const { id } = made!
  await hr.call.shutdowns.step({ id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id, situacao: 'aprovado' })
  await hr.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Falecimento.' })
  expect(await hr.call.shutdowns.get({ id })).toMatchObject({
    situacao: 'efetivado',
    justificativa: 'Falecimento.',
  })
})
