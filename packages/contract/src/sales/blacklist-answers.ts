/** What the procedures of blacklist answer. */
import * as z from 'zod'
import { blacklistKinds, blacklistStates } from './blacklist-words.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { uf } from '../validators.ts'
import { blacklistList } from './blacklist.ts'

export const blacklistRow = rowOf(blacklistList, {
  empresa: z.string().nullable(),
  editavel: z.boolean(),
  usuario: z.string().nullable(),
  endereco: z.string().nullable(),
  nome: z.string().nullable(),
  cep: z.string().nullable(),
  id_empresa: recordId.nullable(),
  numero: z.string().nullable(),
  data_inicio: z.string(),
  data_fim: z.string().nullable(),
  revisao_em: moment.nullable(),
  tipo: z.enum(blacklistKinds),
  cpf_cnpj: z.string().nullable(),
  situacao: z.enum(blacklistStates),
})

export const blacklistGetAnswer = z.strictObject({
  empresa: z.string().nullable(),
  uf: uf.nullish(),
  id: recordId,
  editavel: z.boolean(),
  id_usuario: recordId.nullable(),
  created_at: moment,
  updated_at: moment,
  usuario: z.string().nullable(),
  id_motivo: recordId,
  exige_evidencia: z.boolean(),
  cidade: z.string().nullable(),
  nome: z.string().nullable(),
  ativo: z.boolean(),
  bairro: z.string().nullable(),
  cep: z.string().nullable(),
  complemento: z.string().nullable(),
  id_empresa: recordId.nullable(),
  numero: z.string().nullable(),
  data_inicio: z.string(),
  data_fim: z.string().nullable(),
  logradouro: z.string().nullable(),
  cpf_cnpj: z.string().nullable(),
  revisao_em: moment.nullable(),
  observacao: z.string().nullable(),
  id_evidencia: z.string().nullable(),
  tipo: z.enum(blacklistKinds),
  motivo: z.string(),
  situacao: z.enum(blacklistStates),
  leads: z.number(),
  evidencia: z.string().nullable(),
  revisor: z.string().nullable(),
})

export const blacklistVerifyAnswer = z.union([
  z.strictObject({ blacklist: z.enum(blacklistKinds), motivo: z.string() }),
  z.strictObject({ blacklist: z.null(), motivo: z.null() }),
])
