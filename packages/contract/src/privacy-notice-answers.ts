/** What the procedures of privacy notices answer. */
import * as z from 'zod'
import { moment } from './answer.ts'
import { noticeFields, noticeForm } from './privacy-notices.ts'

export const noticeAnswer = z.strictObject({
  formulario: noticeForm,
  versao: z.int(),
  ...noticeFields.shape,
  created_at: moment,
})
/** With what is kept how long today, from parameters and the rules of retention; `meses` is at least one. */
export const shownNotice = noticeAnswer.extend({
  prazos: z.array(z.strictObject({ dados: z.string(), meses: z.int().min(1) })),
})
export const noticeListAnswer = z.array(noticeAnswer)
export const publishedNotice = z.strictObject({ formulario: noticeForm, versao: z.int() })
