import { can, type AccessHolder } from '../access.ts'

/** Who may look customers up by code, CPF or name: sales, the communication rules and the blacklist's keepers. */
export const mayLookUpCustomers = (holder: AccessHolder | null): boolean =>
  can(holder, 'vendas', 'read') ||
  can(holder, 'regua_comunicacao', 'read') ||
  can(holder, 'blacklist', 'read')
