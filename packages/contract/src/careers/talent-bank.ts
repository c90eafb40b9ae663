/** The talent bank: people found by weighted words, invited, and searches that tell. See docs/hiring.md#talent-bank. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { asWords, boolean, choice, date, listOf, momentDay, number, text } from '../list.ts'
import { application } from '../messages/careers.ts'
import { answersByQuestion } from './asked-questions.ts'
import { cnhTypes } from '../personal-options.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { ufs } from '../states.ts'
import { linkToken, nameText } from '../validators.ts'

export const MAX_TERMS = 20
export const MAX_SYNONYMS = 20
export const MAX_SEARCHES = 20

const typedTerm = z.string().trim().min(2).max(60)

/** A word that is looked for: any synonym will do; its weight counts once. */
export const soughtTerm = z.strictObject({
  termo: typedTerm,
  sinonimos: z.array(typedTerm).max(MAX_SYNONYMS).default([]),
  peso: z.int().min(1).max(5).default(1),
})
export type SoughtTerm = z.output<typeof soughtTerm>
/** A word alone is one without synonyms, of weight 1. */
const termOrWord = z.union([typedTerm.transform((termo) => soughtTerm.parse({ termo })), soughtTerm])
const terms = z.array(termOrWord).max(MAX_TERMS)

export const talentList = listOf(
  '-atualizado_em',
  {
    id: number(),
    nome: text('Nome'),
    id_cidade: number(undefined, false),
    cidade: text('Cidade'),
    uf: choice(asWords(ufs), 'UF'),
    idade: number('Idade'),
    formacao: text('Formação', false),
    funcao: text('Última função', false),
    cnh_categoria: choice(asWords(cnhTypes), 'CNH'),
    viagem: boolean('Viagem'),
    atualizado_em: momentDay('Atualizado'),
    candidaturas: number('Candidaturas', false),
    updated_at: date(),
  },
  {
    /** With words the best stand first; without, the order asked for. */
    palavras: terms.default([]),
    /** Among equals the people of this city stand first, then those of its micro-region. */
    perto_de: recordId.optional(),
  },
)
export type ListTalentsInput = z.output<typeof talentList.input>

export const excerptsInput = z.strictObject({ id: recordId, palavras: terms.min(1) })
export type ExcerptsInput = z.output<typeof excerptsInput>

export const archiveTalentsInput = z.strictObject({ ids: z.array(recordId).min(1).max(500) })

export const inviteTalentsInput = z.strictObject({
  id_vaga: recordId,
  /** People of the talent bank. */
  ids: z
    .array(recordId)
    .min(1)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
})
export type InviteTalentsInput = z.output<typeof inviteTalentsInput>

export const byInvitationKey = z.strictObject({ chave: linkToken })
/** Applies with the CV that is stored; the notice about personal data is accepted again. */
export const acceptInvitationInput = z.strictObject({
  chave: linkToken,
  aceite: z.literal(true, application.privacy),
  ...acceptedNotice,
  respostas: answersByQuestion,
})
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>

/** A search that is kept, as it was asked; `avisar` notifies when somebody new matches it. */
export const saveSearchInput = z.strictObject({
  nome: nameText(80),
  avisar: z.boolean().default(true),
  busca: talentList.input,
})
export type SaveSearchInput = z.output<typeof saveSearchInput>
export const switchSearchInput = z.strictObject({ ...byId.shape, ...seenVersion.shape, avisar: z.boolean() })
