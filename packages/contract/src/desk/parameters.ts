/** Constants of the service desk that a superadmin may change; see `../parameters.ts`. */
import { integer } from '../parameter-kinds.ts'

export const deskParameters = {
  sla_vendas_horas: {
    label: 'Prazo da auditoria de vendas',
    description: 'Horas até uma venda ter de ser auditada no backoffice.',
    ...integer(24, 1, 720, 'horas'),
  },
  sla_vendas_uteis: {
    label: 'Auditoria em horas úteis',
    description: 'O prazo da auditoria conta só as horas úteis; sem isto, conta dia e noite.',
    kind: 'boolean' as const,
    default: false,
  },
  sla_ativacoes_horas: {
    label: 'Prazo da ativação',
    description: 'Horas da aprovação da venda até a instalação ter de estar ativa.',
    ...integer(120, 1, 720, 'horas'),
  },
  sla_ativacoes_uteis: {
    label: 'Ativação em horas úteis',
    description: 'O prazo da ativação conta só as horas úteis.',
    kind: 'boolean' as const,
    default: false,
  },
  sla_qualificacao_horas: {
    label: 'Prazo da qualificação',
    description: 'Horas da ativação até a ligação de boas-vindas.',
    ...integer(48, 1, 720, 'horas'),
  },
  sla_qualificacao_uteis: {
    label: 'Qualificação em horas úteis',
    description: 'O prazo da qualificação conta só as horas úteis.',
    kind: 'boolean' as const,
    default: false,
  },
  sla_problemas_uteis: {
    label: 'Problemas em horas úteis',
    description: 'O prazo de cada tipo de problema conta só as horas úteis.',
    kind: 'boolean' as const,
    default: false,
  },
  horas_uteis_inicio: {
    label: 'Início das horas úteis',
    description: 'Hora do dia em que as horas úteis começam.',
    ...integer(8, 0, 23, 'h'),
  },
  horas_uteis_fim: {
    label: 'Fim das horas úteis',
    description: 'Hora do dia em que as horas úteis terminam; se não for depois do início, contam 24 horas.',
    ...integer(18, 1, 24, 'h'),
  },
  horas_uteis_sabado: {
    label: 'Sábado tem horas úteis',
    description: 'Conta o sábado como dia útil.',
    kind: 'boolean' as const,
    default: false,
  },
  painel_erros_hora: {
    label: 'Confirmações erradas por atendente',
    description: 'Respostas erradas na identificação de clientes que um atendente pode dar em uma hora.',
    ...integer(20, 1, 1000, 'por hora'),
  },
  painel_atendimentos_hora: {
    label: 'Atendimentos por atendente',
    description: 'Atendimentos do painel do cliente que um atendente pode abrir em uma hora.',
    ...integer(60, 1, 1000, 'por hora'),
  },
  painel_template_whatsapp: {
    label: 'Template de WhatsApp do painel',
    description:
      'Nome do template de utilidade, aprovado em pt_BR, com que o painel do cliente envia faturas e propostas: {{1}} é o primeiro nome, {{2}} a mensagem. Vazio, o painel não oferece o WhatsApp.',
    kind: 'text' as const,
    default: '',
    min: 0,
    max: 120,
  },
  estorno_limite_reais: {
    label: 'Limite de uma aprovação',
    description: 'Estornos acima deste valor, em reais, precisam de duas aprovações.',
    ...integer(1000, 0, 1_000_000, 'R$'),
  },
} as const
