import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { answerIdentity } from '@/lib/identity.ts'

const IdentityDialog = lazyDialog(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Puts the question of `askIdentity`; its dialog comes with the first one. */
export default function IdentityQuestion() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(() => {
    const put = (resolve: (confirmed: boolean) => void) =>
      setAnswer(() => (confirmed: boolean) => {
        setAnswer(null)
        resolve(confirmed)
      })
    answerIdentity(() => new Promise(put))
  }, [])
  if (!answer) return null
  return (
    <Suspense>
      <IdentityDialog onClose={() => answer(false)} onConfirmed={() => answer(true)} />
    </Suspense>
  )
}
