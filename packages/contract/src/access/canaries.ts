/** Canaries: marked records of nobody, which raise an alarm when they are opened or exported (docs/security.md#canaries). */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { addErrors } from '../record-errors.ts'
import { recordId } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'
import { alarmWays, canaryKinds } from './canary-words.ts'

interface WholeCanary {
  tipo: keyof typeof canaryKinds
  id_pessoa?: number | null
  id_empresa?: number | null
  codpessoa?: string | null
}

/** Field → text of the errors of a whole canary. */
function canaryErrors({ tipo, id_pessoa, id_empresa, codpessoa }: WholeCanary) {
  const errors: Partial<Record<keyof WholeCanary, string>> = {}
  if (tipo === 'pessoa' && !id_pessoa) errors.id_pessoa = form.required
  if (tipo === 'cliente' && !id_empresa) errors.id_empresa = form.required
  if (tipo === 'cliente' && !codpessoa) errors.codpessoa = form.required
  return errors
}

export const canaryFields = z
  .strictObject({
    tipo: z.enum(keysOf(canaryKinds)),
    id_pessoa: recordId.nullish(),
    /** Of a customer: their provider, and their code there. */
    id_empresa: recordId.nullish(),
    codpessoa: nameText(40).nullish(),
    nota: optionalText(300),
  })
  .superRefine(addErrors(canaryErrors))
export type CanaryFields = z.output<typeof canaryFields>

export const canaryList = listOf('-created_at', {
  id: number(),
  tipo: choice(canaryKinds, 'Tipo', false),
  nome: text('Nome', false),
  nota: text('Nota', false),
  alarmes: number('Alarmes', false),
  ultimo_alarme: date('Último alarme', false),
  created_at: date('Criação'),
})
export type ListCanariesInput = z.output<typeof canaryList.input>

export const canaryRow = rowOf(canaryList, {
  tipo: z.enum(keysOf(canaryKinds)),
  nome: z.string().nullable(),
  nota: z.string().nullable(),
  ultimo_alarme: moment.nullable(),
})

export const canaryAlarmList = listOf('-data', {
  id: number(),
  data: date('Data'),
  nome: text('Registro', false),
  como: choice(alarmWays, 'Como', false),
  quem: text('Quem', false),
  id_usuario: number(undefined, false),
  detalhe: text('O quê', false),
})
export type ListCanaryAlarmsInput = z.output<typeof canaryAlarmList.input>

export const canaryAlarmRow = rowOf(canaryAlarmList, {
  nome: z.string().nullable(),
  como: z.enum(keysOf(alarmWays)),
  /** Null where the person is gone. */
  quem: z.string().nullable(),
  id_usuario: recordId.nullable(),
})
