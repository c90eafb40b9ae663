/** What the fleet has approved, carried out or ended is not rewritten, nor removed: each field, as each role. */
import { updateVehicleIncidentInput } from '@intranet/contract/operations/vehicle-incident-schemas'
import { updateMaintenanceInput } from '@intranet/contract/operations/maintenance-schemas'
import { updateVehicleRequestInput } from '@intranet/contract/operations/vehicle-requests'
import { rentalSchemas } from '@intranet/contract/operations/rental-schemas'
import { sql } from 'kysely'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeLicence, makeRentalCompany, makeUpload, makeVehicle } from './factories/fleet.ts'
import { cityNamed } from './factories/rides.ts'
import { walkFinal, type Final } from './final-walk.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours, employee: true as const }
const boss = await as({ ...superadmin, ...there })
const licence = await makeLicence(db, boss.userId)
const vehicle = () => makeVehicle(db, ours, { km_atual: 1000 })
const another = await vehicle()
const company = await makeRentalCompany(db)
const { id: otherCompany } = await db
  .insertInto('locadora')
  .values({ nome: 'Outra locadora', cnpj: '11444777000161' })
  .returning('id')
  .executeTakeFirstOrThrow()
const [pelotas, gravatai] = [await cityNamed(db, 'Pelotas', 'RS'), await cityNamed(db, 'Gravataí', 'RS')]
const invoice = await makeUpload(db, boss.userId, 'application/pdf')
const photo = await makeUpload(db, boss.userId)
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const fleet = ['frota:gestor', 'frota:solicitante', 'frota:leitor']

async function makeIncident(): Promise<number> {
  const [made] = await boss.call.vehicleIncidents.create({
    objects: [
      {
        id_veiculo: await vehicle(),
        tipo: 'pane',
        data_hora: hour(-30),
        local: 'BR-116, km 41',
        id_cidade: pelotas,
        descricao: 'Parou na estrada.',
      },
    ],
  })
  return made!.id
}

const requested = {
  motivo: 'Visita',
  origem: 'Sede',
  destino: 'Tubarão',
  passageiros: 1,
  dirige: true,
}
async function makeBooking(): Promise<number> {
  const [made] = await boss.call.vehicleRequests.create({
    objects: [
      { ...requested, id_veiculo: await vehicle(), data_retirada: hour(24), data_devolucao: hour(30) },
    ],
  })
  return made!.id
}
/** Who drives has one booking at a time: those before are over. */
async function approve(id: number) {
  await sql`update solicitacao_veiculo set situacao = 'cancelada' where situacao = 'aprovada'`.execute(db)
  const { id_veiculo } = await boss.call.vehicleRequests.get({ id })
  return boss.call.vehicleRequests.changeState({ id, situacao: 'aprovada', id_veiculo: id_veiculo! })
}

const records: Record<string, Final> = {
  'a rental that ended': {
    table: 'locacao',
    roles: fleet,
    shape: rentalSchemas.updateInput.shape,
    changes: {
      id_locadora: otherCompany,
      id_veiculo: another,
      contrato: 'C-2',
      data_inicio: '2026-02-01',
      data_fim: '2026-11-30',
      valor_mensal: '1.00',
      franquia_km: 5,
      valor_km_excedente: '2.00',
    },
    open: async () => {
      const [made] = await boss.call.vehicleRentals.create({
        objects: [
          {
            id_locadora: company,
            id_veiculo: await vehicle(),
            contrato: 'C-1',
            data_inicio: '2026-01-01',
            data_fim: '2026-12-31',
            valor_mensal: '900.00',
          },
        ],
      })
      return made!.id
    },
    close: (id) => boss.call.vehicleRentals.changeState({ id, situacao: 'encerrada' }),
    write: (who, input) => who.call.vehicleRentals.update(input),
    remove: (who, id) => who.call.vehicleRentals.remove({ id }),
  },
  'maintenance that was carried out': {
    table: 'manutencao_veiculo',
    roles: fleet,
    shape: updateMaintenanceInput.shape,
    free: ['confirmar', 'id_incidente_veiculo', 'id_plano'],
    changes: {
      tipo: 'pneu',
      descricao: 'Outro serviço',
      oficina: 'Outra oficina',
      data_abertura: '2026-01-01',
      data_agendada: '2026-01-02',
      km: 1010,
      valor_pecas: '1.00',
      valor_mao_obra: '2.00',
      nota_arquivo: invoice,
      proxima_data: '2027-01-01',
      proxima_km: 20_000,
      parado: true,
    },
    open: async () => {
      const [made] = await boss.call.vehicleMaintenance.create({
        objects: [{ id_veiculo: await vehicle(), tipo: 'revisao', descricao: 'Revisão geral', km: 1001 }],
      })
      return made!.id
    },
    close: async (id) => {
      for (const situacao of ['aprovada', 'em_execucao', 'concluida'] as const)
        await boss.call.vehicleMaintenance.changeState({ id, situacao })
    },
    write: (who, input) => who.call.vehicleMaintenance.update(input),
    remove: (who, id) => who.call.vehicleMaintenance.remove({ id }),
  },
  'an incident with a vehicle that was closed': {
    table: 'incidente_veiculo',
    roles: fleet,
    shape: updateVehicleIncidentInput.shape,
    free: ['fotos'],
    changes: {
      id_motorista: licence,
      tipo: 'outro',
      data_hora: hour(-60),
      local: 'Outra rua',
      id_cidade: gravatai,
      descricao: 'Outra coisa.',
      terceiros: true,
      boletim_ocorrencia: '99',
      seguro_acionado: true,
      custo: '1.00',
    },
    open: makeIncident,
    close: async (id) => {
      for (const situacao of ['em_analise', 'encerrado'] as const)
        await boss.call.vehicleIncidents.changeState({ id, situacao, texto: 'Resolvido.' })
    },
    write: (who, input) =>
      who.call.vehicleIncidents.update({ ...input, ...('tipo' in input && { fotos: [photo] }) }),
  },
  'an approved request for a vehicle': {
    table: 'solicitacao_veiculo',
    roles: fleet,
    shape: updateVehicleRequestInput.shape,
    free: ['espera'],
    changes: {
      motivo: 'Outra visita',
      origem: 'Depósito',
      destino: 'Laguna',
      data_retirada: hour(12),
      data_devolucao: hour(48),
      passageiros: 2,
      id_veiculo: another,
      dirige: false,
    },
    open: makeBooking,
    close: approve,
    write: (who, input) => who.call.vehicleRequests.update(input),
    remove: (who, id) => who.call.vehicleRequests.remove({ id }),
  },
}

walkFinal({ db, as, boss, there }, records)
