import { formatCount } from '@intranet/contract/formats'
import type { QueryClient } from '@tanstack/react-query'
import type { OpenDialog } from '@/components/dialogs/dialog-context.ts'
import { tellFailure } from '@/lib/query-client.ts'
import { clearStorage } from '@/lib/clear-storage.ts'
import { takeSession, type Session } from '@/lib/session.ts'
import { countUnsent, keepMark } from '@/lib/unsent-readings.ts'
import { api } from '@/lib/api.ts'

/** Asks first where readings of a count have not reached the server yet: they stay on the device for the same person. */
export async function mayLeave(session: Session | null, confirm: OpenDialog): Promise<boolean> {
  const waiting = session ? await countUnsent(session.usuarioId) : 0
  if (waiting === 0) return true
  const answer = await confirm({
    title: 'Sair com itens não enviados?',
    text: `${formatCount(waiting, 'item lido aguarda', 'itens lidos aguardam')} envio neste aparelho.`,
    consequences: ['Eles ficam guardados e são enviados quando você entrar de novo aqui.'],
    confirmLabel: 'Sair assim mesmo',
  })
  return answer !== null
}

/** Leaves nothing of a session that ended in the browser. */
export function forgetSession(queryClient: QueryClient): void {
  keepMark(clearStorage)
  takeSession(queryClient, null)
}

/** Ends the session on the server and leaves nothing of it in the browser. Answers whether it did. */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  try {
    await api.auth.logout.mutate()
  } catch (error) {
    tellFailure(error)
    return false
  }
  forgetSession(queryClient)
  return true
}
