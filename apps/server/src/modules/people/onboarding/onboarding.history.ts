/** Whose history of this module's tables an actor may see. */
import type { HistoryTable } from '@intranet/contract/history-tables'
import { among, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { readable } from './onboarding-scope.ts'

const readableRows = (table: HistoryTable, shared = true): HistoryRule => ({
  scope: (actor, id) => among(table, id, readable(actor, 'x', shared)),
})
const ofOnboarding = readableRows('onboarding_onboarding', false)
const ofTrail = readableRows('onboarding_trilha')

export const onboardingHistory: HistoryRules = {
  onboarding_onboarding: ofOnboarding,
  onboarding_onboarding_trilha: ofOnboarding,
  onboarding_trilha: ofTrail,
  onboarding_trilha_conteudo: ofTrail,
  onboarding_conteudo: readableRows('onboarding_conteudo'),
}
