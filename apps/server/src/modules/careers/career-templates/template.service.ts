import type { TemplateFields, UpdateTemplateInput } from '@intranet/contract/careers/career-templates'
import { careerTemplate as text } from '@intranet/contract/messages/careers'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import {
  clearDefault,
  getTemplate,
  holdDefaults,
  insertTemplate,
  removeTemplate,
  switchOn,
  updateTemplate,
} from './template.queries.ts'

export async function createTemplates(db: Database, objects: TemplateFields[]) {
  const made = []
  for (const fields of objects) {
    if (fields.padrao && fields.ativo === false) throw refusals.field('ativo', text.defaultActive)
    if (fields.padrao) await clearDefault(db, fields.etapa)
    made.push(await insertTemplate(db, fields))
  }
  return made
}

/** A default stays one, and active, until another one of its stage takes its place. */
export async function changeTemplate(db: Database, input: UpdateTemplateInput) {
  await holdRecord(db, 'carreira_modelo', input.id)
  const stored = found(await getTemplate(db, input.id))
  assertNewest(input, stored)
  if (stored.padrao && input.padrao === false) throw refusals.field('padrao', text.defaultKept)
  if ((input.padrao ?? stored.padrao) && (input.ativo ?? stored.ativo) === false)
    throw refusals.field('ativo', text.defaultActive)
  if (input.padrao && !stored.padrao) await clearDefault(db, stored.etapa)
  return updateTemplate(db, input)
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await holdRecord(db, 'carreira_modelo', id)
  if (found(await getTemplate(db, id)).padrao) throw new AppError('conflict', text.defaultKept)
  await removeTemplate(db, id)
}

/** A default stays active, or its stage would write nothing. */
export async function switchTemplates(db: Database, input: SetActiveInput) {
  if ((await holdDefaults(db, input.ids)) && !input.ativo) throw new AppError('conflict', text.defaultActive)
  return switchOn(db, input)
}
