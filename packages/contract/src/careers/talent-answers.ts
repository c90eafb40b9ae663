/** What the procedures of the talent bank answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { cnhType } from '../validators.ts'
import { soughtTerm, talentList } from './talent-bank.ts'
import { formQuestion } from './asked-questions.ts'

export const talentRow = rowOf(talentList, {
  nome: z.string().nullable(),
  id_cidade: recordId.nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  idade: z.int().nullable(),
  formacao: z.string().nullable(),
  funcao: z.string().nullable(),
  cnh_categoria: cnhType.nullable(),
  /** 0 to 100 of the words; null where none were asked for. */
  pontuacao: z.int().nullable(),
  /** The words that the person meets. */
  termos: z.array(z.string()),
  /** Relative to `perto_de`. */
  proximidade: z.enum(['cidade', 'microrregiao']).nullable(),
})

/** Where in the CV the words stand, each with the text around it. */
export const excerptsAnswer = z.array(
  z.strictObject({ termo: z.string(), onde: z.string(), texto: z.string() }),
)

export const archivedAnswer = z.strictObject({ arquivados: z.int() })
export const invitedAnswer = z.strictObject({
  convidadas: z.int(),
  /** Invited before, or applied already: not written again. */
  ja_convidadas: z.int(),
  /** Of an internal vacancy: who is no employee, and got none. */
  de_fora: z.int(),
})
export const invitationAnswer = z.strictObject({
  id_vaga: recordId,
  titulo_vaga: z.string(),
  empresa: z.string(),
  cidade: z.string(),
  uf: z.string(),
  primeiro_nome: z.string(),
  aceito: z.boolean(),
  /** What the vacancy asks beside the stored CV. */
  perguntas: z.array(formQuestion),
})
export const acceptedAnswer = z.strictObject({ titulo_vaga: z.string(), protocolo: z.string() })

export const savedSearchesAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    palavras: z.array(soughtTerm),
    filtro: z.record(z.string(), z.unknown()),
    avisar: z.boolean(),
    encontradas: z.int(),
    created_at: moment,
    updated_at: moment,
  }),
)
export const savedSearchAnswer = z.strictObject({ id: recordId })
