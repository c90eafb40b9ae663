import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { TRPCLink } from '@trpc/client'
import { keepNotices } from './kept-notices.ts'
import { noteWrite } from './last-write.ts'

/** Reads the warnings of every save as it is answered, and notes when: no screen can forget to. */
export const keepWarnings: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) => {
    const answers = next(op)
    if (op.type !== 'mutation') return answers
    return answers.pipe((source) => ({
      ...source,
      subscribe: (observer) =>
        source.subscribe({
          ...observer,
          next(envelope) {
            noteWrite()
            if ('data' in envelope.result) keepNotices(envelope.result.data)
            observer.next?.(envelope)
          },
        }),
    }))
  }
