/** Which movements an application may make, and by whom. See docs/hiring.md#stages. */
import { endStages, isOpenStage, openStages, stages, type Stage } from './career-options.ts'

/** What somebody may do in a vacancy. */
export interface StageRights {
  /** Manager of the talent bank or of HR. */
  gere: boolean
  /** The vacancy's own manager. */
  gestor_vaga: boolean
}

/** What no role changes: who withdrew decided that themselves, and ends do not follow ends. */
function mayFollow(de: Stage, para: Stage): boolean {
  if (de === para || de === 'desistente') return false
  if (isOpenStage(de) || isOpenStage(para)) return true
  return de !== 'contratado' && para !== 'contratado' && para !== 'desistente'
}

/**
 * Whether somebody may move an application. Managers do it in any direction; the vacancy's own manager only to and from
 * the interview they hold, and never to a contract.
 */
export function mayMove({ gere, gestor_vaga }: StageRights, de: Stage, para: Stage): boolean {
  if (!mayFollow(de, para)) return false
  if (gere) return true
  if (!gestor_vaga || para === 'contratado' || para === 'desistente' || !isOpenStage(de)) return false
  return de === 'entrevista_gestor' || para === 'entrevista_gestor'
}

/** The stages that somebody may move an application to. */
export const movesFrom = (rights: StageRights, de: Stage): Stage[] =>
  stages.filter((para) => mayMove(rights, de, para))

/** The columns of a board, in its order. */
export const boardStages: readonly Stage[] = [...openStages, ...endStages]
