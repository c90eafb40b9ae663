import type { VerifyLeadInput } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { searchCounted } from '../customers/customer-guessing.service.ts'
import { verifyLead } from './lead-verify.queries.ts'

/** What is known of a person before a lead is made. External sellers know customers masked: their questions count. */
export const verifyForLead = (deps: Deps, db: Database, actor: Actor, input: VerifyLeadInput) =>
  searchCounted({
    deps,
    db,
    actor,
    asked: input,
    run: () => verifyLead(db, actor, input),
    isMiss: ({ clientes }) => clientes.length === 0,
  })
