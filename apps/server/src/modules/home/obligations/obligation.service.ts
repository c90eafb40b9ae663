import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { readObligations, type ObligationKind } from '../../../platform/obligations.ts'
import { handbookReading } from '../../content/handbook/handbook.obligation.ts'
import { newsReading } from '../../content/news/news.obligation.ts'
import { documentExpiry, documentSigning } from '../../people/documents/document.obligation.ts'
import { onboardingActivation, onboardingReading } from '../../people/onboarding/onboarding.obligation.ts'
import { personalDataRequest } from '../../people/personal-data/request.obligation.ts'
import { shutdownStep } from '../../people/shutdowns/shutdown.obligation.ts'

/** Every kind that a module declares. */
export const obligationKinds: readonly ObligationKind[] = [
  newsReading,
  handbookReading,
  documentSigning,
  documentExpiry,
  onboardingReading,
  onboardingActivation,
  shutdownStep,
  personalDataRequest,
]

/** What waits for a person until they did it. */
export const obligationsOf = (db: Database, actor: Actor) => readObligations(db, actor, obligationKinds)
