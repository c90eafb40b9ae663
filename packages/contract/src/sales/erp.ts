/** The providers' ERPs: the connection to each, what it may be asked for, and the messages waiting to be sent. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { keysOf } from '../keys-of.ts'

/** Which system a connection leads to: those that have an adapter (docs/erp.md#kinds). */
export const erpKindNames = {
  http: 'Contrato JSON (próprio)',
  hubsoft: 'HubSoft',
  ixc: 'IXC Provedor',
  mk: 'MK Solutions',
  demonstracao: 'Demonstração',
} as const
export type ErpKind = keyof typeof erpKindNames

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
export const erpAbilities = keysOf(erpAbilityNames)

/** Actions that some systems are only said to have, and what each of them is about: they are tried before they are offered. */
export const triedActionTargets = { desbloqueio_confianca: 'Contrato', desconectar: 'Conexão' } as const
export type TriedAction = keyof typeof triedActionTargets

/** Of a message to an ERP. */
export const outboxStateNames = {
  na_fila: 'Na fila',
  enviando: 'Enviando',
  enviado: 'Enviado',
  falhou: 'Falhou',
} as const
export type OutboxState = keyof typeof outboxStateNames

/** Its secrets are written and never read (erp-schemas.ts). */
export const erpConnection = entity(
  'empresa_erp',
  {
    id_empresa: field.fixed(field.reference('Provedor')),
    empresa: field.joined('Provedor'),
    tipo: field.fixed(field.choice('Sistema', erpKindNames)),
    url: field.optional(field.url('Endereço')),
    permite_http: field.headed('Sem TLS', field.flag('Permite http')),
    usuario: field.unlisted(field.optional(field.text('Usuário', 254))),
    cliente_id: field.unlisted(field.optional(field.text('Client ID', 254))),
    certificado: field.unlisted(field.optional(field.text('Certificado', 64))),
    com_token: field.computed(field.flag('Token')),
    com_senha: field.unlisted(field.computed(field.flag('Senha'))),
    com_segredo: field.unlisted(field.computed(field.flag('Segredo'))),
    pendentes: field.count('Pendentes'),
    falhas: field.count('Falhas'),
    testada_em: field.computed(field.nullable(field.moment('Testada'))),
    erro_teste: field.unlisted(field.nullable(field.joined('Erro do teste'))),
    ativo: field.active(),
  },
  { sort: 'empresa' },
)
