import * as z from 'zod'
import { factorParameters } from './access/factor-parameters.ts'
import { careerParameters } from './careers/parameters.ts'
import { deskParameters } from './desk/parameters.ts'
import { guestParameters } from './guest-parameters.ts'
import { sponsorshipParameters } from './marketing/sponsorship-parameters.ts'
import { form } from './messages.ts'
import { operationsParameters } from './operations/parameters.ts'
import { address, integer, type Parameter } from './parameter-kinds.ts'
import { personParameters } from './person-parameters.ts'
import { url } from './validators.ts'
import { keysOf } from './keys-of.ts'

/** Constants that a superadmin may change in Parâmetros. The key is what the database stores. */
export const parameters = {
  login_tentativas: {
    label: 'Tentativas de senha',
    description:
      'Senhas erradas seguidas, a partir de um mesmo endereço, antes de bloquear a conta para esse endereço.',
    ...integer(5, 3, 20),
  },
  login_bloqueio_minutos: {
    label: 'Minutos de bloqueio',
    description: 'Tempo em que a conta fica bloqueada para o endereço depois das tentativas.',
    ...integer(15, 1, 1440, 'minutos'),
  },
  login_tentativas_dia: {
    label: 'Tentativas de senha por dia',
    description: 'Senhas erradas em um dia, a partir de todos os endereços, antes de bloquear a conta.',
    ...integer(100, 20, 10_000, 'por dia'),
  },
  login_bloqueio_conta_minutos: {
    label: 'Minutos de bloqueio da conta',
    description: 'Tempo em que a conta fica bloqueada para todos os endereços depois das tentativas do dia.',
    ...integer(60, 1, 1440, 'minutos'),
  },
  login_por_endereco_minuto: {
    label: 'Entradas por endereço',
    description: 'Tentativas de entrada sem sucesso por minuto a partir do mesmo endereço.',
    ...integer(20, 1, 1000, 'por minuto'),
  },
  ...factorParameters,
  codigo_senha_minutos: {
    label: 'Validade do código de senha',
    description: 'Minutos em que o código de redefinição de senha vale.',
    ...integer(10, 5, 10, 'minutos'),
  },
  codigo_senha_envios_hora: {
    label: 'Envios de código por hora',
    description: 'Códigos de redefinição enviados por hora para o mesmo e-mail.',
    ...integer(5, 1, 20, 'por hora'),
  },
  convite_horas: {
    label: 'Validade do convite',
    description: 'Horas em que o convite de um novo usuário vale.',
    ...integer(72, 1, 720, 'horas'),
  },
  sessao_inatividade_horas: {
    label: 'Inatividade da sessão',
    description: 'Horas sem uso até a sessão terminar.',
    ...integer(12, 1, 168, 'horas'),
  },
  sessao_maxima_dias: {
    label: 'Duração máxima da sessão',
    description: 'Dias até ser preciso entrar novamente, mesmo com uso.',
    ...integer(30, 1, 90, 'dias'),
  },
  sessao_aviso_minutos: {
    label: 'Aviso de fim da sessão',
    description: 'Minutos antes do fim da sessão em que o aviso aparece.',
    ...integer(5, 1, 30, 'minutos'),
  },
  notificacao_pagina: {
    label: 'Notificações por página',
    description: 'Quantidade de notificações carregadas por vez.',
    ...integer(20, 5, 100),
  },
  parceiro_validade_meses: {
    label: 'Validade do acesso de parceiro',
    description: 'Maior validade, em meses, do acesso de um parceiro.',
    ...integer(12, 1, 12, 'meses'),
  },
  chaves_proprias: {
    label: 'Chaves de acesso próprias',
    description: 'Permite que cada pessoa crie chaves de acesso para si; um Super Admin sempre pode.',
    kind: 'boolean',
    default: false,
  },
  chave_validade_meses: {
    label: 'Validade das chaves de acesso',
    description: 'Maior validade, em meses, de uma chave de acesso.',
    ...integer(12, 1, 60, 'meses'),
  },
  chave_por_minuto: {
    label: 'Pedidos por chave de acesso',
    description: 'Pedidos por minuto com a mesma chave de acesso.',
    ...integer(1200, 10, 1_000_000, 'por minuto'),
  },
  ...personParameters,
  ...deskParameters,
  ...operationsParameters,
  blacklist_validade_meses: {
    label: 'Validade da blacklist',
    description: 'Meses até um registro da blacklist expirar, quando não se informa outra data.',
    ...integer(24, 1, 60, 'meses'),
  },
  cliente_consultas_dia: {
    label: 'Consultas de clientes por dia',
    description:
      'Documentos e telefones que pode consultar, em um dia, quem vê os dados dos clientes mascarados.',
    ...integer(100, 10, 10_000, 'por dia'),
  },
  seguranca_retencao_meses: {
    label: 'Registro de segurança',
    description: 'Meses em que as linhas do registro de segurança são mantidas; nunca menos de seis.',
    ...integer(12, 6, 60, 'meses'),
  },
  acesso_retencao_meses: {
    label: 'Retenção dos registros de acesso',
    description: 'Meses em que os registros de acesso são guardados (no mínimo 6, pelo Marco Civil).',
    ...integer(6, 6, 60, 'meses'),
  },
  arquivo_orfao_horas: {
    label: 'Arquivos não utilizados',
    description: 'Horas até apagar um arquivo enviado e não utilizado.',
    ...integer(24, 1, 720, 'horas'),
  },
  cep_cache_dias: {
    label: 'Validade dos CEPs consultados',
    description: 'Dias até consultar novamente um CEP já conhecido.',
    ...integer(180, 1, 3650, 'dias'),
  },
  cep_por_endereco_minuto: {
    label: 'Consultas de CEP por endereço',
    description: 'Consultas de CEP por minuto, sem entrar, a partir do mesmo endereço.',
    ...integer(20, 1, 1000, 'por minuto'),
  },
  distritos_cache_dias: {
    label: 'Validade dos distritos consultados',
    description: 'Dias até consultar novamente os distritos de um estado.',
    ...integer(365, 1, 3650, 'dias'),
  },
  cep_endereco: {
    label: 'Serviço de CEP',
    description: 'Endereço do serviço que informa o endereço de um CEP. Vazio desliga a consulta.',
    ...address('https://viacep.com.br'),
  },
  distritos_endereco: {
    label: 'Serviço de distritos',
    description: 'Endereço do serviço que informa os distritos de um estado. Vazio desliga a consulta.',
    ...address('https://servicodados.ibge.gov.br'),
  },
  lead_vencida_prospeccao_dias: {
    label: 'Lead vencida: Prospecção',
    description: 'Dias sem contato até uma lead em Prospecção vencer.',
    ...integer(3, 1, 365, 'dias'),
  },
  lead_vencida_processo_dias: {
    label: 'Lead vencida: Processo',
    description: 'Dias sem contato até uma lead em Processo vencer.',
    ...integer(5, 1, 365, 'dias'),
  },
  lead_vencida_viabilidade_dias: {
    label: 'Lead vencida: Viabilidade',
    description: 'Dias sem contato até uma lead em Viabilidade vencer.',
    ...integer(5, 1, 365, 'dias'),
  },
  lead_vencida_negociacao_dias: {
    label: 'Lead vencida: Negociação',
    description: 'Dias sem contato até uma lead em Negociação vencer.',
    ...integer(15, 1, 365, 'dias'),
  },
  lead_parada_dias: {
    label: 'Lead parada',
    description: 'Dias no mesmo status até uma lead aparecer como parada.',
    ...integer(10, 1, 365, 'dias'),
  },
  lead_retencao_meses: {
    label: 'Retenção de leads não convertidas',
    description: 'Meses depois do último contato até os dados de uma lead não convertida serem anonimizados.',
    ...integer(24, 6, 60, 'meses'),
  },
  resultado_campanha: {
    label: 'Campanha do relatório de resultados',
    description: 'Número da campanha que o relatório Resultado de Campanha mostra por provedor.',
    ...integer(124, 1, 2_147_483_647),
  },
  comunicacao_limite_dia: {
    label: 'Comunicação: mensagens por dia',
    description: 'Mensagens de um canal para um cliente em um dia. Zero desliga o limite.',
    ...integer(1, 0, 100, 'por dia'),
  },
  comunicacao_limite_30_dias: {
    label: 'Comunicação: mensagens em 30 dias',
    description: 'Mensagens de um canal para um cliente em 30 dias. Zero desliga o limite.',
    ...integer(4, 0, 1000, 'em 30 dias'),
  },
  comunicacao_aprovacao_publico: {
    label: 'Comunicação: público que exige aprovação',
    description:
      'Acima deste número de clientes, ativar uma regra exige digitar o número e um segundo gestor.',
    ...integer(1000, 0, 10_000_000, 'clientes'),
  },
  comunicacao_preco_sms: {
    label: 'Comunicação: preço do SMS',
    description: 'Preço de um segmento de SMS, em milésimos de real.',
    ...integer(60, 0, 100_000, 'milésimos de R$'),
  },
  comunicacao_preco_email: {
    label: 'Comunicação: preço do e-mail',
    description: 'Preço de um e-mail, em milésimos de real.',
    ...integer(2, 0, 100_000, 'milésimos de R$'),
  },
  comunicacao_preco_whatsapp: {
    label: 'Comunicação: preço do WhatsApp',
    description: 'Preço de uma mensagem de WhatsApp, em milésimos de real.',
    ...integer(350, 0, 100_000, 'milésimos de R$'),
  },
  comunicacao_ritmo_sms: {
    label: 'Comunicação: SMS por segundo',
    description: 'Maior ritmo de envio de SMS. Zero é sem limite.',
    ...integer(10, 0, 10_000, 'por segundo'),
  },
  comunicacao_ritmo_email: {
    label: 'Comunicação: e-mails por segundo',
    description: 'Maior ritmo de envio de e-mails. Zero é sem limite.',
    ...integer(20, 0, 10_000, 'por segundo'),
  },
  comunicacao_ritmo_whatsapp: {
    label: 'Comunicação: WhatsApp por segundo',
    description: 'Maior ritmo de envio de mensagens de WhatsApp. Zero é sem limite.',
    ...integer(20, 0, 10_000, 'por segundo'),
  },
  comunicacao_atraso_minutos: {
    label: 'Comunicação: atraso da fila',
    description: 'Minutos de espera de uma mensagem até os gestores serem avisados.',
    ...integer(15, 1, 600, 'minutos'),
  },
  comunicacao_falha_percentual: {
    label: 'Comunicação: falhas que avisam',
    description: 'Percentual de falhas de uma execução acima do qual os gestores são avisados.',
    ...integer(20, 1, 100, '%'),
  },
  ...sponsorshipParameters,
  ...careerParameters,
  ...guestParameters,
  farol_endereco: {
    label: 'Farol público dos sorteios',
    description:
      'Endereço do farol drand que decide os sorteios. "local" usa um farol de demonstração; vazio deixa os sorteios aguardando.',
    kind: 'text',
    default: 'https://api.drand.sh',
    min: 0,
    max: 300,
  },
  sorteio_espera_segundos: {
    label: 'Espera do sorteio',
    description: 'Segundos entre o fechamento da lista e a rodada do farol que decide o sorteio.',
    ...integer(6, 3, 3600, 'segundos'),
  },
  negociacao_multa: {
    label: 'Multa por atraso',
    description: 'Multa sobre faturas vencidas em uma negociação, em centésimos de por cento: 200 são 2 %.',
    ...integer(200, 0, 1000, 'centésimos de %'),
  },
  negociacao_juros: {
    label: 'Juros por mês de atraso',
    description: 'Juros por mês, contados por dia, em centésimos de por cento: 100 são 1 %.',
    ...integer(100, 0, 1000, 'centésimos de %'),
  },
} as const satisfies Record<string, Parameter>

export type ParameterKey = keyof typeof parameters
/** Type of a parameter's value, by its kind. */
export type ParameterValue<Key extends ParameterKey> = {
  integer: number
  text: string
  boolean: boolean
}[(typeof parameters)[Key]['kind']]

export const parameterKeys = keysOf(parameters)
export const parameterKey = z.enum(parameterKeys)

const schemas = new Map(parameterKeys.map((key) => [key, schemaOf(parameters[key])]))

function schemaOf(parameter: Parameter): z.ZodType<number | string | boolean> {
  if (parameter.kind === 'integer') return z.int().min(parameter.min).max(parameter.max)
  if (parameter.kind === 'boolean') return z.boolean()
  const text = z.string().trim().min(parameter.min).max(parameter.max)
  if (parameter.format !== 'address') return text
  return text.refine((value) => value === '' || url.safeParse(value).success, form.url)
}

/** Schema of one parameter's value, for the settings form and procedure. */
export function parameterSchema<Key extends ParameterKey>(key: Key): z.ZodType<ParameterValue<Key>> {
  return schemas.get(key) as z.ZodType<ParameterValue<Key>>
}
