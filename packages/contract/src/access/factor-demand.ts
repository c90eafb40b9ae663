/** Whose sign-in has to have a second factor. See docs/access.md#second-factor. */
import { grantableModules, levelRank, SUPERADMIN, type ModuleKey } from '../access.ts'

/** Modules whose screens show personal data of people or customers. */
export const personalDataModules: readonly ModuleKey[] = [
  'rh',
  'desligamentos',
  'banco_talentos',
  'vendas',
  'marketing',
  'regua_comunicacao',
  'blacklist',
  'backoffice',
  'painel_cliente',
  'financeiro',
  'regras_bloqueio',
  'roulette',
  'frota',
  'onboarding',
  'configuracao',
]

/** Modules whose people ask for, or decide about, what is paid. */
const moneyModules: readonly ModuleKey[] = [
  'backoffice',
  'painel_cliente',
  'financeiro',
  'frota',
  'marketing',
]

/** What the parameters demand beside the superadmins' factor. */
export interface FactorRule {
  fator_dados_pessoais: boolean
  fator_valores: boolean
  fator_todos: boolean
}

/** Somebody who signs in. */
export interface Entering {
  roles: readonly string[]
  employee: boolean
}

export function demandsFactor({ roles, employee }: Entering, rule: FactorRule): boolean {
  const worksIn = (modules: readonly ModuleKey[]) => modules.some((module) => levelRank(roles, module) > 0)
  if (roles.includes(SUPERADMIN)) return true
  return (
    (rule.fator_todos && (employee || worksIn(grantableModules))) ||
    (rule.fator_dados_pessoais && worksIn(personalDataModules)) ||
    (rule.fator_valores && worksIn(moneyModules))
  )
}
