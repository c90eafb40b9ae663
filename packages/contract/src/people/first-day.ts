/** Before the first day (pre_admissao): papers, bank data, sizes, wishes. See docs/hiring.md#before-the-first-day. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { choice, date, listOf, momentDay, number, text } from '../list.ts'
import { byId, recordId, seenVersion, uploadId } from '../record.ts'
import { maxDialogText, nameText, optionalText, requiredText } from '../validators.ts'
import { paperKinds } from './admission-papers.ts'
import {
  accountKinds,
  firstDayStateLabels,
  firstDayStates,
  fitnesses,
  paperStates,
} from './first-day-options.ts'

export const firstDayList = listOf('-created_at', {
  id: number(),
  nome: text('Nome'),
  titulo_vaga: text('Vaga'),
  id_empresa: number(undefined, false),
  empresa: text('Empresa'),
  situacao: choice(firstDayStateLabels, 'Situação'),
  faltam: number('Faltam'),
  a_conferir: number('A conferir'),
  data_admissao: date('Admissão'),
  created_at: momentDay('Pedida'),
  updated_at: date(),
})
export type ListFirstDaysInput = z.output<typeof firstDayList.input>
export const firstDayRow = rowOf(firstDayList, {
  nome: z.string().nullable(),
  situacao: z.enum(firstDayStates),
  data_admissao: z.string().nullable(),
})

const paper = z.strictObject({
  /** Of the paper that is asked of this person. */
  id: recordId,
  nome: z.string(),
  finalidade: z.string(),
  tipo: z.enum(paperKinds),
  obrigatorio: z.boolean(),
  motivo: z.string().nullable(),
  situacao: z.enum(paperStates),
  id_arquivo: z.string().nullable(),
  enviado_em: moment.nullable(),
  devolucao: z.string().nullable(),
  updated_at: moment,
})
const sizes = {
  camiseta: z.string().nullable(),
  calca: z.string().nullable(),
  calcado: z.string().nullable(),
  equipamentos: z.string().nullable(),
}
const whole = {
  id: recordId,
  titulo_vaga: z.string(),
  empresa: z.string(),
  situacao: z.enum(firstDayStates),
  data_admissao: z.string().nullable(),
  papeis: z.array(paper),
  ...sizes,
  /** Whether bank data is there: the values are read apart. */
  tem_banco: z.boolean(),
  updated_at: moment,
}
export const firstDayAnswer = z.strictObject({
  ...whole,
  id_candidatura: recordId,
  id_usuario: recordId,
  nome: z.string().nullable(),
  email: z.string(),
  aptidao: z.enum(fitnesses).nullable(),
  aptidao_em: moment.nullable(),
  /** Words for what is still missing. */
  faltam: z.array(z.string()),
  created_at: moment,
})

export const ownFirstDayAnswer = z.strictObject({
  aviso: z.string(),
  admissoes: z.array(z.strictObject(whole)),
  leituras: z.array(
    z.strictObject({ id: recordId, titulo: z.string(), texto: z.string(), link: z.string().nullable() }),
  ),
})

/** Of an application: its request, or whether one may be opened. */
export const firstDayOfApplication = z.strictObject({
  id: recordId.nullable(),
  situacao: z.enum(firstDayStates).nullable(),
  faltam: z.int(),
  pode_abrir: z.boolean(),
})

export const openFirstDayInput = z.strictObject({ id_candidatura: recordId })
export const firstDaySavedAnswer = z.strictObject({ id: recordId, updated_at: moment })

/** Accepts the file that was read: one that replaced it is a newer version. */
export const acceptPaperInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type AcceptPaperInput = z.output<typeof acceptPaperInput>
export const returnPaperInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  devolucao: nameText(maxDialogText),
})
export type ReturnPaperInput = z.output<typeof returnPaperInput>
export const setFitnessInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  aptidao: z.enum(fitnesses),
})
export type SetFitnessInput = z.output<typeof setFitnessInput>
export const finishFirstDayInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type FinishFirstDayInput = z.output<typeof finishFirstDayInput>

export const sendPaperInput = z.strictObject({
  /** Of the paper that is asked of this person. */
  ...byId.shape,
  /** An own upload (bucket `documentos`). */
  id_arquivo: uploadId(),
})
export type SendPaperInput = z.output<typeof sendPaperInput>

export const ownSizesInput = z.strictObject({
  ...byId.shape,
  camiseta: optionalText(10),
  calca: optionalText(10),
  calcado: optionalText(10),
  /** What they would like to work with. */
  equipamentos: optionalText(maxDialogText),
})
export type OwnSizesInput = z.output<typeof ownSizesInput>

const bank = {
  banco: requiredText(60),
  agencia: requiredText(10),
  conta: requiredText(20),
  tipo_conta: z.enum(accountKinds),
  pix_chave: optionalText(140),
}
export const bankInput = z.strictObject({ ...byId.shape, ...bank })
export type BankInput = z.output<typeof bankInput>
export const bankAnswer = z.strictObject({
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  tipo_conta: z.enum(accountKinds),
  pix_chave: z.string().nullable(),
})
export type Bank = z.output<typeof bankAnswer>
