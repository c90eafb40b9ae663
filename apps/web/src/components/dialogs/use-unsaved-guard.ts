import { useBlocker } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useRef } from 'react'
import { useConfirm } from './dialog-context.ts'
import { loadDialog } from './load-dialog.ts'
import { onReload } from '@/lib/page-reload.ts'
import { sessionQuery, useSession } from '@/lib/session.ts'
import { SurfaceContext } from './surface-context.ts'

const KEPT = 'Há alterações não salvas. O rascunho fica guardado neste aparelho por 7 dias.'
const LOST = 'Há alterações não salvas.'

/** The question before something typed is left. */
export const leaving = (text: string) => ({
  title: 'Sair sem salvar?',
  text,
  confirmLabel: 'Sair sem salvar',
  cancelLabel: 'Continuar editando',
})

interface GuardOptions {
  /** Whether something typed would be lost now; asked when somebody is about to leave. */
  unsaved: () => boolean
  /** Never asks. */
  off?: boolean
  text?: string
}

/**
 * Asks before unsaved changes are left behind: by another address, by closing the drawer or dialog around them,
 * by closing the tab. A forced sign-out is not stopped, its draft is kept.
 */
export function useUnsavedGuard({ unsaved, off = false, text = KEPT }: GuardOptions) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const session = useSession()
  const surface = use(SurfaceContext)
  const reloading = useRef(false)
  const holding = useCallback(() => {
    const signedOut = session !== null && queryClient.getQueryData(sessionQuery.queryKey) === null
    return !off && !reloading.current && !signedOut && unsaved()
  }, [off, unsaved, queryClient, session])
  useEffect(
    () =>
      onReload(() => {
        reloading.current = true
      }),
    [],
  )
  useEffect(() => {
    if (!off) loadDialog().catch(() => {})
  }, [off])
  useEffect(() => surface?.watch({ unsaved: holding, text }), [surface, holding, text])
  useBlocker({
    enableBeforeUnload: holding,
    shouldBlockFn: async ({ current, next }) => {
      const samePage = current.pathname === next.pathname
      const sameSearch = JSON.stringify(current.search) === JSON.stringify(next.search)
      if (!holding() || (samePage && sameSearch)) return false
      return (await confirm(leaving(text))) === null
    },
  })
}

/** The same for what is no form, such as an order; `release` once it is saved. */
export function useUnsavedChanges(changed: boolean) {
  const unsaved = useRef(false)
  const saved = useRef(false)
  useEffect(() => {
    unsaved.current = changed
  })
  useUnsavedGuard({ unsaved: useCallback(() => unsaved.current && !saved.current, []), text: LOST })
  const release = useCallback(() => {
    saved.current = true
  }, [])
  return { release }
}
