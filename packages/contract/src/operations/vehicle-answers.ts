/** What the procedures of vehicles answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { cnhType } from '../validators.ts'
import { fuels, ownerships, vehicleStates, vehicleTypes } from './fleet-options.ts'
import { vehicleList } from './vehicles.ts'

export const vehicleRow = rowOf(vehicleList, {
  id_cidade: recordId.nullable(),
  cidade: z.string().nullable(),
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  tipo: z.enum(vehicleTypes),
  propriedade: z.enum(ownerships),
  situacao: z.enum(vehicleStates),
})

export const vehicleGetAnswer = vehicleRow.extend({
  renavam: z.string(),
  chassi: z.string().nullable(),
  ano_fabricacao: z.int(),
  cor: z.string().nullable(),
  combustivel: z.enum(fuels),
  id_locadora: recordId.nullable(),
  categoria_exigida: cnhType,
  lugares: z.int(),
  vencimento_licenciamento: z.string().nullable(),
  vencimento_seguro: z.string().nullable(),
  proxima_revisao_data: z.string().nullable(),
  proxima_revisao_km: z.int().nullable(),
  foto: z.string().nullable(),
})

export const vehicleOptionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    placa: z.string(),
    modelo: z.string(),
    km_atual: z.int(),
    situacao: z.enum(vehicleStates),
  }),
)

export const vehicleDriversAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_motorista: recordId,
    motorista: z.string().nullable(),
    inicio: moment,
    fim: moment.nullable(),
    km_inicio: z.int(),
    km_fim: z.int().nullable(),
  }),
)

export const vehicleKeysAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_veiculo: recordId,
    nome: z.string(),
    id_funcionario: recordId.nullable(),
    funcionario: z.string().nullable(),
    entregue_em: moment.nullable(),
    updated_at: moment,
  }),
)

export const vehicleStepAnswer = z.strictObject({ id: recordId, situacao: z.enum(vehicleStates) })
