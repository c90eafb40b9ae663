/** The words of ERPs and of messages to them. No schemas here, so that list pages stay small. */
export const outboxStateNames = {
  na_fila: 'Na fila',
  enviando: 'Enviando',
  enviado: 'Enviado',
  falhou: 'Falhou',
} as const
export type OutboxState = keyof typeof outboxStateNames

/** Which system a connection leads to: those that have an adapter (docs/erp.md#kinds). */
export const erpKindNames = {
  http: 'Contrato JSON (próprio)',
  hubsoft: 'HubSoft',
  ixc: 'IXC Provedor',
  mk: 'MK Solutions',
  demonstracao: 'Demonstração',
} as const
export type ErpKind = keyof typeof erpKindNames
export const erpKinds = Object.keys(erpKindNames) as [ErpKind, ...ErpKind[]]

/** What an ERP can be asked for, by the name of the call; screens offer only what a connection has. */
export const erpAbilityNames = {
  lead: 'Receber leads',
  clientes: 'Buscar clientes',
  enderecos: 'Endereços',
  contratos: 'Contratos',
  conexoes: 'Conexões',
  sessoes: 'Sessões',
  testar_conexao: 'Testar conexão do cliente',
  faturas: 'Faturas',
  pagamentos: 'Pagamentos',
  linha_digitavel: 'Linha digitável',
  pix: 'Pix',
  pdf: 'PDF da fatura',
  ordens_servico: 'Ordens de serviço',
  tipos_os: 'Tipos de ordem de serviço',
  inadimplentes: 'Clientes em atraso',
  varredura_clientes: 'Todos os clientes',
  equipes: 'Equipes',
  produtos: 'Produtos',
  estoque: 'Estoque',
  conferir_os: 'Conferir OS',
  resultado_acao: 'Resultado de uma ação',
  abrir_os: 'Abrir OS',
  reagendar_os: 'Reagendar OS',
  cancelar_os: 'Cancelar OS',
  negociar: 'Negociar faturas',
  alterar_vencimento: 'Alterar vencimento',
  alterar_contato: 'Alterar contatos',
  alterar_endereco: 'Alterar endereço',
  desbloqueio_confianca: 'Desbloqueio de confiança',
  desconectar: 'Desconectar',
  reiniciar_onu: 'Reiniciar ONU',
} as const
export type ErpAbility = keyof typeof erpAbilityNames
export const erpAbilities = Object.keys(erpAbilityNames) as [ErpAbility, ...ErpAbility[]]

/** Actions that some systems are only said to have, and what each of them is about: they are tried before they are offered. */
export const triedActionTargets = { desbloqueio_confianca: 'Contrato', desconectar: 'Conexão' } as const
export type TriedAction = keyof typeof triedActionTargets

/** Service orders by the codes that ERPs of the field use. */
export const serviceOrderStateNames = {
  A: 'Aberta',
  AN: 'Em análise',
  EN: 'Encaminhada',
  AS: 'Assumida',
  AG: 'Agendada',
  DS: 'Deslocamento',
  EX: 'Execução',
  RAG: 'Reagendar',
  F: 'Finalizada',
  C: 'Cancelada',
  desconhecida: 'Não informada',
} as const
export type ServiceOrderState = keyof typeof serviceOrderStateNames

/** Part of the day of a visit. */
export const visitPeriodNames = { M: 'Manhã', T: 'Tarde', N: 'Noite' } as const
export type VisitPeriod = keyof typeof visitPeriodNames

export const contractStateNames = {
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  bloqueado: 'Bloqueado',
  aguardando: 'Aguardando',
  cancelado: 'Cancelado',
  desconhecido: 'Não informado',
} as const
export type ContractState = keyof typeof contractStateNames

export const customerStateNames = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  desconhecido: 'Não informado',
} as const
export type CustomerState = keyof typeof customerStateNames

export const connectionStateNames = {
  online: 'Online',
  offline: 'Offline',
  desconhecido: 'Não informado',
} as const
export type ConnectionState = keyof typeof connectionStateNames

export const invoiceStateNames = {
  aberta: 'Aberta',
  paga: 'Paga',
  vencida: 'Vencida',
  cancelada: 'Cancelada',
  negociada: 'Negociada',
  desconhecida: 'Não informada',
} as const
export type InvoiceState = keyof typeof invoiceStateNames

export const addressKindNames = {
  instalacao: 'Instalação',
  cobranca: 'Cobrança',
  correspondencia: 'Correspondência',
} as const
export type AddressKind = keyof typeof addressKindNames

/** How a customer is looked for. */
export const customerQuestionNames = {
  codigo: 'Código',
  documento: 'CPF',
  telefone: 'Telefone',
  nome: 'Nome',
} as const
export type CustomerQuestion = keyof typeof customerQuestionNames
