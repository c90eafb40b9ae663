/** Whose history of this module's tables an actor may see. */
import { among, groupWide, ofProvider, keysOfParts, type HistoryRules } from '../../../platform/history.ts'
import { seenDriver } from './driver.queries.ts'
import { readDriver } from './driver.service.ts'
import { historyOfVehicle, ofSeenVehicle } from './vehicle-scope.ts'

export const fleetHistory: HistoryRules = {
  locadora: groupWide,
  veiculo: ofProvider('veiculo'),
  veiculo_chave: historyOfVehicle('veiculo_chave'),
  motorista: {
    scope: (actor, id) => among('motorista', id, seenDriver(actor, 'x')),
    recordReading: readDriver,
  },
  incidente_veiculo: historyOfVehicle('incidente_veiculo'),
  manutencao_veiculo: historyOfVehicle('manutencao_veiculo'),
  locacao: historyOfVehicle('locacao'),
  multa: historyOfVehicle('multa'),
  // Read by its fine's id.
  multa_termo: {
    scope: (actor, id) => among('multa', id, ofSeenVehicle(actor, 'x.id_veiculo')),
    parts: keysOfParts('multa_termo', 'id_multa'),
  },
  abastecimento: historyOfVehicle('abastecimento'),
}
