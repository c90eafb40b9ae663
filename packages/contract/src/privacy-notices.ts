/** Privacy notices of public forms, in versions. See docs/access.md#privacy-notices. */
import * as z from 'zod'
import { explained } from './described.ts'
import { requiredText } from './validators.ts'
import { noticeForms } from './privacy-notice-words.ts'
import { keysOf } from './keys-of.ts'

const keys = keysOf(noticeForms)
export const noticeForm = z.enum(keys)
const version = z.int().min(1)

/** The newest version where none is named. */
export const viewNoticeInput = z.strictObject({ formulario: noticeForm, versao: version.optional() })

export const noticeFields = z.strictObject({
  controlador: requiredText(450),
  finalidade: requiredText(2000),
  retencao: requiredText(2000),
  direitos: requiredText(2000),
  contato: requiredText(450),
})

/** `versao` is the one that the text comes from; the new one follows it. */
export const publishNoticeInput = noticeFields.extend({ formulario: noticeForm, versao: version })
export type PublishNoticeInput = z.output<typeof publishNoticeInput>

/** The version that a form showed to who accepts it; programs may leave it out. */
export const acceptedNotice = {
  aviso_versao: explained(
    version,
    'A versão do aviso de privacidade que a pessoa leu e aceitou: 409 se já há outra. Sem ela vale a mais nova.',
  ).optional(),
}
