import { Suspense } from 'react'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { closeUncopied, useUncopied } from '@/lib/uncopied.ts'

const UncopiedDialog = lazyDialog<{ value: string; onClose: () => void }>(
  () => import('@/components/dialogs/uncopied-dialog.tsx'),
)

/** Shows what could not be copied, on every page of the shell. */
export function Uncopied() {
  const value = useUncopied()
  if (value === null) return null
  return (
    <Suspense>
      <UncopiedDialog value={value} onClose={closeUncopied} />
    </Suspense>
  )
}
