import { UNCONFIRMED } from '@intranet/contract/messages'
import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { TRPCClientError, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { askIdentity, missingIn, MOST_QUESTIONS } from './identity.ts'
import { readRequestError } from './request-error.ts'

/** A call that is refused until the person shows who they are is asked for it, then sent again: no screen does it itself. */
export const confirmIdentity: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const failed = (failure: TRPCClientError<AppRouter>, questions: number) => {
        const { name, fields } = readRequestError(failure)
        if (name !== UNCONFIRMED || questions === 0) return observer.error(failure)
        void askIdentity(missingIn(fields)).then((shown) => {
          if (shown) sent = send(questions - 1)
          else observer.error(failure)
        })
      }
      const send = (questions: number) =>
        next(op).subscribe({ ...observer, error: (failure) => failed(failure, questions) })
      let sent = send(MOST_QUESTIONS)
      return () => sent.unsubscribe()
    })
