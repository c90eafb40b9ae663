/** The dashboard of careers and the report of vacancies. See docs/hiring.md#dashboard. */
import * as z from 'zod'
import { date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { compared } from '../provider-figures.ts'
import { recordId } from '../record.ts'
import { isoDate } from '../validators.ts'

export const careersDashboardInput = z
  .strictObject({
    inicio: isoDate.optional(),
    fim: isoDate.optional(),
    id_empresa: recordId.optional(),
    comparar: compared,
  })
  .prefault({})
  .refine(({ inicio, fim }) => !inicio || !fim || inicio <= fim, {
    path: ['fim'],
    message: form.endBeforeStart,
  })
export type CareersDashboardInput = z.output<typeof careersDashboardInput>

const group = z.strictObject({ nome: z.string(), total: z.int() })
export const careersDashboardAnswer = z.strictObject({
  inicio: z.string(),
  fim: z.string(),
  vagas_abertas: z.int(),
  lugares_abertos: z.int(),
  candidaturas: z.int(),
  contratacoes: z.int(),
  /** Days from the application to the contract, on average; null without a contract. */
  dias_contratacao: z.number().nullable(),
  /** Days from the application to our first mail about it, the median; null where nobody was written. */
  dias_resposta: z.number().nullable(),
  /** How many got as far as each stage. */
  funil: z.array(z.strictObject({ etapa: z.string(), total: z.int() })),
  origens: z.array(group),
  cidades: z.array(group),
  /** Null where it is fewer than five people, shown as "<5" (docs/hiring.md#dashboard). */
  generos: z.array(z.strictObject({ nome: z.string(), total: z.int().nullable() })),
  /** The same of the days before, the stages in their order; null where nothing is compared. */
  comparacao: z
    .strictObject({
      inicio: z.string(),
      fim: z.string(),
      candidaturas: z.int(),
      contratacoes: z.int(),
      dias_contratacao: z.number().nullable(),
      funil: z.array(z.int()),
    })
    .nullable(),
})

export const vacancyReport = listOf('-data_inicio', {
  id: number(),
  id_empresa: number(undefined, false),
  titulo_vaga: text('Título da vaga'),
  vagas: number('Vagas'),
  cidade: text('Cidade'),
  gestor_vaga: text('Gestor da vaga'),
  data_inicio: date('Data de início'),
  situacao: text(undefined, false),
})
export type VacancyReportInput = z.output<typeof vacancyReport.input>
export const vacancyReportRow = z.strictObject({
  id: recordId,
  titulo_vaga: z.string(),
  vagas: z.int(),
  cidade: z.string(),
  gestor_vaga: z.string().nullable(),
  data_inicio: z.string(),
})
