/** What the procedures of shutdown answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { holdingKinds, lineOutcomes, noticeKinds, shutdownStates, shutdownTypes } from './shutdown-options.ts'
import { shutdownList } from './shutdowns.ts'

export const shutdownRow = rowOf(shutdownList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id_departamento: recordId.nullable(),
  departamento: z.string().nullable(),
  funcionario: z.string().nullable(),
  tipo: z.enum(shutdownTypes),
  data_desligamento: z.string(),
  data_solicitacao: z.string(),
  solicitante: z.string().nullable(),
  situacao: z.enum(shutdownStates),
})

export const shutdownGetAnswer = shutdownRow.extend({
  mudavel: z.boolean(),
  decide: z.boolean(),
  data_admissao: z.string().nullable(),
  data_aviso: z.string().nullable(),
  efetivado_em: moment.nullable(),
  id_aprovador: recordId.nullable(),
  justificativa: z.string().nullable(),
  parecer: z.string().nullable(),
  recontrataria: z.boolean(),
  substituicao: z.boolean(),
  motivo: z.string().nullable(),
  aviso_previo: z.enum(noticeKinds),
  entrevista: z.string().nullable(),
  aprovador: z.string().nullable(),
  /** What a vacancy for the substitute begins with. */
  id_setor: recordId.nullable(),
  id_cargo: recordId.nullable(),
  cargo: z.string().nullable(),
  id_gestor: recordId.nullable(),
  /** That vacancy, once it is there. */
  id_vaga: recordId.nullable(),
  itens: z.array(
    z.strictObject({ item: z.string(), feito_em: z.string().nullable(), por: z.string().nullable() }),
  ),
})

export const shutdownHoldingsAnswer = z.array(
  z.strictObject({
    tipo: z.enum(holdingKinds),
    registro: z.string(),
    descricao: z.string(),
    rota: z.string().nullable(),
    /** Ends with the person's access; it keeps no shutdown open. */
    encerra: z.boolean(),
    /** Signed off by HR: it keeps no shutdown open either. */
    baixa: z
      .strictObject({ id: recordId, observacao: z.string(), por: z.string().nullable(), created_at: moment })
      .nullable(),
    /** Whether who asks may hand it over to somebody, or receive it back. */
    passa: z.boolean(),
    recebe: z.boolean(),
  }),
)

/** How many lines left the person, and how many wait for their signature. */
export const shutdownLinesAnswer = z.strictObject({ alterados: z.int(), a_assinar: z.int() })

/** What became of each line when the shutdown was carried out; nothing before. */
export const shutdownOutcomeAnswer = z.array(
  z.strictObject({
    tipo: z.enum(holdingKinds),
    registro: z.string(),
    descricao: z.string(),
    rota: z.string().nullable(),
    destino: z.enum(lineOutcomes),
    /** Who has it since then. */
    para: z.string().nullable(),
  }),
)

export const shutdownPeopleAnswer = z.array(z.strictObject({ id: recordId, nome: z.string().nullable() }))

export const shutdownStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(['efetivado', 'em_analise', 'aprovado', 'recusado', 'cancelado']),
})

export const shutdownCheckAnswer = z.strictObject({
  id: recordId,
  item: z.enum([
    'entrevista',
    'equipamentos',
    'cracha',
    'responsabilidades',
    'exame',
    'documentos',
    'acessos_externos',
  ]),
  feito: z.boolean(),
})
