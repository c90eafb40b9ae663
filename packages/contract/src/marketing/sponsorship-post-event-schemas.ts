/** What the procedures of an account take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { sponsorship } from '../messages/sponsorship.ts'
import { byId, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, moneyUpTo, optionalText } from '../validators.ts'
import { accountFileFields, photoFields } from './sponsorship-form.ts'
import { account } from './sponsorship-post-event.ts'
import { accountFileTypes, accountSteps, MAX_PHOTOS, MAX_SPONSORSHIP } from './sponsorship-words.ts'

export const photoRow = z.strictObject({
  id: recordId,
  id_arquivo: z.string(),
  legenda: z.string().nullable(),
  ordem: z.int(),
  autorizacao_imagem: z.boolean(),
  capa: z.boolean(),
  do_solicitante: z.boolean(),
})
export const accountFileRow = z.strictObject({
  id: recordId,
  id_arquivo: z.string(),
  nome: z.string(),
  tipo: z.enum(accountFileTypes),
  descricao: z.string().nullable(),
  created_at: moment,
  do_solicitante: z.boolean(),
})

const declared = schemasOf(account, { valor_realizado: moneyUpTo(MAX_SPONSORSHIP, sponsorship.maxValue) })
export const accountEditFields = declared.fields.omit({ id_solicitacao: true })
export const accountSchemas = {
  ...declared,
  one: declared.record.extend({
    fotos: z.array(photoRow),
    arquivos: z.array(accountFileRow),
  }),
  updateInput: updateOf(accountEditFields),
}
export type AccountFields = z.output<typeof accountSchemas.fields>
export type UpdateAccountInput = z.output<typeof accountSchemas.updateInput>
export type ListAccountsInput = ListInputOf<typeof account>

export const stepAccountInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(accountSteps),
  /** What is missing: of `pendencia` alone. */
  id_justificativa: recordId.nullish(),
  texto: optionalText(maxDialogText),
})
export type StepAccountInput = z.output<typeof stepAccountInput>
export const accountStepAnswer = declared.row.pick({ id: true, situacao: true })

export const addedPartAnswer = z.strictObject({ id: recordId })
export const addPhotoInput = z.strictObject({ ...byId.shape, ...photoFields.shape })
export type AddPhotoInput = z.output<typeof addPhotoInput>
const ofPart = { id: recordId, id_item: recordId }
export const updatePhotoInput = z.strictObject({
  ...ofPart,
  legenda: optionalText(140),
  autorizacao_imagem: z.boolean().optional(),
  /** Its place among the photos, from 1; the others move. */
  ordem: z.int().min(1).max(MAX_PHOTOS).optional(),
  capa: z.boolean().optional(),
})
export type UpdatePhotoInput = z.output<typeof updatePhotoInput>
export const removePhotoInput = z.strictObject(ofPart)
export type RemovePhotoInput = z.output<typeof removePhotoInput>

export const addAccountFileInput = z.strictObject({ ...byId.shape, ...accountFileFields.shape })
export type AddAccountFileInput = z.output<typeof addAccountFileInput>
export const updateAccountFileInput = z.strictObject({
  ...ofPart,
  tipo: z.enum(accountFileTypes).optional(),
  descricao: optionalText(140),
})
export type UpdateAccountFileInput = z.output<typeof updateAccountFileInput>
export const removeAccountFileInput = z.strictObject(ofPart)
export type RemoveAccountFileInput = z.output<typeof removeAccountFileInput>
