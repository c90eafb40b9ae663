import { formatCount } from '@intranet/contract/formats'
import type { QueryClient } from '@tanstack/react-query'
import type { OpenDialog } from '@/components/dialogs/dialog-context.ts'
import { session as words } from '@intranet/contract/messages/session'
import { keepPendingSignOut } from '@/lib/pending-sign-out.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { reportFailure } from '@/lib/query-client.ts'
import { countDrafts } from '@/lib/draft.ts'
import { clearStorage } from '@/lib/clear-storage.ts'
import { takeSession, type Session } from '@/lib/session.ts'
import { leavePush } from '@/lib/push-device.ts'
import { countUnsent, forgetLoosePhotos } from '@/lib/unsent/unsent-queue.ts'
import { api } from '@/lib/api.ts'

/** Asks first where drafts go with the session, or something waits to be sent: this stays for the same person. */
export async function mayLeave(session: Session | null, confirm: OpenDialog): Promise<boolean> {
  const waiting = session ? (await countUnsent()).of(session.usuarioId) : 0
  const drafts = countDrafts()
  if (waiting === 0 && drafts === 0) return true
  const lost = `${formatCount(drafts, 'rascunho guardado neste navegador é apagado', 'rascunhos guardados neste navegador são apagados')}.`
  const answer = await confirm({
    title: waiting > 0 ? 'Sair com itens não enviados?' : 'Sair e apagar os rascunhos?',
    text:
      waiting > 0 ? `${formatCount(waiting, 'item aguarda', 'itens aguardam')} envio neste aparelho.` : lost,
    consequences:
      waiting > 0
        ? [
            'Eles ficam guardados e são enviados quando você entrar de novo aqui.',
            ...(drafts > 0 ? [lost] : []),
          ]
        : undefined,
    confirmLabel: 'Sair assim mesmo',
  })
  return answer !== null
}

/** Leaves nothing of a session that ended in the browser. */
export function forgetSession(queryClient: QueryClient): void {
  clearStorage()
  void forgetLoosePhotos(true).catch(() => {})
  takeSession(queryClient, null)
}

/** Milliseconds that the browser may take to give its address for notices up; the server has forgotten it already. */
const PATIENCE_MS = 2000

const leaveDevice = () =>
  Promise.race([
    leavePush().catch(() => undefined),
    new Promise((done) => window.setTimeout(done, PATIENCE_MS)),
  ])

/**
 * Ends the session on the server and leaves nothing of it in the browser. Where the server is away the browser forgets all
 * the same, and the session ends later. Answers whether the person is out.
 */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  let leads: string | undefined
  try {
    // What waits to be sent stays, this person's or another's: else the browser clears what is ours itself.
    const limpar = (await countUnsent()).all === 0
    const { endereco } = await api.auth.logout.mutate({ limpar })
    leads = endereco
  } catch (error) {
    if (!readRequestError(error).unreachable) {
      reportFailure(error)
      return false
    }
    forgetSession(queryClient)
    keepPendingSignOut()
    await leaveDevice()
    toast.success(words.leftOffline, 8000)
    return true
  }
  forgetSession(queryClient)
  await leaveDevice()
  // The session at the identity provider ends on its own page, which leads back here.
  if (leads) window.location.assign(leads)
  return true
}
