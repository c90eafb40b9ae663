/** What the procedures of messages to candidates take and answer. */
import type * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { careerTemplate as texts } from '../messages/careers.ts'
import { updateOf } from '../record.ts'
import { nameText } from '../validators.ts'
import { careerTemplate, unknownVariable } from './career-templates.ts'

const withVariables = (max: number) =>
  nameText(max).superRefine((written, context) => {
    const name = unknownVariable(written)
    if (name !== undefined) context.addIssue({ code: 'custom', message: texts.unknownVariable(name) })
  })

const declared = schemasOf(careerTemplate, { assunto: withVariables(160), texto: withVariables(5000) })
/** A message stays with its stage: movements name it. */
const changeable = declared.fields.omit({ etapa: true })
export const templateSchemas = {
  ...declared,
  changeable,
  createInput: declared.createInput.refine(({ objects }) => objects.length <= 20),
  updateInput: updateOf(changeable),
}

export type TemplateFields = z.output<typeof templateSchemas.fields>
export type UpdateTemplateInput = z.output<typeof templateSchemas.updateInput>
export type ListTemplatesInput = z.output<typeof templateSchemas.list.input>
