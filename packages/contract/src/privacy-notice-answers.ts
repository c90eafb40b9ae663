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
export const noticeListAnswer = z.array(noticeAnswer)
export const publishedNotice = z.strictObject({ formulario: noticeForm, versao: z.int() })
