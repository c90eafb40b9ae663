import { can, levelRank, type AccessHolder } from '../access.ts'
import { leadReach } from './lead-reach.ts'

/**
 * Customers are for the staff of sales; external sellers know their own leads only (docs/sales.md#external-sellers).
 */
export const maySeeCustomers = (holder: AccessHolder | null): boolean =>
  holder !== null && can(holder, 'vendas', 'read') && leadReach(holder) !== 'own'

/** Readers of sales know customers by masked documents and phones, as they know leads. */
export const seesWholeCustomers = (holder: AccessHolder): boolean =>
  maySeeCustomers(holder) && levelRank(holder.roles, 'vendas') >= 2

/** People who may search customers by code, CPF or name: sales, the communication rules, the blacklist's editors and who asks for refunds. */
export const mayLookUpCustomers = (holder: AccessHolder | null): boolean =>
  can(holder, 'vendas', 'read') || findsWholeCustomers(holder)

/** The modules in whose forms a found customer is shown complete. */
export const findsWholeCustomers = (holder: AccessHolder | null): boolean =>
  can(holder, 'regua_comunicacao', 'read') ||
  can(holder, 'blacklist', 'read') ||
  can(holder, 'estornos', 'create') ||
  (holder !== null && seesWholeCustomers(holder))
