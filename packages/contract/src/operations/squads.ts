/** Field squads (equipe). The ERP knows them; only who answers for one is chosen here. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { active, date, listOf, number, text, momentDay } from '../list.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { countStates } from './supply-options.ts'

export const squadList = listOf('nome', {
  id: number(),
  nome: text('Equipe'),
  id_responsavel: number(),
  responsavel: text('Responsável'),
  id_empresa: number(),
  sistema: text('Sistema'),
  cidade: text('Cidade'),
  veiculo: text('Veículo'),
  itens: number('Itens', false),
  ultima_contagem: momentDay('Última contagem', false),
  divergencias: number('Divergências', false),
  ativo: active('Ativa'),
  updated_at: date(),
})
export type ListSquadsInput = z.output<typeof squadList.input>
export const squadRow = rowOf(squadList, {
  id_responsavel: recordId.nullable(),
  responsavel: z.string().nullable(),
  veiculo: z.string().nullable(),
  itens: z.int(),
  ultima_contagem: moment.nullable(),
  divergencias: z.int(),
})

export const squadGetAnswer = z.strictObject({
  id: recordId,
  nome: z.string(),
  id_empresa: recordId,
  sistema: z.string(),
  cidade: z.string(),
  veiculo: z.string().nullable(),
  id_responsavel: recordId.nullable(),
  responsavel: z.string().nullable(),
  ativo: z.boolean(),
  updated_at: moment,
  /** The asker answers for this squad. */
  minha: z.boolean(),
  /** The newest count. */
  contagem: z
    .strictObject({
      id: recordId,
      situacao: z.enum(countStates),
      created_at: moment,
      encerrada_em: moment.nullable(),
      linhas: z.int(),
      informadas: z.int(),
      validadas: z.int(),
    })
    .nullable(),
})

export const squadFields = z.strictObject({ id_responsavel: recordId.nullable() })
export const updateSquadInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...squadFields.shape,
})
export type UpdateSquadInput = z.output<typeof updateSquadInput>

export const squadOptionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    id_empresa: recordId,
    sistema: z.string(),
    cidade: z.string(),
  }),
)
