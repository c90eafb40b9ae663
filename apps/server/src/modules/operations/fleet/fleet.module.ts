import { fleet } from '@intranet/contract/messages/fleet'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countDrivers } from './driver.queries.ts'
import { driverRouter } from './driver.router.ts'
import { licenceFiles } from './driver.service.ts'
import { fineSheet } from './fine.sheet.ts'
import { fineDeadlineJob } from './fine-deadline.job.ts'
import { fineRetentionJob } from './fine-retention.job.ts'
import { countFines } from './fine.queries.ts'
import { fineRouter } from './fine.router.ts'
import { maySeeNotice } from './fine.service.ts'
import { termFiles } from './fine-term.service.ts'
import { fleetHistory } from './fleet.history.ts'
import { fineDrivers, fleetPapers, repairDecisions, termSigning } from './fleet.obligation.ts'
import { fleetData } from './fleet.personal-data.ts'
import { fleetRouters, fleetRoutes } from './fleet.rest.ts'
import { fuelRouter } from './fleet.router.ts'
import { findVehicles } from './fleet.search.ts'
import { fuelSheet } from './fuel.sheet.ts'
import { countFuels } from './fuel.queries.ts'
import { maySeeReceipt } from './fuel.service.ts'
import { countMaintenances } from './maintenance.queries.ts'
import { vehicleMaintenanceRouter } from './maintenance.router.ts'
import { maySeeInvoice } from './maintenance.service.ts'
import { rentalSheet } from './rental.sheet.ts'
import { countRentals } from './rental.queries.ts'
import { rentalCompanyRouter, rentalRouter } from './rental.router.ts'
import { endDrivingOf } from './driver.departure.ts'
import { fleetHoldings } from './vehicle.holding.ts'
import { countVehicleIncidents } from './vehicle-incident.queries.ts'
import { vehicleIncidentRouter } from './vehicle-incident.router.ts'
import { maySeeIncidentPhoto } from './vehicle-incident.service.ts'
import { countVehicles, getVehicle } from './vehicle.queries.ts'
import { vehicleSheet } from './vehicle.sheet.ts'
import { vehicleRouter } from './vehicle.router.ts'
import { readsFleet } from './vehicle-scope.ts'

const reads = holds('frota', 'read')

export const fleetModule = defineModule({
  name: 'fleet',
  routers: fleetRouters,
  routes: fleetRoutes,
  jobs: [fineDeadlineJob, fineRetentionJob],
  changes: [
    { table: 'veiculo', list: vehicleRouter.list },
    { table: 'motorista', list: driverRouter.list },
    { table: 'locadora', list: rentalCompanyRouter.list },
    { table: 'locacao', list: rentalRouter.list },
    { table: 'manutencao_veiculo', list: vehicleMaintenanceRouter.list },
    { table: 'incidente_veiculo', list: vehicleIncidentRouter.list },
    { table: 'multa', list: fineRouter.list },
    { table: 'abastecimento', list: fuelRouter.list },
  ],
  history: fleetHistory,
  refusals: {
    texts: {
      veiculo_placa_unica: fleet.plateTaken,
      veiculo_chave_unica: fleet.keyTaken,
      veiculo_motorista_um: [fleet.assignmentOverlaps, 'inicio'],
      veiculo_motorista_ordem: [fleet.assignmentOverlaps, 'inicio'],
      motorista_usuario_unico: fleet.driverTaken,
      locadora_cnpj_unico: fleet.companyTaken,
      locacao_periodo: [fleet.rentalEnd, 'data_fim'],
      locacao_uma: [fleet.rentalOverlaps, 'data_inicio'],
      abastecimento_uma_vez: [fleet.fillTaken, 'data'],
      abastecimento_cupom_unico: [fleet.fillTaken, 'cupom'],
      multa_auto_unico: fleet.noticeTaken,
      multa_duas_pessoas: [fleet.otherPerson, null],
      manutencao_veiculo_conclusao: [fleet.conclusionBeforeOpening, 'data_conclusao'],
    },
    ofCodeAlone: ['multa_termo_unico'],
  },
  files: {
    motorista: licenceFiles,
    veiculo: {
      maySee: async (db, actor, id) =>
        actor !== null && readsFleet(actor) && (await getVehicle(db, actor, id)) !== undefined,
    },
    incidente_veiculo: { maySee: maySeeIncidentPhoto },
    manutencao_veiculo: { maySee: maySeeInvoice },
    multa: { maySee: maySeeNotice },
    multa_termo: termFiles,
    abastecimento: { maySee: maySeeReceipt },
  },
  personalData: {
    kept: fleetData,
    notAbout: [
      'multa.id_indicador',
      'multa.id_confirmador',
      'abastecimento.id_usuario',
      'veiculo_hodometro.id_usuario',
      'veiculo_hodometro_correcao.id_usuario',
    ],
  },
  holdings: fleetHoldings,
  departures: [endDrivingOf],
  obligations: [fineDrivers, ...fleetPapers, repairDecisions, termSigning],
  figures: [
    { to: '/fleet/vehicle/list', may: reads, count: countVehicles },
    { to: '/fleet/driver/list', may: reads, count: countDrivers },
    { to: '/fleet/maintenance-vehicle/list', may: reads, count: countMaintenances },
    { to: '/fleet/incidents-vehicle/list', may: reads, count: countVehicleIncidents },
    { to: '/fleet/rentals/list', may: reads, count: countRentals },
    { to: '/fleet/fines/list', may: reads, count: countFines },
    { to: '/fleet/fuel/list', may: reads, count: countFuels },
  ],
  search: [findVehicles],
  sheets: [vehicleSheet, fuelSheet, fineSheet, rentalSheet],
})
