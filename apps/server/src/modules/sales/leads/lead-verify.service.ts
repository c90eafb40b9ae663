import type { VerifyLeadInput } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { searchCounted } from '../customers/customer-guessing.service.ts'
import { verifyLead } from './lead-verify.queries.ts'

/**
 * What is known about a person before a lead is created. External sellers see customers masked: their look-ups are
 * counted.
 */
export const verifyForLead = (deps: Deps, db: Database, actor: Actor, input: VerifyLeadInput) =>
  searchCounted({
    deps,
    db,
    actor,
    asked: input,
    run: () => verifyLead(db, actor, input),
    isMiss: ({ clientes }) => clientes.length === 0,
  })
