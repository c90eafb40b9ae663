/** Roles as they are stored: of a profile, of an exception, of an application's audience. */
import * as z from 'zod'
import { grantableRoles } from './access.ts'

/** One role that may be stored; anything else is refused. */
export const grantableRole = z.enum(grantableRoles as [string, ...string[]])

/** A set of roles, each once. */
export const roleSet = z
  .array(grantableRole)
  .max(grantableRoles.length)
  .transform((roles) => [...new Set(roles)].toSorted())
