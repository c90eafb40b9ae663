import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { randomName } from '@/lib/random-name.ts'

/** The steps of a form, each its own place in the browser's history. */
export interface FormSteps<Name extends string = string> {
  /** The one on screen. */
  step: Name
  /** The one before it in their order; absent on the first. */
  before?: Name
  /** The one after it; absent on the last. */
  after?: Name
  /** Shows another one. One that was on screen before is gone back to, so that Back never leads forward. */
  go: (step: Name) => void
  /** Leaves the steps behind: the form is at its first place again, and Back leads to the page before it. */
  rewind: () => Promise<void>
}

/** The steps walked so far are in the entry; another visit of the same page walks again. */
export interface Walked {
  visit: string
  steps: string[]
}

/**
 * Steps for `<Form steps={…}>`, named by the keys of what `Stepper` shows (a list that never changes): the browser's Back
 * leads to the step before.
 */
export function useFormSteps<const Name extends string>(named: readonly { key: Name }[]): FormSteps<Name> {
  const router = useRouter()
  const navigate = useNavigate()
  const walked = useLocation({ select: ({ state }) => state.walked, structuralSharing: true })
  const [visit] = useState(() => randomName())
  const first = named[0]!.key
  const steps = useMemo(() => (walked?.visit === visit ? walked.steps : [first]), [walked, visit, first])
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
    (next: Name) => {
      const place = steps.indexOf(next)
      if (place >= 0) return void back(steps.length - 1 - place)
      const to: Walked = { visit, steps: [...steps, next] }
      void navigate({ to: '.', search: true, hash: true, state: (before) => ({ ...before, walked: to }) })
    },
    [steps, visit, back, navigate],
  )
  const rewind = useCallback(() => back(steps.length - 1), [steps, back])
  const place = named.findIndex(({ key }) => key === steps.at(-1))
  return {
    step: named[place]?.key ?? first,
    before: named[place - 1]?.key,
    after: named[place + 1]?.key,
    go,
    rewind,
  }
}
