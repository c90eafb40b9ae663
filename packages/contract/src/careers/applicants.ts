/** Deciding about applications (candidatura): list, board, movements, notes. See docs/hiring.md#deciding. */
import * as z from 'zod'
import { asWords, boolean, choice, date, listOf, number, text } from '../list.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { ufs } from '../states.ts'
import { maxDialogText, nameText, optionalText } from '../validators.ts'
import { answerFilter } from './asked-questions.ts'
import { originLabels, stageLabels, stages } from './career-options.ts'

/** Applications that are moved together. */
export const MAX_MOVED = 200
/** Cards that a column of the board shows first. */
export const BOARD_CARDS = 50

export const applicantList = listOf(
  '-pontuacao',
  {
    id: number(),
    id_vaga: number(undefined, false),
    id_usuario: number(undefined, false),
    titulo_vaga: text('Vaga'),
    nome: text('Nome'),
    idade: number('Idade'),
    cidade: text('Cidade'),
    uf: choice(asWords(ufs), 'UF'),
    pontuacao: number('Pontuação'),
    avaliacao: number('Avaliação'),
    etapa: choice(stageLabels, 'Etapa'),
    origem: choice(originLabels, 'Origem'),
    created_at: date('Inscrição'),
    movida_em: date('Último movimento'),
    tem_familiar: boolean('Familiar'),
    nao_atende: boolean('Não atende'),
    updated_at: date(),
  },
  {
    /** Those who gave this answer to a question of the vacancy. */
    resposta: answerFilter.optional(),
  },
)
export type ListApplicantsInput = z.output<typeof applicantList.input>

export const boardInput = z.strictObject({
  id_vaga: recordId,
  q: z.string().trim().max(100).optional(),
  /** Those with a marked answer, or those without. */
  nao_atende: z.boolean().optional(),
  resposta: answerFilter.optional(),
  /** One column alone, from a card on. */
  etapa: z.enum(stages).optional(),
  offset: z.int().min(0).max(1_000_000).default(0),
})
export type BoardInput = z.output<typeof boardInput>

const movement = {
  etapa: z.enum(stages),
  /** Said in the log; of a refusal without a reason from the list, why. */
  texto: optionalText(maxDialogText),
  /** A refusal's reason. */
  id_motivo: recordId.nullish(),
  /** The message, where it is not the stage's usual one. */
  id_modelo: recordId.nullish(),
  /** Whether the candidate is written at a stage that has a message. */
  avisar: z.boolean().default(true),
}
export const moveApplicantInput = z.strictObject({ id: recordId, ...seenVersion.shape, ...movement })
export type MoveApplicantInput = z.output<typeof moveApplicantInput>

export const moveApplicantsInput = z.strictObject({
  ids: z
    .array(recordId)
    .min(1)
    .max(MAX_MOVED)
    .transform((ids) => [...new Set(ids)]),
  /** The newest of the applications as they were read. */
  ...seenVersion.shape,
  ...movement,
})
export type MoveApplicantsInput = z.output<typeof moveApplicantsInput>

/** What a movement would write to the candidate. */
export const previewMoveInput = z.strictObject({
  id: recordId,
  etapa: z.enum(stages),
  id_motivo: recordId.nullish(),
  id_modelo: recordId.nullish(),
  texto: optionalText(maxDialogText),
})
export type PreviewMoveInput = z.output<typeof previewMoveInput>

export const rateApplicantInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  avaliacao: z.int().min(0).max(5).nullish(),
  observacao: optionalText(maxDialogText),
})
export type RateApplicantInput = z.output<typeof rateApplicantInput>

export const noteInput = z.strictObject({ ...byId.shape, texto: nameText(maxDialogText) })
export type NoteInput = z.output<typeof noteInput>

export const samePersonInput = z.strictObject({
  id_usuario: recordId,
  id_outro: recordId,
  mesma: z.boolean(),
})
export type SamePersonInput = z.output<typeof samePersonInput>
