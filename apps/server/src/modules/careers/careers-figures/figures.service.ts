import { originLabels, stageLabels, type Origin, type Stage } from '@intranet/contract/careers/career-options'
import type { CareersDashboardInput } from '@intranet/contract/careers/figures'
import { SMALLEST_GROUP } from '@intranet/contract/people/hr-reports-options'
import { genderLabels, type Gender } from '@intranet/contract/personal-options'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { monthOf } from '../../people/hr-reports/report-period.ts'
import { readFigures, type Counted } from './figures.queries.ts'

/** A number about fewer than five people is not told. Zero is about nobody. */
const hidden = (total: number) => (total > 0 && total < SMALLEST_GROUP ? null : total)

const told = (groups: readonly Counted[], words: Readonly<Record<string, string>> = {}) =>
  groups.map(({ nome, total }) => ({ nome: words[nome] ?? nome, total: hidden(total) }))

const genders: Record<Gender | '-', string> = { ...genderLabels, '-': 'Não informado' }

/** The dashboard of a period, the current month where none is asked for. */
export async function readDashboard(db: Database, actor: Actor, input: CareersDashboardInput) {
  const month = monthOf(todayInBrazil())
  const { inicio = month.from, fim = month.to, id_empresa } = input
  const figures = await readFigures(db, actor, { inicio, fim, id_empresa })
  return {
    inicio,
    fim,
    vagas_abertas: figures.vagas_abertas,
    lugares_abertos: figures.lugares_abertos,
    candidaturas: hidden(figures.candidaturas),
    contratacoes: hidden(figures.contratacoes),
    dias_contratacao: figures.contratacoes >= SMALLEST_GROUP ? figures.dias_contratacao : null,
    funil: figures.funil.map(({ etapa, total }) => ({
      etapa: stageLabels[etapa as Stage],
      total: hidden(total),
    })),
    origens: told(figures.origens, originLabels satisfies Record<Origin, string>),
    cidades: told(figures.cidades),
    generos: told(figures.generos, genders),
  }
}
