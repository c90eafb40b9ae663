/** Who works in the desk of a provider. */
import type { RawBuilder } from 'kysely'
import { holdsRoleFor } from '../../platform/role-holders.ts'

/** Whether a person may work on items of a provider's desk now; the two parameters are columns. */
export const worksInDesk = (person: string, provider: string): RawBuilder<boolean> =>
  holdsRoleFor(['backoffice:gestor', 'backoffice:solicitante'], person, provider)
