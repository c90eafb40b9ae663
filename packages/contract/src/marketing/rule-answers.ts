/** What the procedures of rule answer. */
import * as z from 'zod'
import { coded } from '../described.ts'
import {
  approvalStates,
  channelKeys,
  criteria,
  executionStates,
  holidayActions,
  quietActions,
  sendings,
  shiftLetters,
  shiftWords,
} from './communication-words.ts'
import { keysOf } from '../keys-of.ts'
import { moment, money } from '../answer.ts'
import { recordId } from '../record.ts'
import { sendTotals } from './send-answers.ts'

/** A rule as lists and records show it. */
export const ruleRow = z.strictObject({
  sistema: z.string(),
  id: recordId,
  email: z.boolean(),
  ativo: z.boolean(),
  updated_at: moment,
  id_empresa: recordId,
  aprovador: z.string().nullable(),
  provedor: z.string(),
  campanha: z.string(),
  ultima_execucao: moment.nullable(),
  campanha_id: z.number(),
  template_whatsapp: z.number().nullable(),
  id_usuario: recordId.nullable(),
  whatsapp: z.boolean(),
  sms: z.boolean(),
  id_solicitante: recordId.nullable(),
  aprovacao_publico: z.number().nullable(),
  /** What the next shift costs, in reais. */
  aprovacao_custo: money.nullable(),
  aprovacao_impressao: z.string().nullable(),
  aprovada_em: moment.nullable(),
  criado: moment,
  data_especifica: z.string().nullable(),
  mensagem_email: z.string().nullable(),
  mensagem_sms: z.string().nullable(),
  solicitada_em: moment.nullable(),
  tempo: z.number().nullable(),
  titulo_email: z.string().nullable(),
  campanha_ativa: z.boolean(),
  criterio: z.enum(keysOf(criteria)),
  envio: z.enum(keysOf(sendings)),
  turno: coded(z.enum(shiftLetters), shiftWords),
  template_nome: z.string().nullable(),
  silencio_inicio: z.string().nullable(),
  silencio_fim: z.string().nullable(),
  silencio_acao: z.enum(keysOf(quietActions)),
  feriado_acao: z.enum(keysOf(holidayActions)),
  segurar_incidente: z.boolean(),
  aprovacao: z.enum(keysOf(approvalStates)),
  solicitante: z.string().nullable(),
  proximo_envio: moment.nullable(),
})

export const ruleLongSmsAnswer = z.array(
  z.strictObject({ segmentos: z.number(), id: recordId, campanha: z.string(), campanha_id: z.number() }),
)

export const ruleCreateAnswer = z.array(
  z.strictObject({
    aprovacao: z.enum(['dispensada', 'necessaria']),
    id: recordId,
    ativo: z.boolean(),
    campanha_id: z.number(),
  }),
)

export const ruleUpdateAnswer = z.strictObject({
  ativo: z.boolean(),
  id: recordId,
  updated_at: moment,
  avisos: z.array(z.string()),
})

export const ruleSimulateAnswer = z.strictObject({
  data: z.string().nullable(),
  turno: coded(z.enum(shiftLetters), shiftWords),
  clientes: z.number(),
  canais: z.array(
    z.strictObject({
      canal: z.enum(channelKeys),
      envios: z.number(),
      suprimidos: z.strictObject({
        feriado: z.number().optional(),
        recusado: z.number().optional(),
        template: z.number().optional(),
        excluida: z.number().optional(),
        perdido: z.number().optional(),
        restricao: z.number().optional(),
        contato_invalido: z.number().optional(),
        limite: z.number().optional(),
        duplicado: z.number().optional(),
        silencio: z.number().optional(),
        pausa: z.number().optional(),
        janela: z.number().optional(),
        incidente: z.number().optional(),
        provedor_fora: z.number().optional(),
        provedor_cheio: z.number().optional(),
        adiado: z.number().optional(),
        sem_resposta: z.number().optional(),
        conexao_cortada: z.number().optional(),
        erro_provedor: z.number().optional(),
        sem_confirmacao: z.number().optional(),
        devolvido: z.number().optional(),
        nao_configurado: z.number().optional(),
        erro_interno: z.number().optional(),
      }),
      segmentos: z.number(),
      custo: z.string(),
    }),
  ),
  custo: z.string(),
  exemplos: z.array(
    z.strictObject({
      id_pessoa: recordId,
      nome: z.string(),
      destino: z.string(),
      canal: z.enum(channelKeys),
    }),
  ),
  /** Customers that a second manager has to agree to: of the next shift, or of a stopped one. */
  publico: z.number().nullable(),
  aprovacao: z.enum(keysOf(approvalStates)),
})

export const rulePreviewAnswer = z.array(
  z.strictObject({
    canal: z.enum(channelKeys),
    destino: z.string().nullable(),
    ninguem: z.boolean(),
    titulo: z.string().nullable(),
    texto: z.string(),
    segmentos: z.number(),
  }),
)

export const ruleSendTestAnswer = z.strictObject({ destino: z.string(), local: z.boolean() })

export const ruleRequestApprovalAnswer = z.strictObject({ id: recordId, aprovacao: z.literal('pendente') })

export const ruleApproveAnswer = z.strictObject({
  id: recordId,
  aprovacao: z.literal('aprovada'),
  ativo: z.boolean(),
  avisos: z.array(z.string()),
})

export const ruleRefuseApprovalAnswer = z.strictObject({ id: recordId, aprovacao: z.literal('dispensada') })

export const ruleCalendarAnswer = z.array(
  z.strictObject({
    data: z.string(),
    turno: coded(z.enum(shiftLetters), shiftWords),
    regras: z.array(
      z.strictObject({
        id: recordId,
        campanha: z.string(),
        id_campanha: recordId,
        criterio: z.string(),
        clientes: z.number(),
        feriado: z.enum(keysOf(quietActions)).nullable(),
      }),
    ),
  }),
)

export const ruleRunAnswer = z.strictObject({
  id: recordId,
  turno: coded(z.enum(shiftLetters), shiftWords),
  id_regra: recordId,
  total: z.number(),
  data_referencia: z.string(),
  situacao: z.enum(keysOf(executionStates)),
  envios: sendTotals,
})
