/** What the procedures of vacancies answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import {
  contractTypes,
  openStages,
  pcdKinds,
  sourceTypes,
  vacancyLicences,
  vacancyStates,
  workModels,
} from './career-options.ts'
import { vacancyList } from './vacancies.ts'

const day = z.string()
const closed = {
  tipo_contrato: z.enum(contractTypes),
  modalidade: z.enum(workModels),
  situacao: z.enum(vacancyStates),
}

export const vacancyRow = rowOf(vacancyList, {
  gestor_vaga: z.string().nullable(),
  ...closed,
  data_inicio: day,
  data_fim: day.nullable(),
}).omit({ sistema: true })

/** What anybody reads of a vacancy. */
const shown = {
  id: recordId,
  titulo_vaga: z.string(),
  id_empresa: recordId,
  empresa: z.string(),
  sistema: z.string(),
  id_logo: z.string().nullable(),
  departamento: z.string(),
  cidade: z.string(),
  uf: z.string(),
  tipo_contrato: closed.tipo_contrato,
  modalidade: closed.modalidade,
  vagas: z.int(),
  pcd: z.enum(pcdKinds),
  interna: z.boolean(),
  publicada_em: moment,
}
export const publicVacancyCard = z.strictObject({ ...shown, inscrito: z.boolean() })
export const publicVacanciesAnswer = z.strictObject({ total: z.int(), dados: z.array(publicVacancyCard) })

const named = z.strictObject({ id: recordId, nome: z.string(), vagas: z.int() })
/** What the open vacancies may be narrowed by, with how many there are of each. */
export const vacancyChoicesAnswer = z.strictObject({
  empresas: z.array(named.extend({ sistema: z.string() })),
  cidades: z.array(named.extend({ uf: z.string() })),
  departamentos: z.array(named),
})

/** How long the provider's last hirings took: days of each stage and of all together; none below ten hirings. */
export const hiringPathAnswer = z.strictObject({
  contratacoes: z.int(),
  etapas: z.array(z.strictObject({ etapa: z.enum(openStages), dias: z.number() })),
  total: z.number().nullable(),
})
export type HiringPath = z.output<typeof hiringPathAnswer>

export const publicVacancyAnswer = z.strictObject({
  ...shown,
  /** The hue of the provider's colours. */
  matiz: z.int(),
  cargo: z.string(),
  descricao: z.string(),
  requisitos: z.string(),
  beneficios: z.string().nullable(),
  viagem: z.boolean(),
  cnh_categoria: z.enum(vacancyLicences).nullable(),
  /** Null where the vacancy does not show it. */
  faixa_min: money.nullable(),
  faixa_max: money.nullable(),
  data_inicio: day,
  data_fim: day.nullable(),
  /** Whether the signed-in person has applied. */
  inscrito: z.boolean(),
})

export const vacancyGetAnswer = z.strictObject({
  id: recordId,
  titulo_vaga: z.string(),
  vagas: z.int(),
  contratados: z.int(),
  inscritos: z.int(),
  id_empresa: recordId,
  empresa: z.string(),
  id_departamento: recordId,
  departamento: z.string(),
  id_setor: recordId.nullable(),
  setor: z.string().nullable(),
  id_cargo: recordId,
  cargo: z.string(),
  id_gestor: recordId,
  gestor_vaga: z.string().nullable(),
  id_cidade: recordId,
  cidade: z.string(),
  descricao: z.string(),
  requisitos: z.string(),
  beneficios: z.string().nullable(),
  ...closed,
  viagem: z.boolean(),
  cnh_categoria: z.enum(vacancyLicences).nullable(),
  pcd: z.enum(pcdKinds),
  faixa_min: money.nullable(),
  faixa_max: money.nullable(),
  exibir_faixa: z.boolean(),
  interna: z.boolean(),
  data_inicio: day,
  data_fim: day.nullable(),
  ativo: z.boolean(),
  publicada_em: moment.nullable(),
  encerrada_em: moment.nullable(),
  id_usuario: recordId.nullable(),
  id_desligamento: recordId.nullable(),
  created_at: moment,
  updated_at: moment,
  /** Whether the asking person may change it, and move it between its states. */
  edita: z.boolean(),
  gere: z.boolean(),
})

export const vacancyStepAnswer = z.strictObject({
  id: recordId,
  situacao: closed.situacao,
  updated_at: moment,
})

const source = z.strictObject({
  id: recordId,
  tipo: z.enum(sourceTypes),
  nome: z.string(),
  codigo: z.string(),
  url: z.string(),
  ativo: z.boolean(),
})
/** Views, applications and people hired by where they came from. */
export const vacancySourcesAnswer = z.array(
  source.extend({
    visitas: z.int(),
    candidaturas: z.int(),
    contratados: z.int(),
    created_at: moment,
  }),
)
export const createdSourcesAnswer = z.array(source)
export const ownSourceAnswer = source
