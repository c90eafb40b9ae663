/** Whether somebody may still what they might when an answer was kept (docs/platform.md#idempotency-key). */
import { isSuperadmin, levelRank, moduleKeys } from '@intranet/contract/access'
import * as z from 'zod'
import type { Actor } from '../actor.ts'

const rights = z.object({
  roles: z.array(z.string()),
  employee: z.boolean(),
  empresas: z.array(z.number()),
  id_departamento: z.number().nullable(),
})
export type KeptRights = z.infer<typeof rights>

/** All that decides what a person, or a key, may; of a guest nothing. */
export const rightsOf = (actor: Actor | null): KeptRights | null =>
  actor && {
    roles: [...actor.roles],
    employee: actor.employee,
    empresas: [...actor.empresas],
    id_departamento: actor.id_departamento,
  }

/** True where nothing of what was kept is missing now; what was kept before rights were is not compared. */
export function stillMay(now: KeptRights | null, kept: unknown): boolean {
  const before = rights.safeParse(kept)
  if (!before.success) return true
  if (!now) return false
  const { roles, employee, empresas, id_departamento } = before.data
  if (isSuperadmin(now)) return true
  return (
    moduleKeys.every((module) => levelRank(now.roles, module) >= levelRank(roles, module)) &&
    roles.every(
      (role) => moduleKeys.some((module) => role.startsWith(`${module}:`)) || now.roles.includes(role),
    ) &&
    (now.employee || !employee) &&
    empresas.every((id) => now.empresas.includes(id)) &&
    now.id_departamento === id_departamento
  )
}
