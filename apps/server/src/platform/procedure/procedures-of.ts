/** The procedures of a router, flat, by their paths: `departments.list`. */
import type { AnyProcedure, AnyRouter } from '@trpc/server'

// oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps them
export const proceduresOf = ({ _def }: AnyRouter): Record<string, AnyProcedure> => _def.procedures
