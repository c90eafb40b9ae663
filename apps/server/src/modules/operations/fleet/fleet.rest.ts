import { costInput, costTotalsInput } from '@intranet/contract/operations/costs'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entitiesOf } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { driverRouter } from './driver.router.ts'
import { fineRouter } from './fine.router.ts'
import { fleetRouter, fuelRouter } from './fleet.router.ts'
import { vehicleMaintenanceRouter } from './maintenance.router.ts'
import { rentalCompanyRouter, rentalRouter } from './rental.router.ts'
import { vehicleIncidentRouter } from './vehicle-incident.router.ts'
import { vehicleRouter } from './vehicle.router.ts'

export const fleetRouters = {
  vehicles: vehicleRouter,
  drivers: driverRouter,
  rentalCompanies: rentalCompanyRouter,
  vehicleRentals: rentalRouter,
  vehicleMaintenance: vehicleMaintenanceRouter,
  vehicleIncidents: vehicleIncidentRouter,
  fines: fineRouter,
  fuels: fuelRouter,
  fleet: fleetRouter,
}
const routers = fleetRouters
const tag = 'Frota'

const entity = entitiesOf(routers, tag)

const calls = defineRoutes(tag, routers, [
  route({
    method: 'POST',
    path: '/v1/veiculos/:id/motorista',
    summary: 'Vincula um motorista ao veículo, ou recolhe o veículo',
    procedure: vehicleRouter.assign,
    answer: updated('veiculo'),
  }),
  route({
    method: 'GET',
    path: '/v1/veiculos/:id/motorista',
    summary: 'Lista os motoristas que o veículo teve',
    procedure: vehicleRouter.drivers,
    below: { param: 'id', record: vehicleRouter.get, key: 'id' },
    answer: under('veiculo_motorista'),
  }),
  route({
    method: 'GET',
    path: '/v1/veiculos/:id/leitura',
    summary: 'Lista as leituras do hodômetro do veículo',
    procedure: vehicleRouter.readings,
    below: { param: 'id', record: vehicleRouter.get, key: 'id' },
    answer: under('veiculo_leitura'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculos/:id/leitura',
    summary: 'Corrige ou exclui uma leitura do hodômetro',
    procedure: vehicleRouter.correctReading,
    answer: updated('veiculo'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculos/:id/situacao',
    summary: 'Muda a situação de um veículo',
    procedure: vehicleRouter.changeState,
    answer: updated('veiculo'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/manutencao/:id/situacao',
    summary: 'Leva uma manutenção à próxima situação',
    procedure: vehicleMaintenanceRouter.changeState,
    answer: updated('manutencao_veiculo'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/incidente/:id/situacao',
    summary: 'Leva um incidente à próxima situação',
    procedure: vehicleIncidentRouter.changeState,
    answer: updated('incidente_veiculo'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/locacao/:id/situacao',
    summary: 'Encerra uma locação',
    procedure: rentalRouter.changeState,
    answer: updated('locacao'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/multa/:id/situacao',
    summary: 'Registra o pagamento, o recurso ou o cancelamento de uma multa',
    procedure: fineRouter.changeState,
    answer: updated('multa'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/multa/:id/condutor',
    summary: 'Indica o condutor de uma multa',
    procedure: fineRouter.nameDriver,
    answer: updated('multa'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/multa/:id/condutor/confirmacao',
    summary: 'Confirma o condutor indicado por outra pessoa',
    procedure: fineRouter.confirmDriver,
    answer: updated('multa'),
  }),
  route({
    method: 'GET',
    path: '/v1/veiculo/multa/:id/termo',
    summary: 'Consulta o termo de responsabilidade de uma multa',
    procedure: fineRouter.termOf,
    answer: under('multa_termo_by_pk'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/multa/:id/termo',
    summary: 'Gera o termo de responsabilidade',
    procedure: fineRouter.generateTerm,
    answer: insertedOne('multa_termo'),
  }),
  route({
    method: 'POST',
    path: '/v1/veiculo/multa/:id/termo/anexo',
    summary: 'Anexa o termo assinado',
    procedure: fineRouter.attachTerm,
    answer: updated('multa'),
  }),
  route({
    method: 'POST',
    path: '/v1/relatorio/veiculo/manutencao',
    summary: 'Consulta o relatório de manutenções de veículos',
    wrap: 'filtro',
    procedure: fleetRouter.repairs,
    answer: page('relatorio_veiculo_manutencao'),
  }),
  route({
    method: 'GET',
    path: '/v1/frota/alertas',
    summary: 'Consulta o que vence ou espera decisão na frota',
    procedure: fleetRouter.alerts,
    answer: under('frota_alertas'),
  }),
  route({
    method: 'GET',
    path: '/v1/frota/custos',
    summary: 'Consulta os custos por veículo em um período',
    procedure: fleetRouter.costs,
    takes: periodForm(costInput),
    answer: under('frota_custos'),
  }),
  route({
    method: 'GET',
    path: '/v1/frota/custos/totais',
    summary: 'Consulta os custos de um período, ao lado dos dias com que se compara',
    procedure: fleetRouter.costTotals,
    takes: periodForm(costTotalsInput),
    answer: under('frota_custos_totais'),
  }),
])

export const fleetRoutes = [
  ...entity('/v1/veiculos', 'veiculo', ['o veículo', 'os veículos'], vehicleRouter),
  ...entity('/v1/motorista', 'motorista', ['o motorista', 'os motoristas'], driverRouter),
  ...entity(
    '/v1/locadoras/veicular',
    'locadora',
    ['a locadora de veículos', 'as locadoras de veículos'],
    rentalCompanyRouter,
  ),
  ...entity(
    '/v1/veiculo/locacao',
    'locacao',
    ['a locação de veículo', 'as locações de veículos'],
    rentalRouter,
  ),
  ...entity(
    '/v1/veiculo/manutencao',
    'manutencao_veiculo',
    ['a manutenção de veículo', 'as manutenções de veículos'],
    vehicleMaintenanceRouter,
  ),
  ...entity(
    '/v1/veiculo/incidente',
    'incidente_veiculo',
    ['o incidente com veículo', 'os incidentes com veículos'],
    vehicleIncidentRouter,
  ),
  ...entity('/v1/veiculo/multa', 'multa', ['a multa', 'as multas'], fineRouter),
  ...entity(
    '/v1/veiculo/abastecimento',
    'abastecimento',
    ['o abastecimento', 'os abastecimentos'],
    fuelRouter,
  ),
  ...calls,
]
