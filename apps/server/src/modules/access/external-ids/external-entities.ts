/** The entities that are written by outside ids, each with its own procedures: what these refuse is refused. */
import type { Ability, ModuleKey } from '@intranet/contract/access'
import { externalOf } from '@intranet/contract/access/external-ids'
import { department } from '@intranet/contract/company/department'
import { position } from '@intranet/contract/company/position'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { createAssetsInput, updateAssetInput } from '@intranet/contract/operations/assets'
import { createVehiclesInput, updateVehicleInput } from '@intranet/contract/operations/vehicle-schemas'
import { employeeSchemas } from '@intranet/contract/people/employee-schemas'
import { userSchemas } from '@intranet/contract/access/user-schemas'
import { createLeadsInput, updateLeadInput } from '@intranet/contract/sales/lead'
import type { TableKey } from '../../../platform/rest/answer-keys.ts'
import type { Noun } from '../../../platform/rest/entity-routes.ts'

export interface ExternalEntity {
  tabela: TableKey
  /** `departments`: its procedures are `departments.create`, `.update` and `.list`. */
  router: string
  module: ModuleKey
  /** Who may create. Whether somebody may change a record is asked by the change itself. */
  ability: Ability
  /** `/v1/rh/departamento` */
  path: string
  tag: string
  noun: Noun
  schemas: ReturnType<typeof externalOf>
  /** Records of one call of the creation. */
  most?: number
  /** What a creation and a change are sent beside. */
  fixed?: object
  /** What the list is asked for all records, where one question does not show them all. */
  asks?: readonly object[]
  bodyLimit?: number
}

const departments = schemasOf(department)
const positions = schemasOf(position)

export const externalEntities = {
  leads: {
    tabela: 'vendas_lead',
    router: 'leads',
    module: 'vendas',
    ability: 'create',
    path: '/v1/vendas/lead',
    tag: 'Leads',
    noun: ['a lead', 'as leads'],
    schemas: externalOf(createLeadsInput, updateLeadInput),
    fixed: { fora_tabela: 'marcar' },
    asks: [{ lista: 'all' }, { lista: 'wrong' }],
  },
  employees: {
    tabela: 'rh_usuario',
    router: 'employees',
    module: 'rh',
    ability: 'manage',
    path: '/v1/rh/funcionario',
    tag: 'Funcionários',
    noun: ['o funcionário', 'os funcionários'],
    schemas: externalOf(employeeSchemas.createInput, userSchemas.updateInput),
    most: 20,
    bodyLimit: 15 * 1024 * 1024,
  },
  departments: {
    tabela: 'rh_departamento',
    router: 'departments',
    module: 'rh',
    ability: 'manage',
    path: '/v1/rh/departamento',
    tag: 'Departamentos',
    noun: ['o departamento', 'os departamentos'],
    schemas: externalOf(departments.createInput, departments.updateInput),
  },
  positions: {
    tabela: 'rh_cargo',
    router: 'positions',
    module: 'rh',
    ability: 'manage',
    path: '/v1/rh/cargo',
    tag: 'Cargos',
    noun: ['o cargo', 'os cargos'],
    schemas: externalOf(positions.createInput, positions.updateInput),
  },
  vehicles: {
    tabela: 'veiculo',
    router: 'vehicles',
    module: 'frota',
    ability: 'create',
    path: '/v1/veiculos',
    tag: 'Frota',
    noun: ['o veículo', 'os veículos'],
    schemas: externalOf(createVehiclesInput, updateVehicleInput),
  },
  assets: {
    tabela: 'suprimento_patrimonio',
    router: 'assets',
    module: 'suprimentos',
    ability: 'create',
    path: '/v1/suprimentos/patrimonio',
    tag: 'Suprimentos',
    noun: ['o patrimônio', 'os patrimônios'],
    schemas: externalOf(createAssetsInput, updateAssetInput),
  },
} as const satisfies Record<string, ExternalEntity>
