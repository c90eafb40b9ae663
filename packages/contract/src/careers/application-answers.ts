/** What the procedures of applications answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'
import { formQuestion, reviewAnswer } from './asked-questions.ts'
import { stages } from './career-options.ts'

/** What the page of an application knows before it is sent. */
export const applicationFormAnswer = z.strictObject({
  vaga: z
    .strictObject({
      id: recordId,
      titulo_vaga: z.string(),
      empresa: z.string(),
      sistema: z.string(),
      /** Of the provider's colour. */
      matiz: z.int(),
      cidade: z.string(),
      uf: z.string(),
    })
    .nullable(),
  /** What the vacancy asks beside the CV, in its order. */
  perguntas: z.array(formQuestion),
  /** Of who is signed in: what is known, and whether a CV and an application are there. */
  pessoa: z
    .strictObject({
      nome: z.string().nullable(),
      faltam: z.array(z.enum(['cpf', 'telefone', 'id_cidade', 'data_nascimento'])),
      curriculo: z.boolean(),
      compartilhar_banco: z.boolean(),
      inscrito: z.boolean(),
    })
    .nullable(),
})

export const guestApplicationAnswer = z.strictObject({ mensagem: z.string() })

export const applyAnswer = z.strictObject({ id: recordId, protocolo: z.string(), vaga: z.string() })

/** What the link of a mail confirms, for who opened it. */
export const waitingApplicationAnswer = z.strictObject({
  nome: z.string(),
  vaga: z.string().nullable(),
  /** `senha`: a new account, with the password chosen here. `entrar`: the address has an account. */
  falta: z.enum(['senha', 'entrar']).nullable(),
})

export const confirmApplicationAnswer = z.strictObject({
  /** Null where only a CV was left. */
  protocolo: z.string().nullable(),
  vaga: z.string().nullable(),
  mensagem: z.string(),
  /** A new account is signed in by this; who had one signs in. */
  entrou: z.boolean(),
})

export const ownApplicationsAnswer = z.array(
  z.strictObject({
    id: recordId,
    protocolo: z.string(),
    id_vaga: recordId,
    titulo_vaga: z.string(),
    empresa: z.string(),
    cidade: z.string(),
    uf: z.string(),
    etapa: z.enum(stages),
    /** What the candidate reads, and what comes next. */
    rotulo: z.string(),
    proximo: z.string().nullable(),
    /** The stages it has passed, oldest first. */
    passos: z.array(z.strictObject({ rotulo: z.string(), em: moment })),
    created_at: moment,
    movida_em: moment,
    /** Whole days without a movement, while it is open. */
    dias_sem_retorno: z.int().nullable(),
    pode_desistir: z.boolean(),
    /** Of a refusal: what is said about a review, where one may be asked for. */
    revisao_texto: z.string().nullable(),
    revisao: reviewAnswer.nullable(),
    /** Whether papers of the admission are asked for. */
    pre_admissao: z.boolean(),
  }),
)

export const withdrawnAnswer = z.strictObject({ id: recordId, etapa: z.enum(stages) })

/** Whether the account went with it. */
export const removedOwnAnswer = z.strictObject({ conta: z.boolean() })
