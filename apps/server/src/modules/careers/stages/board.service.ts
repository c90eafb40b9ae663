import type { BoardInput } from '@intranet/contract/careers/applicants'
import { boardStages } from '@intranet/contract/careers/stage-moves'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { withOptions } from '../vacancy-questions/asked-question.queries.ts'
import { rightsOf } from './application-scope.ts'
import { boardCards, countByStage, findVacancyHead, runningRescore } from './applicant.queries.ts'

/** The board of a vacancy: its columns with their first cards, or more cards of one of them. */
export async function readBoard(db: Database, actor: Actor, input: BoardInput) {
  const { gestor_vaga, perguntas, ...vaga } = found(await findVacancyHead(db, actor, input.id_vaga))
  const [counts, cards, running] = await Promise.all([
    countByStage(db, actor, input),
    boardCards(db, actor, input),
    runningRescore(db, input.id_vaga),
  ])
  const stages = input.etapa ? [input.etapa] : boardStages
  return {
    vaga,
    direitos: rightsOf(actor, gestor_vaga),
    perguntas: perguntas.map(withOptions),
    colunas: stages.map((etapa) => ({
      etapa,
      total: counts.find((count) => count.etapa === etapa)?.total ?? 0,
      cartoes: cards.filter((card) => card.etapa === etapa),
    })),
    repontuacao: running ?? null,
  }
}
