import { vehicleCalendarInput } from '@intranet/contract/operations/vehicle-requests'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { deleted, inserted, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { fineRouter } from '../fleet/fine.router.ts'
import { vehicleMaintenanceRouter } from '../fleet/maintenance.router.ts'
import { vehicleIncidentRouter } from '../fleet/vehicle-incident.router.ts'
import { vehicleRequestRouter } from './vehicle-request.router.ts'

const routers = {
  vehicleRequests: vehicleRequestRouter,
  vehicleMaintenance: vehicleMaintenanceRouter,
  vehicleIncidents: vehicleIncidentRouter,
  fines: fineRouter,
}
const tag = 'Solicitações'
const path = '/v1/solicitacao/veiculo'
const table = 'solicitacao_veiculo'
const one = `${path}/:id`

export const requestRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path,
      summary: 'Lista as solicitações de veículo: as próprias e, para a frota, as dos seus provedores',
      procedure: vehicleRequestRouter.list,
      answer: page(table),
    }),
    route({
      method: 'POST',
      path,
      summary: 'Solicita um veículo',
      procedure: vehicleRequestRouter.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: one,
      summary: 'Consulta uma solicitação de veículo',
      procedure: vehicleRequestRouter.get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'PUT',
      path: one,
      summary: 'Altera uma solicitação pendente',
      procedure: vehicleRequestRouter.update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: one,
      summary: 'Exclui uma solicitação própria ainda pendente',
      procedure: vehicleRequestRouter.remove,
      answer: deleted(table),
    }),
    route({
      method: 'POST',
      path: `${one}/situacao`,
      summary: 'Aprova, recusa ou cancela uma solicitação',
      procedure: vehicleRequestRouter.changeState,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${one}/espera`,
      summary: 'Entra na lista de espera, ou sai dela',
      procedure: vehicleRequestRouter.wait,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${one}/saida`,
      summary: 'Registra a saída do veículo com o checklist',
      procedure: vehicleRequestRouter.checkOut,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${one}/retorno`,
      summary: 'Registra o retorno do veículo com o checklist',
      procedure: vehicleRequestRouter.checkIn,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${path}/calendario`,
      summary: 'Lista os veículos e as reservas entre dois dias',
      wrap: 'flat',
      procedure: vehicleRequestRouter.calendar,
      takes: periodForm(vehicleCalendarInput),
      answer: under('calendario_veiculo'),
    }),
    route({
      method: 'GET',
      path: `${path}/incidente`,
      summary: 'Lista os próprios incidentes com veículos',
      procedure: vehicleIncidentRouter.listOwn,
      answer: page('incidente_veiculo'),
    }),
    route({
      method: 'POST',
      path: `${path}/incidente`,
      summary: 'Registra um incidente com um veículo próprio ou reservado',
      procedure: vehicleIncidentRouter.report,
      answer: inserted('incidente_veiculo'),
    }),
    route({
      method: 'GET',
      path: `${path}/manutencao`,
      summary: 'Lista as próprias solicitações de manutenção',
      procedure: vehicleMaintenanceRouter.listOwn,
      answer: page('manutencao_veiculo'),
    }),
    route({
      method: 'POST',
      path: `${path}/manutencao`,
      summary: 'Solicita a manutenção de um veículo próprio ou reservado',
      procedure: vehicleMaintenanceRouter.request,
      answer: inserted('manutencao_veiculo'),
    }),
    route({
      method: 'GET',
      path: `${path}/multa`,
      summary: 'Lista as próprias multas',
      procedure: fineRouter.listOwn,
      answer: page('multa'),
    }),
  ]),
]
