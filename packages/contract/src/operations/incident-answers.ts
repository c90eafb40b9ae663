/** What the procedures of incidents answer. */
import * as z from 'zod'
import { moment, rowOf, savedWithWarnings } from '../answer.ts'
import { recordId } from '../record.ts'
import { incidentNewsKinds, incidentPriorities, incidentStates } from './incident-options.ts'
import { incidentList } from './incidents.ts'

export const incidentRow = rowOf(incidentList, {
  color: z.string(),
  icone: z.string(),
  programada: z.boolean(),
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  autor: z.string().nullable(),
  prioridade: z.enum(incidentPriorities),
  situacao: z.enum(incidentStates),
  previsao: moment.nullable(),
  fim: moment.nullable(),
  /** None while it lasts. */
  duracao: z.int().nullable(),
  afeta: z.enum(['cidade', 'departamento', 'provedor']).nullable(),
  /** Whether the caller may edit it and change its state. */
  editavel: z.boolean(),
})

export const incidentGetAnswer = incidentRow.extend({
  descricao: z.string(),
  solucao: z.string().nullable(),
  motivo: z.string().nullable(),
  reaberturas: z.int(),
  cidades: z.array(z.strictObject({ id: recordId, nome: z.string(), uf: z.string() })),
  bairros: z.array(z.string()),
  andamentos: z.array(
    z.strictObject({
      id: recordId,
      texto: z.string(),
      situacao_de: z.enum(incidentStates).nullable(),
      situacao_para: z.enum(incidentStates).nullable(),
      usuario: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  segue: z.boolean(),
  /** People who were notified, and how many of them have read it. */
  avisados: z.int(),
  lidos: z.int(),
})

export const incidentReadersAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string().nullable(), lido_em: moment.nullable() }),
)

/** What a write warns of: it was stored all the same. */
const warned = { avisos: z.array(z.string()) }
export const incidentCreateAnswer = z.array(z.strictObject({ id: recordId, ...warned }))
export const incidentSavedAnswer = savedWithWarnings
export const incidentStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(incidentStates),
  updated_at: moment,
})
export const incidentAddUpdateAnswer = z.strictObject({ id: recordId })
export const incidentFollowAnswer = z.strictObject({ id: recordId, segue: z.boolean() })

/** A line of the bell. */
export const incidentLinesAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_incidente: recordId,
    tipo: z.enum(incidentNewsKinds),
    texto: z.string(),
    created_at: moment,
  }),
)
export const incidentUnreadAnswer = z.strictObject({ total: z.int() })
export const incidentMarkReadAnswer = z.array(
  z.strictObject({ id_incidente: recordId, id_usuario: recordId }),
)
export const incidentMarkAllReadAnswer = z.strictObject({ lidas: z.int() })

const shortIncident = z.strictObject({
  id: recordId,
  titulo: z.string(),
  color: z.string(),
  icone: z.string(),
  prioridade: z.enum(incidentPriorities),
  situacao: z.enum(incidentStates),
  inicio: moment,
  previsao: moment.nullable(),
  abrangencia: z.string(),
})
export const incidentStripAnswer = z.strictObject({
  /** All that is open: the lists below are the first few. */
  total: z.int(),
  abertos: z.array(shortIncident),
  /** Planned work that has not ended yet. */
  programados: z.array(shortIncident),
})
export const incidentSimilarAnswer = z.strictObject({
  incidentes: z.array(
    z.strictObject({ id: recordId, titulo: z.string(), situacao: z.enum(incidentStates), inicio: moment }),
  ),
  perguntas: z.array(z.strictObject({ id: recordId, pergunta: z.string() })),
})

const counted = z.array(z.strictObject({ nome: z.string(), total: z.int() }))
export const incidentFiguresAnswer = z.strictObject({
  abertos: z.int(),
  em_tratamento: z.int(),
  resolvidos: z.int(),
  /** Minutes from beginning to end of what was resolved; null when nothing was. */
  tempo_medio: z.int().nullable(),
  reabertos: z.int(),
  /** Customers times minutes without service; null where nobody could be counted. */
  minutos_cliente: z.int().nullable(),
  por_categoria: counted,
  por_abrangencia: counted,
  /** By the Monday that a week begins with. */
  por_semana: counted,
  por_prioridade: counted,
  mais_longos: z.array(
    z.strictObject({
      id: recordId,
      titulo: z.string(),
      categoria: z.string(),
      abrangencia: z.string(),
      situacao: z.enum(incidentStates),
      inicio: z.string(),
      duracao: z.int().nullable(),
    }),
  ),
  /** The same of the days before; null where nothing is compared. */
  comparacao: z
    .strictObject({
      inicio: z.string(),
      fim: z.string(),
      resolvidos: z.int(),
      tempo_medio: z.int().nullable(),
      reabertos: z.int(),
      minutos_cliente: z.int().nullable(),
      por_prioridade: counted,
    })
    .nullable(),
})
