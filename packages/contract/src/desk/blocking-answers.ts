/** What the procedures of blocking rules, their exceptions and simulations answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { criterionList } from './blocking-criteria.ts'
import { blockingTypes, changes, criterionFields, operators, reasons, results } from './blocking-options.ts'
import { ruleList, simulationItemList } from './blocking-rules.ts'

export const ruleRow = rowOf(ruleList, {
  tipo: z.enum(blockingTypes),
  valor_minimo: money,
  simulada_em: moment.nullable(),
  dias_semana: z.array(z.int()),
})

export const criterionRow = rowOf(criterionList, {
  campo: z.enum(criterionFields),
  operador: z.enum(operators),
  valor: z.array(z.string()),
  validade_inicio: z.string().nullable(),
  validade_fim: z.string().nullable(),
})

const criterionInForce = z.strictObject({
  id: recordId,
  campo: z.enum(criterionFields),
  operador: z.enum(operators),
  valor: z.array(z.string()),
})
/** The active rules with their criteria of today, for the ERP's own job: nothing is blocked by us. */
export const rulesInForce = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    sistema: z.string(),
    tipo: z.enum(blockingTypes),
    dias_atraso: z.int(),
    valor_minimo: money,
    qtd_faturas_min: z.int(),
    horario: z.string(),
    dias_semana: z.array(z.int()),
    respeita_feriado: z.boolean(),
    dias_notificacao: z.int(),
    criterios: z.array(criterionInForce),
  }),
)

export const simulationAnswer = z.strictObject({
  id: recordId,
  id_regra: recordId,
  regra: z.string(),
  data: z.string(),
  executada_em: moment,
  /** When the copy of the customers in arrears was made. */
  copia_em: moment.nullable(),
  anterior_em: moment.nullable(),
  usuario: z.string().nullable(),
  total_avaliados: z.int(),
  total_bloqueio: z.int(),
  total_excecao: z.int(),
  total_fora: z.int(),
  total_entraram: z.int(),
  total_sairam: z.int(),
  valor_aberto: money,
})
export const lastSimulation = simulationAnswer.nullable()

export const simulationItemRow = rowOf(simulationItemList, {
  cidade: z.string().nullable(),
  valor_aberto: money,
  resultado: z.enum(results),
  porque: z.enum(reasons),
  id_criterio: recordId.nullable(),
  detalhe: z.string().nullable(),
  mudanca: z.enum(changes).nullable(),
})

export const arrearsCopies = z.array(
  z.strictObject({
    id_empresa: recordId,
    empresa: z.string(),
    /** The last whole copy; null before the first one. */
    concluida_em: moment.nullable(),
    clientes: z.int(),
    faturas: z.int(),
    atualizando: z.boolean(),
    erro: z.string().nullable(),
  }),
)
