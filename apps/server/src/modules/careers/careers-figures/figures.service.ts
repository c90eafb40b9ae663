import { originLabels, stageLabels, type Origin, type Stage } from '@intranet/contract/careers/career-options'
import type { CareersDashboardInput } from '@intranet/contract/careers/figures'
import { comparedDays, type Days } from '@intranet/contract/comparison'
import { SMALLEST_GROUP } from '@intranet/contract/people/hr-reports-options'
import { genderLabels, type Gender } from '@intranet/contract/personal-options'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { monthOf } from '../../people/hr-reports/report-period.ts'
import { readFigures, type Counted } from './figures.queries.ts'

/** Of gender, a number about fewer than five people is not shown (docs/hiring.md#dashboard). Zero is about nobody. */
const hidden = (total: number) => (total > 0 && total < SMALLEST_GROUP ? null : total)

const called = (groups: readonly Counted[], words: Readonly<Record<string, string>> = {}) =>
  groups.map(({ nome, total }) => ({ nome: words[nome] ?? nome, total }))

const genders: Record<Gender | '-', string> = { ...genderLabels, '-': 'Não informado' }

async function readBefore(db: Database, actor: Actor, { de, ate }: Days, id_empresa: number | undefined) {
  const figures = await readFigures(db, actor, { inicio: de, fim: ate, id_empresa })
  const { candidaturas, contratacoes, dias_contratacao, funil } = figures
  return {
    inicio: de,
    fim: ate,
    candidaturas,
    contratacoes,
    dias_contratacao,
    funil: funil.map(({ total }) => total),
  }
}

/** The days asked for. A missing end is that of the current month, or of the other end's month where it would not fit. */
function askedDays({ inicio, fim }: CareersDashboardInput): { inicio: string; fim: string } {
  const month = monthOf(todayInBrazil())
  const first = inicio ?? (fim && fim < month.from ? monthOf(fim).from : month.from)
  return { inicio: first, fim: fim ?? (first > month.to ? monthOf(first).to : month.to) }
}

/** The dashboard of a period, the current month where none is asked for. */
export async function readDashboard(db: Database, actor: Actor, input: CareersDashboardInput) {
  const { id_empresa, comparar } = input
  const { inicio, fim } = askedDays(input)
  const figures = await readFigures(db, actor, { inicio, fim, id_empresa })
  const before = comparedDays({ de: inicio, ate: fim }, comparar, todayInBrazil())?.before
  return {
    inicio,
    fim,
    vagas_abertas: figures.vagas_abertas,
    lugares_abertos: figures.lugares_abertos,
    candidaturas: figures.candidaturas,
    contratacoes: figures.contratacoes,
    dias_contratacao: figures.dias_contratacao,
    dias_resposta: figures.dias_resposta,
    funil: figures.funil.map(({ etapa, total }) => ({ etapa: stageLabels[etapa as Stage], total })),
    origens: called(figures.origens, originLabels satisfies Record<Origin, string>),
    cidades: called(figures.cidades),
    generos: called(figures.generos, genders).map(({ nome, total }) => ({ nome, total: hidden(total) })),
    comparacao: before ? await readBefore(db, actor, before, id_empresa) : null,
  }
}
