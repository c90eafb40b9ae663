import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** The steps of a form, each a place of its own in the browser's history. */
export interface FormSteps {
  /** The one on screen, from 0. */
  step: number
  /** Shows another one. One that was on screen before is gone back to, so that Back never leads forward. */
  go: (step: number) => void
  /** Leaves the steps behind: the form stands at its first place again, and Back leads to the page before it. */
  rewind: () => Promise<void>
}

/** The steps walked so far stand in the entry; another visit of the same page walks anew. */
export interface Walked {
  visit: string
  steps: number[]
}

/** Steps for `<Form steps={…}>`: the browser's Back leads to the step before. */
export function useFormSteps(): FormSteps {
  const router = useRouter()
  const navigate = useNavigate()
  const walked = useLocation({ select: ({ state }) => state.walked, structuralSharing: true })
  const [visit] = useState(() => crypto.randomUUID())
  const steps = useMemo(() => (walked?.visit === visit ? walked.steps : [0]), [walked, visit])
  const back = useCallback(
    (entries: number) =>
      new Promise<void>((resolve) => {
        if (entries <= 0) return resolve()
        const stop = router.history.subscribe(() => {
          stop()
          resolve()
        })
        router.history.go(-entries)
      }),
    [router],
  )
  // Entries of an earlier visit (a reload, or Back from elsewhere) hold steps whose content is gone.
  useEffect(() => {
    const left = router.state.location.state.walked
    if (left && left.visit !== visit) void back(left.steps.length - 1)
  }, [router, visit, back])
  const go = useCallback(
    (next: number) => {
      const place = steps.indexOf(next)
      if (place >= 0) return void back(steps.length - 1 - place)
      const to: Walked = { visit, steps: [...steps, next] }
      void navigate({ to: '.', search: true, hash: true, state: (before) => ({ ...before, walked: to }) })
    },
    [steps, visit, back, navigate],
  )
  const rewind = useCallback(() => back(steps.length - 1), [steps, back])
  return { step: steps.at(-1) ?? 0, go, rewind }
}
