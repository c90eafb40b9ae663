import { ErpError } from './erp/erp-error.ts'
import { AppError } from './errors.ts'

/** What a neighbour answers; null where it is away or refuses. A mistake of ours is thrown. */
export const orAway = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof ErpError || error instanceof AppError) return null
    throw error
  })
