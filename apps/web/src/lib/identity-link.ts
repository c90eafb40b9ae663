import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { TRPCClientError, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { askIdentity, UNCONFIRMED } from './identity.ts'
import { readRequestError } from './request-error.ts'

/** A call that is refused until the person shows who they are is asked for it, then sent again: no screen does it itself. */
export const confirmIdentity: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const send = (error: (failure: TRPCClientError<AppRouter>) => void) =>
        next(op).subscribe({ ...observer, error })
      let sent = send((failure) => {
        if (readRequestError(failure).name !== UNCONFIRMED) return observer.error(failure)
        void askIdentity().then((shown) => {
          if (shown) sent = send(observer.error)
          else observer.error(failure)
        })
      })
      return () => sent.unsubscribe()
    })
