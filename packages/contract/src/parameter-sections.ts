/** How Parâmetros divides its constants: by the first word of their keys. */
import { parameterKeys, type ParameterKey } from './parameters.ts'

type Prefix = ParameterKey extends infer Key
  ? Key extends `${infer First}_${string}`
    ? First
    : never
  : never

const sectionOf = {
  login: 'entrada',
  fator: 'entrada',
  codigo: 'entrada',
  convite: 'entrada',
  sessao: 'entrada',
  parceiro: 'entrada',
  chaves: 'chaves',
  chave: 'chaves',
  sla: 'atendimento',
  horas: 'atendimento',
  painel: 'atendimento',
  cliente: 'atendimento',
  estorno: 'financeiro',
  negociacao: 'financeiro',
  lead: 'vendas',
  resultado: 'vendas',
  blacklist: 'vendas',
  comunicacao: 'comunicacao',
  patrocinio: 'patrocinio',
  vaga: 'vagas',
  retorno: 'vagas',
  proposta: 'vagas',
  pre: 'vagas',
  farol: 'sorteios',
  sorteio: 'sorteios',
  frota: 'frota',
  rede: 'rede',
  visitantes: 'visitantes',
  acesso: 'dados',
  seguranca: 'dados',
  arquivo: 'dados',
  notificacao: 'dados',
  pessoa: 'dados',
  cep: 'enderecos',
  distritos: 'enderecos',
} as const satisfies Record<Prefix, string>

export type ParameterSection = (typeof sectionOf)[Prefix]

/** The sections in the order of the page. */
export const parameterSections: Record<ParameterSection, string> = {
  entrada: 'Entrada e sessão',
  chaves: 'Chaves de acesso',
  vendas: 'Vendas',
  atendimento: 'Backoffice e painel do cliente',
  financeiro: 'Estornos e negociação',
  comunicacao: 'Comunicação',
  patrocinio: 'Patrocínio',
  vagas: 'Vagas e admissão',
  sorteios: 'Sorteios',
  frota: 'Frota',
  rede: 'Rede e incidentes',
  visitantes: 'Visitantes',
  enderecos: 'CEP e distritos',
  dados: 'Registros e arquivos',
}

export const sectionOfParameter = (key: ParameterKey): ParameterSection =>
  sectionOf[key.split('_')[0] as Prefix]

/** The constants of a section, in their order. */
export const parametersOf = (section: ParameterSection): ParameterKey[] =>
  parameterKeys.filter((key) => sectionOfParameter(key) === section)
