/** What the procedures of deciding about applications answer. */
import * as z from 'zod'
import { educationSituations } from '../personal-options.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { applicantList } from './applicants.ts'
import { formQuestion, givenAnswer, reviewAnswer } from './asked-questions.ts'
import { candidateReply, waitingFor } from './candidate-replies.ts'
import { origins, pdfStates, stages, vacancyStates } from './career-options.ts'

const stage = z.enum(stages)
const person = {
  nome: z.string().nullable(),
  idade: z.int().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
}

export const applicantRow = rowOf(applicantList, {
  ...person,
  pontuacao: z.int().nullable(),
  avaliacao: z.int().nullable(),
  etapa: stage,
  origem: z.enum(origins),
  id_usuario: recordId.nullable(),
})

export const boardCard = z.strictObject({
  id: recordId,
  id_usuario: recordId.nullable(),
  ...person,
  pontuacao: z.int().nullable(),
  avaliacao: z.int().nullable(),
  etapa: stage,
  tem_familiar: z.boolean(),
  created_at: moment,
  movida_em: moment,
  updated_at: moment,
  nao_atende: z.int(),
  /** Without those about a disability. */
  respostas: z.array(givenAnswer),
  /** When their next interview is. */
  entrevista_em: moment.nullable(),
  /** Unread answers to our mails. */
  respostas_novas: z.int(),
  sem_retorno: waitingFor,
})

const vacancyHead = z.strictObject({
  id: recordId,
  titulo_vaga: z.string(),
  empresa: z.string(),
  cidade: z.string(),
  situacao: z.enum(vacancyStates),
  vagas: z.int(),
  contratados: z.int(),
  gestor: z.string().nullable(),
})
const rights = z.strictObject({ gere: z.boolean(), gestor_vaga: z.boolean() })

export const boardAnswer = z.strictObject({
  vaga: vacancyHead,
  direitos: rights,
  /** What the vacancy asks, to filter by; nobody is found by a disability. */
  perguntas: z.array(formQuestion),
  colunas: z.array(z.strictObject({ etapa: stage, total: z.int(), cartoes: z.array(boardCard) })),
  /** Scores that are being counted again; null when none are. */
  repontuacao: z.strictObject({ total: z.int(), feitas: z.int() }).nullable(),
})

export const movedAnswer = z.strictObject({
  id: recordId,
  etapa: stage,
  updated_at: moment,
  /** This contract filled the vacancy, which closed itself. */
  encerrou: z.boolean(),
  /** Applications of the vacancy that are still open. */
  restantes: z.int(),
})
export const movedManyAnswer = z.strictObject({
  movidas: z.int(),
  encerrou: z.boolean(),
  restantes: z.int(),
})
export const previewAnswer = z
  .strictObject({ assunto: z.string(), texto: z.string(), destino: z.string() })
  .nullable()

const term = z.strictObject({
  termo: z.string(),
  sinonimos: z.array(z.string()),
  peso: z.int(),
  atendido: z.boolean(),
})

const otherAccount = z.strictObject({
  id_usuario: recordId,
  nome: z.string().nullable(),
  email: z.string(),
  /** Said by a manager; null while it is only likely. */
  mesma: z.boolean().nullable(),
  /** Why it is likely. */
  motivos: z.array(z.enum(['nome_nascimento', 'telefone'])),
  candidaturas: z.array(
    z.strictObject({ id: recordId, titulo_vaga: z.string(), etapa: stage, created_at: moment }),
  ),
})

export const applicantAnswer = z.strictObject({
  id: recordId,
  vaga: vacancyHead,
  direitos: rights,
  id_usuario: recordId.nullable(),
  ...person,
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  cnh_categoria: z.string().nullable(),
  viagem: z.boolean(),
  etapa: stage,
  /** Stages that the caller may move it to. */
  destinos: z.array(stage),
  pontuacao: z.int().nullable(),
  avaliacao: z.int().nullable(),
  /** Answers to our mails, newest first. */
  mensagens: z.array(candidateReply),
  sem_retorno: waitingFor,
  observacao: z.string().nullable(),
  tem_familiar: z.boolean(),
  /** Names of relatives, for HR alone. */
  familiares: z.array(z.string()).nullable(),
  motivo_reprovacao: z.string().nullable(),
  origem: z.enum(origins),
  indicador: z.string().nullable(),
  created_at: moment,
  movida_em: moment,
  updated_at: moment,
  termos: z.array(term),
  respostas: z.array(givenAnswer),
  revisao: reviewAnswer.extend({ pode_responder: z.boolean() }).nullable(),
  curriculo: z
    .strictObject({
      id_arquivo: z.string().nullable(),
      pdf: z.enum(pdfStates).nullable(),
      texto: z.string().nullable(),
      areas_interesse: z.array(z.string()),
      formacoes: z.array(
        z.strictObject({
          descricao: z.string(),
          ie: z.string(),
          situacao: z.enum(educationSituations),
          data_inicio: z.string(),
          data_fim: z.string().nullable(),
        }),
      ),
      experiencias: z.array(
        z.strictObject({
          funcao: z.string(),
          empresa: z.string(),
          descricao: z.string().nullable(),
          emprego_atual: z.boolean(),
          data_inicio: z.string(),
          data_fim: z.string().nullable(),
        }),
      ),
      certificados: z.array(
        z.strictObject({ descricao: z.string(), organizacao: z.string(), data_emissao: z.string() }),
      ),
    })
    .nullable(),
  historico: z.array(
    z.strictObject({
      id: recordId,
      de: z.string().nullable(),
      para: z.string(),
      autor: z.string().nullable(),
      texto: z.string().nullable(),
      mensagem_em: moment.nullable(),
      created_at: moment,
    }),
  ),
  notas: z.array(
    z.strictObject({ id: recordId, autor: z.string().nullable(), texto: z.string(), created_at: moment }),
  ),
  outras: z.array(
    z.strictObject({ id: recordId, titulo_vaga: z.string(), etapa: stage, created_at: moment }),
  ),
  contas: z.array(otherAccount),
  /** The record of who was hired, ready to be made an employee's. */
  contratacao: z
    .strictObject({
      id_usuario: recordId,
      id_empresa: recordId,
      id_departamento: recordId,
      id_setor: recordId.nullable(),
      id_cargo: recordId,
      id_gestor: recordId,
      funcionario: z.boolean(),
      /** An employee of another place, to be moved to the vacancy's. */
      falta_mover: z.boolean(),
      updated_at: moment,
    })
    .nullable(),
})

export const hiredAnswer = z.strictObject({
  id: recordId,
  onboardings: z.int(),
  /** `admissao`: an employee from the day of admission on. */
  situacao: z.enum(['ativo', 'admissao']),
  /** Where no onboarding is the position's: what to know, and where one is assigned. */
  aviso: z.string().nullable(),
  rota: z.string().nullable(),
})
export const noteAnswer = z.strictObject({ id: recordId })
