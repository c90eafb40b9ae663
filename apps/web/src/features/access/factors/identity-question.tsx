import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { answerIdentity, type Missing } from '@/lib/identity.ts'

const IdentityDialog = lazyDialog(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

interface Question {
  missing: Missing
  answer: (confirmed: boolean) => void
}

/** Puts the question of `askIdentity`; its dialog comes with the first one. */
export default function IdentityQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const put = (missing: Missing, resolve: (confirmed: boolean) => void) =>
      setQuestion({
        missing,
        answer(confirmed) {
          setQuestion(null)
          resolve(confirmed)
        },
      })
    answerIdentity((missing) => new Promise((resolve) => put(missing, resolve)))
  }, [])
  if (!question) return null
  const { missing, answer } = question
  return (
    <Suspense>
      <IdentityDialog missing={missing} onClose={() => answer(false)} onConfirmed={() => answer(true)} />
    </Suspense>
  )
}
