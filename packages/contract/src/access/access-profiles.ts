/** Access profiles (perfil_acesso): named sets of roles. See docs/access.md#access-profiles. */
import * as z from 'zod'
import { effectiveRole, grantableModules, levels, type Level, type ModuleKey } from '../access.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { roleSet } from '../role-set.ts'
import { nameText, optionalText } from '../validators.ts'

export const accessProfileFields = z.strictObject({
  nome: nameText(80),
  descricao: optionalText(300),
  roles: roleSet,
  ativo: z.boolean().optional(),
})
export type AccessProfileFields = z.infer<typeof accessProfileFields>

export const createAccessProfilesInput = createOf(accessProfileFields)
export const updateAccessProfileInput = updateOf(accessProfileFields)
export type UpdateAccessProfileInput = z.infer<typeof updateAccessProfileInput>

export const accessProfileList = listOf('nome', {
  id: number(),
  nome: text('Perfil'),
  descricao: text('Descrição'),
  modulos: number('Módulos'),
  usuarios: number('Usuários'),
  sistema: boolean(),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListAccessProfilesInput = z.output<typeof accessProfileList.input>

/** How the modules are called on screens. */
export const moduleLabels: Record<ModuleKey, string> = {
  users: 'Super Admin',
  rh: 'Recursos Humanos',
  desligamentos: 'Desligamentos',
  banco_talentos: 'Banco de Talentos',
  onboarding: 'Onboarding',
  perguntas_frequentes: 'Perguntas Frequentes',
  manual: 'Manual do Colaborador',
  novidades: 'Novidades',
  vendas: 'Vendas',
  marketing: 'Marketing',
  eventos: 'Eventos',
  regua_comunicacao: 'Régua de Comunicação',
  roulette: 'Roleta',
  suprimentos: 'Suprimentos',
  configuracao: 'Configuração',
  pagina_inicial: 'Página Inicial',
  notificacao: 'Notificações',
  incidentes: 'Incidentes',
  frota: 'Frota',
  caronas: 'Caronas',
  precificacao: 'Precificação',
  regras_bloqueio: 'Regras de Bloqueio',
  blacklist: 'Blacklist',
  backoffice: 'Backoffice',
  painel_cliente: 'Painel do Cliente',
  financeiro: 'Financeiro',
  estornos: 'Estornos',
}

export const levelLabels: Record<Level, string> = {
  gestor: 'Gestor',
  solicitante: 'Solicitante',
  leitor: 'Leitor',
}

/** The highest level for a module in a set of roles; null means none. */
export function levelIn(roles: readonly string[], module: ModuleKey): Level | null {
  return levels.find((level) => roles.includes(`${module}:${level}`)) ?? null
}

/** The set with one module at a new level (or none); the other modules stay. */
export function withLevel(roles: readonly string[], module: ModuleKey, level: Level | null): string[] {
  const others = roles.filter((role) => !levels.some((each) => role === `${module}:${each}`))
  return (level ? [...others, `${module}:${level}`] : others).toSorted()
}

/** The resulting role for each module that can be given: the preview of the permission editor. */
export const effectiveRoles = (roles: readonly string[]): { module: ModuleKey; role: string }[] =>
  grantableModules.map((module) => ({ module, role: effectiveRole([...roles, 'user'], module) }))
