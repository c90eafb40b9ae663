/** The schemas of every procedure's input by its path, which a middleware of tRPC does not get. */
import type { AnyProcedure, AnyRouter } from '@trpc/server'
import * as z from 'zod'
import { proceduresOf } from './procedures-of.ts'

const inputs = new Map<string, readonly z.ZodType[]>()
const procedures = new Map<string, AnyProcedure>()
const paths = new Map<AnyProcedure, string>()

/** The schemas of a procedure's input. */
export const inputsOf = ({ _def }: AnyProcedure): z.ZodType[] =>
  _def.inputs.filter((input): input is z.ZodType => input instanceof z.ZodType)

/** Remembers the procedures of the app's router. */
export function rememberInputs(router: AnyRouter): void {
  for (const [path, procedure] of Object.entries(proceduresOf(router))) {
    inputs.set(path, inputsOf(procedure))
    procedures.set(path, procedure)
    paths.set(procedure, path)
  }
}

/** The procedure called `departments.list`, for modules that get its name from a client. */
export const procedureAt = (path: string): AnyProcedure | undefined => procedures.get(path)

/** What a procedure is called in the app. Throws for one that is in none of its routers. */
export function pathOf(procedure: AnyProcedure): string {
  const path = paths.get(procedure)
  if (path === undefined) throw new Error('A procedure that is in none of the routers cannot be called.')
  return path
}

/** The schemas of `departments.create`; none for a procedure without input. */
export const inputsAt = (path: string): readonly z.ZodType[] => inputs.get(path) ?? []
