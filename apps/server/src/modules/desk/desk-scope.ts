/** Who works in the desk of a provider, and who asks for refunds there. */
import type { RawBuilder } from 'kysely'
import { holdsRoleFor } from '../../platform/role-holders.ts'

/** Whether a person may work on items of a provider's desk now; the two parameters are columns. */
export const worksInDesk = (person: string, provider: string): RawBuilder<boolean> =>
  holdsRoleFor(['backoffice:gestor', 'backoffice:solicitante'], person, provider)

/** Whether a person may ask for refunds of a provider now; the two parameters are columns. */
export const asksRefunds = (person: string, provider: string): RawBuilder<boolean> =>
  holdsRoleFor(
    ['financeiro:gestor', 'financeiro:solicitante', 'backoffice:gestor', 'backoffice:solicitante'],
    person,
    provider,
  )
