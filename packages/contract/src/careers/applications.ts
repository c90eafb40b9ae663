/** Applications (candidatura), by guests and by people who are signed in. See docs/careers.md#applying. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { application } from '../messages/careers.ts'
import { recordId, randomId } from '../record.ts'
import { dayInBrazil } from '../today.ts'
import { cpf, email, isoDate, linkToken, nameText, password, phone } from '../validators.ts'
import { answersByQuestion } from './asked-questions.ts'
import { MAX_RELATIVES } from './career-options.ts'
import { sourceCode } from './vacancies.ts'
import { addErrors } from '../record-errors.ts'

const relatives = {
  /** "Tem familiar?": whether somebody of the family works in the group, and who. */
  tem_familiar: z.boolean().default(false),
  familiares: z.array(nameText(120)).max(MAX_RELATIVES).default([]),
}
const answers = {
  /** What the vacancy asks, see `GET` of the application's form. */
  respostas: answersByQuestion,
}
const consents = {
  /** The notice about personal data: without it there is no application. */
  aceite: z.literal(true, application.privacy),
  ...acceptedNotice,
  /** Its own consent: also to be found for other vacancies. */
  compartilhar_banco: z.boolean().default(false),
  /** Where the person came from: the code of a link. An unknown one counts for nothing. */
  fonte: sourceCode.optional(),
}

/** Names are asked for where the answer was yes, and kept nowhere else. */
export function relativeErrors(typed: { tem_familiar?: boolean; familiares?: readonly string[] }) {
  return typed.tem_familiar && !typed.familiares?.length ? { familiares: application.relatives } : {}
}

export const guestFields = z.strictObject({
  nome: nameText(120),
  cpf,
  email,
  telefone: phone,
  id_cidade: recordId,
  data_nascimento: isoDate,
})

/** A guest's sign-up and application in one. Without a vacancy only the CV is left. */
export const guestApplicationInput = guestFields
  .extend({
    id_vaga: recordId.optional(),
    /** A file that a guest sent (bucket `curriculos`). */
    id_arquivo: randomId().nullish(),
    ...relatives,
    ...answers,
    ...consents,
  })
  .superRefine(addErrors(relativeErrors))
export type GuestApplicationInput = z.output<typeof guestApplicationInput>

/** What is still missing of the signed-in person comes with the application. */
export const applyInput = z
  .strictObject({
    id_vaga: recordId,
    cpf: cpf.optional(),
    telefone: phone.optional(),
    id_cidade: recordId.optional(),
    data_nascimento: isoDate.optional(),
    /** An own upload (bucket `curriculos`); the CV that is kept already stays without it. */
    id_arquivo: randomId().optional(),
    ...relatives,
    ...answers,
    ...consents,
  })
  .superRefine(addErrors(relativeErrors))
export type ApplyInput = z.output<typeof applyInput>

/** What the page of a mailed link asks before it confirms. */
export const waitingApplicationInput = z.strictObject({ chave: linkToken })

/** `senha` is the one of the new account; who has an account signs in to it first. */
export const confirmApplicationInput = z.strictObject({ chave: linkToken, senha: password.optional() })
export type ConfirmApplicationInput = z.output<typeof confirmApplicationInput>
export const byApplication = z.strictObject({ id: recordId })

/** `2026.000123`: what the candidate quotes; the year is Brasília's. */
export const protocolOf = ({ id, created_at }: { id: number; created_at: Date | string }): string =>
  `${dayInBrazil(new Date(created_at)).slice(0, 4)}.${String(id).padStart(6, '0')}`

/** Without a vacancy, the page of who only leaves a CV. */
export const applicationFormInput = z.strictObject({ id_vaga: recordId.optional() }).prefault({})
