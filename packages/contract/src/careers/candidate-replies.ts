/** Answers of candidates to our mails, and how long they wait for one. See docs/hiring.md#answers-of-candidates. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

/** What a mail relay reports of a mail that came, in its own words or translated by who runs it. */
export const candidateMailEvent = z.object({
  /** Of the mail (`Message-ID`): the same one may be reported several times. */
  id: z.string().trim().min(1).max(500),
  de: z.string().trim().min(3).max(254),
  para: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .pipe(z.array(z.string().max(500)).min(1).max(50)),
  assunto: z.string().trim().max(2000).nullish(),
  texto: z.string().trim().min(1),
})
export type CandidateMailEvent = z.output<typeof candidateMailEvent>

export const candidateReply = z.strictObject({
  id: recordId,
  remetente: z.string(),
  /** False where it came from another address than the candidate's. */
  do_candidato: z.boolean(),
  assunto: z.string().nullable(),
  texto: z.string(),
  lida_em: moment.nullable(),
  leitor: z.string().nullable(),
  created_at: moment,
})

/** `ate`: the newest answer that was seen. */
export const seenRepliesInput = z.strictObject({ id: recordId, ate: recordId })
export type SeenRepliesInput = z.output<typeof seenRepliesInput>
export const seenRepliesAnswer = z.strictObject({ lidas: z.int() })

/** How long candidates of an open stage wait: whole days, and whether that is more than the stage's limit. */
export const waitingFor = z.strictObject({ dias: z.int(), atrasado: z.boolean() }).nullable()
