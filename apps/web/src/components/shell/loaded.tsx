import type { ComponentType, ReactNode } from 'react'
import { failureOf } from '@/lib/failure-of.ts'
import { LoadingState } from './loading-state.tsx'
import { ErrorState } from './states.tsx'

/** A question of the cache; one that is not asked yet waits. */
export interface Read<Data = unknown> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

type Answers<Reads extends readonly Read[]> = {
  [Place in keyof Reads]: Exclude<Reads[Place]['data'], undefined>
}

interface Failed {
  error: unknown
  title?: string
  onRetry?: () => void
}

export interface LoadedProps<Reads extends readonly Read[]> {
  /** All that is shown: `[trails, contents]`. */
  reads: readonly [...Reads]
  /** What could not be read, in the documents' words. */
  title?: string
  /** Keeps the place meanwhile. */
  waiting?: ReactNode
  /** What is there for a failure; a part of a page when absent. */
  failed?: ComponentType<Failed>
  children: (...answers: Answers<Reads>) => ReactNode
}

/**
 * One way to wait for what a screen shows: what was read once stays when a later read fails (the page says so in a notice),
 * and trying again asks every question that failed.
 */
export function Loaded<const Reads extends readonly Read[]>({
  reads,
  title,
  waiting = <LoadingState />,
  failed: Failure = ErrorState,
  children,
}: LoadedProps<Reads>) {
  if (reads.every(({ data }) => data !== undefined))
    return children(...(reads.map(({ data }) => data) as Answers<Reads>))
  const error = failureOf(...reads)
  if (!error) return waiting
  const askAgain = () => void Promise.all(reads.filter((read) => read.error).map((read) => read.refetch()))
  return <Failure error={error} title={title} onRetry={askAgain} />
}
