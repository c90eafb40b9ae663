/** "Meus dados": what is kept about a person, what they ask for, and who read their documents. LGPD art. 18. */
import * as z from 'zod'
import { asWords, choice, date, documentNames, listOf, number, text } from '../list.ts'
import { userTypes } from '../personal-options.ts'
import { createOf, updateOf } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'
import { requestKindLabels, requestKinds, requestStateLabels, requestSteps } from './personal-data-options.ts'
import { keysOf } from '../keys-of.ts'

/** Rows of one section, or the first rows of each. */
export const ownDataInput = z
  .strictObject({
    secao: z.string().min(1).max(60).optional(),
    limit: z
      .int()
      .min(0)
      .max(500)
      .default(0)
      .register(documentNames, { description: 'Linhas de cada seção; com 0 vem só quantas são.' }),
    offset: z.int().min(0).max(1_000_000).default(0),
  })
  .prefault({})
export type OwnDataInput = z.output<typeof ownDataInput>

export const requestFields = z.strictObject({
  tipo: z.enum(requestKinds),
  texto: nameText(450),
})
export type RequestFields = z.infer<typeof requestFields>
/** One of each kind may be open. */
export const createRequestsInput = createOf(requestFields).refine(({ objects }) => objects.length <= 2)

const steps = keysOf(requestSteps)
export const decisionFields = z.strictObject({
  situacao: z.enum(steps),
  /** The answer to the person; required for a refusal. */
  resposta: optionalText(450),
})
export const decideRequestInput = updateOf(decisionFields).extend({ situacao: z.enum(steps) })
export type DecideRequestInput = z.infer<typeof decideRequestInput>

export const requestList = listOf('-created_at', {
  id: number(),
  titular: text('Pessoa'),
  id_titular: number(),
  tipo_pessoa: choice(asWords(userTypes), 'Tipo de pessoa'),
  empresa: text('Provedor'),
  id_empresa: number(),
  tipo: choice(requestKindLabels, 'Pedido'),
  texto: text('Texto'),
  situacao: choice(requestStateLabels, 'Situação'),
  resposta: text('Resposta'),
  responsavel: text('Responsável'),
  id_responsavel: number(),
  analisado_em: date('Análise'),
  encerrado_em: date('Encerramento'),
  created_at: date('Abertura'),
  prazo: date('Prazo'),
  updated_at: date(),
})
export type ListRequestsInput = z.output<typeof requestList.input>

/** Readings of another person's personal data; who read is named to the data officer alone (docs/people.md#who-saw-my-data). */
export const readingList = listOf('-data', {
  id: number(),
  data: date('Data'),
  leitor: text('Quem leu'),
  id_usuario: number(),
  titular: text('De quem'),
  id_titular: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  dados: text('Dado lido'),
  departamento: text('Departamento de quem leu'),
  motivo: text('Para quê', false),
})
export type ListReadingsInput = z.output<typeof readingList.input>
