/** Parâmetros (docs/access.md#parameters), and the modules of the menu and the hubs. */
import * as z from 'zod'
import { common, form } from '../messages.ts'
import { seenVersion } from '../record.ts'
import { parameterKeys, parameterSchema, type ParameterKey, type ParameterValue } from '../parameters.ts'
import { nameText } from '../validators.ts'

export type ParameterValues = { [Key in ParameterKey]: ParameterValue<Key> }

const parameterShape = Object.fromEntries(parameterKeys.map((key) => [key, parameterSchema(key).optional()]))

/** Key → new value; keys that are not sent stay unchanged. */
export const updateParametersInput = z
  .strictObject(parameterShape)
  .refine((values) => Object.keys(values).length > 0, common.invalidData) as unknown as z.ZodType<
  Partial<ParameterValues>,
  Partial<ParameterValues>
>

/** All values, as the form holds them. */
export const parametersForm = z.strictObject(
  Object.fromEntries(parameterKeys.map((key) => [key, parameterSchema(key)])),
) as unknown as z.ZodType<ParameterValues, ParameterValues>

const moduleId = z.string().regex(/^[a-z_]{2,40}$/)

export const updateModuleInput = z.strictObject({
  chave: moduleId,
  ...seenVersion.shape,
  nome: nameText(60).optional(),
  icone: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, form.required)
    .optional(),
  ordem: z.int().min(0).max(999).optional(),
  ativo: z.boolean().optional(),
})
export type UpdateModuleInput = z.infer<typeof updateModuleInput>
