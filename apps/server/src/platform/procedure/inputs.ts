/** The schemas of every procedure's input by its path, which a middleware of tRPC does not get. */
import type { AnyProcedure, AnyRouter } from '@trpc/server'
import * as z from 'zod'
import { proceduresOf } from './procedures-of.ts'

const inputs = new Map<string, readonly z.ZodType[]>()
const procedures = new Map<string, AnyProcedure>()

/** The schemas of a procedure's input. */
export const inputsOf = ({ _def }: AnyProcedure): z.ZodType[] =>
  _def.inputs.filter((input): input is z.ZodType => input instanceof z.ZodType)

/** Remembers the procedures of the app's router. */
export function rememberInputs(router: AnyRouter): void {
  for (const [path, procedure] of Object.entries(proceduresOf(router))) {
    inputs.set(path, inputsOf(procedure))
    procedures.set(path, procedure)
  }
}

/** The procedure called `departments.list`, for modules that get its name from a client. */
export const procedureAt = (path: string): AnyProcedure | undefined => procedures.get(path)

/** The schemas of `departments.create`; none for a procedure without input. */
export const inputsAt = (path: string): readonly z.ZodType[] => inputs.get(path) ?? []
