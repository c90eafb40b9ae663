// oxlint-disable-next-line no-restricted-imports
import { type ComponentType, lazy } from 'react'
import { isMissingChunk } from '@/lib/missing-chunk.ts'

/** Milliseconds between attempts to fetch what works in the background: the first pause and the longest. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

type Loaded<Props> = { default: ComponentType<Props> }
type Load<Props> = () => Promise<Loaded<Props>>

/** In place of what nobody misses at once. */
export const Nothing = () => null

/** `lazy` whose chunk may be missing: then another component is shown, and the page around it stays. */
const lazyOr = <Props extends object>(
  load: Load<Props>,
  instead: (error: Error) => ComponentType<Props> | Promise<ComponentType<Props>>,
) =>
  lazy(async (): Promise<Loaded<Props>> => {
    try {
      return await load()
    } catch (error) {
      if (!isMissingChunk(error)) throw error
      return { default: await Promise.resolve(instead(error)).catch(() => Nothing) }
    }
  })

/** A part of a page. When it cannot be fetched it says so in its own place, or `Instead` is shown. */
export const lazyPart = <Props extends object>(load: Load<Props>, Instead?: ComponentType<Props>) =>
  lazyOr(load, async (error) => {
    if (Instead) return Instead
    const { MissingPart } = await import('./missing-part.tsx')
    return () => <MissingPart error={error} />
  })

/** A dialog or drawer. When it cannot be fetched the page says so, and it counts as closed. */
export const lazyDialog = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  lazyOr(load, async (error) => {
    const { MissingDialog } = await import('./missing-part.tsx')
    return ({ onClose }) => <MissingDialog error={error} onClose={onClose} />
  })

/** What works in the background, such as notices: while the server is away it is tried again, less and less often. */
export const lazyBackground = <Props extends object>(load: Load<Props>) =>
  lazy(async (): Promise<Loaded<Props>> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await load()
      } catch (error) {
        if (!isMissingChunk(error)) throw error
      }
      await new Promise((done) => window.setTimeout(done, pause))
    }
  })
