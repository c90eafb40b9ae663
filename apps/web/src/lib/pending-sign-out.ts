/** "Sair" without a connection: the browser forgets at once, and the server's session ends once it can be reached. */
import { api } from './api.ts'
import { readRequestError } from './request-error.ts'
import { onDevice } from './stored.ts'

const MARK = 'saida-pendente'

export const isSignOutPending = (): boolean => onDevice.read(MARK) !== null

export const dropPendingSignOut = (): void => onDevice.drop(MARK)

/** Ends the session that somebody left; false while the server cannot be reached. */
export async function endPendingSession(): Promise<boolean> {
  if (!isSignOutPending()) return true
  try {
    await api.auth.logout.mutate({})
  } catch (error) {
    if (readRequestError(error).status !== 401) return false
  }
  dropPendingSignOut()
  return true
}

/** Until then the session is nobody's in this browser; it is ended when the connection is back, or at the next load. */
export function keepPendingSignOut(): void {
  // Without a storage the session ends by itself, because it is not used.
  onDevice.write(MARK, '1')
  window.addEventListener('online', endPendingSession, { once: true })
}
