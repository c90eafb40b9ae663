/** How somebody who lost their password or factor is reached, which who changes it could use to take the account over. */
import type { Context } from './context.ts'
import { assertConfirmed } from './procedure.ts'

/** A code comes by the mail; superadmins ask by telephone whether a lost factor is the person's (docs/access.md#lost-factor). */
const waysBack = ['email', 'telefone', 'telefone_corp', 'whatsapp_corp'] as const
type WaysBack = { [Name in (typeof waysBack)[number]]?: string | null | undefined }

/** Whether an input names any of them. */
export const namesWayBack = (input: WaysBack): boolean => waysBack.some((name) => input[name] !== undefined)

/** Asks for password and factor where one of them changes (docs/access.md#confirmation). */
export async function assertWaysBack(
  ctx: Pick<Context, 'db' | 'actor'>,
  before: WaysBack,
  input: WaysBack,
): Promise<void> {
  if (waysBack.some((name) => input[name] !== undefined && input[name] !== before[name]))
    await assertConfirmed(ctx, 'full')
}
