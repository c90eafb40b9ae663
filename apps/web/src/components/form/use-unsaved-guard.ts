import { useBlocker } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { sessionQuery, useSession } from '@/lib/session.ts'

/** Asks before unsaved changes are left behind; a forced sign-out is not held up, its draft is kept. */
export function useUnsavedGuard(dirty: boolean) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const session = useSession()
  const released = useRef(false)
  const holding = useCallback(() => {
    const signedOut = session !== null && queryClient.getQueryData(sessionQuery.queryKey) === null
    return dirty && !released.current && !signedOut
  }, [dirty, queryClient, session])
  useBlocker({
    enableBeforeUnload: holding,
    shouldBlockFn: async ({ current, next }) => {
      if (!holding() || current.pathname === next.pathname) return false
      const leave = await confirm({
        title: 'Sair sem salvar?',
        text: 'Há alterações não salvas. O rascunho fica guardado neste computador por 7 dias.',
        confirmLabel: 'Sair sem salvar',
        cancelLabel: 'Continuar editando',
      })
      return leave === null
    },
  })
  const release = useCallback(() => {
    released.current = true
  }, [])
  return { release }
}
