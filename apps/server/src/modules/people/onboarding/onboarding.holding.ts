import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Onboardings in use that the person made. */
export const onboardingHoldings: readonly HoldingSource[] = [
  {
    tipo: 'onboarding',
    columns: ['onboarding_onboarding.id_usuario'],
    of: (
      id,
    ) => sql`select 'onboarding_onboarding:' || id, titulo, '/human-resources/onboarding/edit/' || id from onboarding_onboarding
      where id_usuario = ${id} and (status or aguarda_ativacao)`,
  },
]
