/** What an access key that does not read personal fields asks, and gets (docs/access-keys.md#personal-fields). */
import {
  personalCondition,
  personalFieldsOf,
  searchesPersonal,
  withoutPersonal,
  type PersonalFields,
} from '@intranet/contract/access/personal-fields'
import { accessKeys as text } from '@intranet/contract/messages/access'
import type { AnyProcedure } from '@trpc/server'
import * as z from 'zod'
import type { Actor } from '../actor.ts'
import { AppError } from '../errors.ts'
import { answerSchema } from './answers.ts'
import { inputsAt, procedureAt } from './inputs.ts'
import type { Meta } from './meta.ts'

interface Call {
  path: string
  meta: Pick<Meta, 'exports' | 'personal'> | undefined
  getRawInput(): Promise<unknown>
}

/** Whether an actor is a program whose key names modules and no personal fields. */
export const readsMasked = (actor: Actor | null): boolean =>
  actor?.chave?.acessos !== undefined && !actor.chave.dados_pessoais

/** The names of a schema's fields, those of its parts too. */
function namesIn(schema: z.ZodType, names = new Set<string>(), seen = new Set<z.ZodType>()): Set<string> {
  if (seen.has(schema)) return names
  seen.add(schema)
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  for (const name of Object.keys(shape)) names.add(name)
  const parts: unknown[] = [...Object.values(shape), ...Object.values(schema.def).flat()]
  for (const part of parts) if (part instanceof z.ZodType) namesIn(part, names, seen)
  return names
}

/** The personal fields of what a procedure answers, by name; none where it says nothing of people. */
export function personalAnswers(procedure: AnyProcedure | undefined, meta: Call['meta']): string[] {
  const schema = procedure && answerSchema(procedure)
  const fields = personalFieldsOf(meta?.exports, meta?.personal)
  const names = schema ? namesIn(schema) : new Set<string>()
  // Of one within another: the last part is the name that the answer has.
  const answered = (name: string) => name.split('.').every((part) => names.has(part))
  const changed = ['campo', 'de', 'para'].every((name) => names.has(name)) ? ['de', 'para'] : []
  return [...Object.keys(fields).filter(answered), ...changed].toSorted()
}

const cached = new Map<string, { fields: PersonalFields; answered: string[] }>()

function personalAt(path: string, meta: Call['meta']) {
  const before = cached.get(path)
  if (before) return before
  const procedure = procedureAt(path)
  const found = {
    fields: personalFieldsOf(meta?.exports, meta?.personal),
    answered: personalAnswers(procedure, meta),
  }
  if (procedure) cached.set(path, found)
  return found
}

/** Throws 403 for a list that would be filtered, sorted or searched by what the key does not read. */
export async function assertNotGuessing({ path, meta, getRawInput }: Call): Promise<void> {
  const { fields, answered } = personalAt(path, meta)
  const input = await getRawInput().catch(() => undefined)
  const column = personalCondition(input, fields)
  if (column) throw new AppError('forbidden', text.personalColumn(column))
  if (answered.length && inputsAt(path).length && searchesPersonal(input))
    throw new AppError('forbidden', text.personalSearch)
}

/** The answer as the key gets it. */
export const masked = ({ path, meta }: Call, answer: unknown): unknown =>
  withoutPersonal(answer, personalAt(path, meta).fields)
