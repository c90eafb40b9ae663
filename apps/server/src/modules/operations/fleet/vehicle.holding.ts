import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { passKey, passVehicle } from './vehicle-hand-over.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

const manages = holds('frota', 'manage')

export const fleetHoldings: readonly HoldingSource[] = [
  {
    tipo: 'veiculo',
    columns: ['veiculo.id_motorista'],
    of: (id) =>
      sql`select 'veiculo:' || v.id, v.placa || ' · ' || v.modelo, '/fleet/vehicle/edit/' || v.id from veiculo v
        join motorista m on m.id = v.id_motorista where m.id_usuario = ${id}`,
    pass: { may: manages, one: (by, line) => passVehicle(by, line) },
    receive: { may: manages, one: (by, line) => passVehicle(by, line) },
  },
  {
    tipo: 'chave',
    columns: ['veiculo_chave.id_funcionario'],
    of: (id) =>
      sql`select 'veiculo_chave:' || k.id, k.nome || ' de ' || v.placa, '/fleet/vehicle/edit/' || v.id || '?aba=chaves' from veiculo_chave k
        join veiculo v on v.id = k.id_veiculo where k.id_funcionario = ${id}`,
    pass: { may: manages, one: (by, line) => passKey(by, line) },
    receive: { may: manages, one: (by, line) => passKey(by, line) },
  },
  {
    tipo: 'multa',
    columns: ['multa.id_motorista'],
    of: (id) =>
      sql`select 'multa:' || f.id, f.auto_infracao || ' de ' || v.placa, '/fleet/fines/edit/' || f.id from multa f
        join veiculo v on v.id = f.id_veiculo join motorista m on m.id = f.id_motorista
        where m.id_usuario = ${id} and f.situacao not in ('paga', 'cancelada')`,
  },
]
