/** Access profiles (perfil_acesso): named sets of roles. See docs/access.md#access-profiles. */
import { effectiveRole, grantableModules, levels, type Level, type ModuleKey } from '../access.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const accessProfile = entity(
  'perfil_acesso',
  {
    nome: field.headed('Perfil', field.name('Nome', 80)),
    descricao: field.optional(field.text('Descrição', 300)),
    roles: field.roles('Papéis'),
    modulos: field.count('Módulos'),
    usuarios: field.count('Usuários'),
    sistema: field.unlabelled(field.computed(field.flag('Sistema'))),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome', 'roles', 'ativo'] },
)

export type AccessProfileFields = FieldsOf<typeof accessProfile>
export type UpdateAccessProfileInput = ChangesOf<typeof accessProfile>
export type ListAccessProfilesInput = ListInputOf<typeof accessProfile>

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
